import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { inquiries, newId } from '../../../schema/index.ts';
import { actions, addVehicle, asked, linksIn, withKey } from '../testing.ts';

const begun = new Date('2027-01-05T10:00:00Z');
let now = begun;
const api = useApi({ clock: () => now, isTrial: true });
const { ask, offer, mailsTo } = actions(api);
let [maja, nimal] = [] as unknown as [SignedInPerson, SignedInPerson];
let van = '';

beforeEach(async () => {
  now = begun;
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'sent_mails');
  maja = await api.signIn({ userName: 'Maja' });
  nimal = await api.signIn({ userName: 'Nimal' });
  van = await addVehicle(api, nimal.id);
});

test('what an offer comes to for a day is of the days offered, not of those asked for, and of a month alone as well', async () => {
  const days = { from: '2027-07-01', to: '2027-07-08' };
  const month = { from: undefined, to: undefined, month: '2027-06' };
  const [some, whenever] = [await ask(asked([van], days), maja), await ask(asked([van], month), maja)];
  const ids = [...some, ...whenever].map(({ _id }) => _id);
  const lines = [{ label: 'Van with driver', quantity: 1, unit: 'trip', unitPrice: 80_000 }];
  await offer(ids[0] ?? '', nimal, { lines, from: '2027-07-01', to: '2027-07-04' });
  await offer(ids[1] ?? '', nimal, { lines, from: '2027-06-10', to: '2027-06-13' });
  const compared = (await api.get(`/inquiries/compare?ids=${ids.join(',')}`, maja)).json();
  expect(compared).toMatchObject([{ perDay: 20_000 }, { perDay: 20_000 }]);
  // Named twice, in capitals too, a thread is there once.
  const twice = [...ids, ids[0], ids[1]?.toUpperCase()];
  expect((await api.get(`/inquiries/compare?ids=${twice}`, maja)).json()).toEqual(compared);
  // The whole of the days asked for, where the offer names none.
  await offer(ids[0] ?? '', nimal, { lines });
  expect((await api.get(`/inquiries/compare?ids=${ids[0]}`, maja)).json()).toMatchObject([
    { perDay: 10_000, from: '2027-07-01', to: '2027-07-08' },
  ]);
});

test('a guest compares the offers of a trip by the keys of their threads, and no others that name the trip', async () => {
  const [tripId, email] = [newId(), 'jonas@example.org'];
  const vans = [van, await addVehicle(api, nimal.id)];
  await ask(asked(vans, { tripId, guest: { name: 'Jonas', email } }));
  const links = linksIn((await mailsTo(email))[0]?.text);
  for (const { id, key } of links) await api.post(withKey(id, key, '/confirm'));
  await offer(links[0]?.id ?? '', nimal);
  // Another guest, and an account, name the same trip.
  await ask(asked([van], { tripId, guest: { name: 'Anna', email: 'anna@example.org' } }));
  await ask(asked([van], { tripId }), maja);
  const compare = async (keys: (string | undefined)[], who?: SignedInPerson, trip = tripId) => {
    const reply = await api.get(`/inquiries/compare?trip=${trip}&key=${keys.join(',')}`, who);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json();
  };
  const keys = links.map(({ key }) => key);
  // Both were asked in one moment, so that either may come first.
  const both: { _id: string; total: number | null }[] = await compare(keys);
  expect(new Map(both.map(({ _id, total }) => [_id, total]))).toEqual(
    new Map([
      [links[0]?.id, 85_800],
      [links[1]?.id, null],
    ]),
  );
  expect(await compare(keys.slice(1))).toMatchObject([{ _id: links[1]?.id }]);
  expect(await compare(['wrong'])).toEqual([]);
  expect(await compare(keys, undefined, newId())).toEqual([]);
  // With an account of another address both are the person's own.
  expect(await compare(keys, maja)).toHaveLength(3);
  expect((await api.get(`/inquiries/compare?trip=${tripId}`)).statusCode).toBe(401);
});

test('of a trip for which more were asked than are told of, those with an offer are first, then those that go on, the newest before others', async () => {
  const tripId = newId();
  const later = () => {
    now = new Date(now.getTime() + 60_000);
    return now;
  };
  const askLater = async () => {
    later();
    return (await ask(asked([await addVehicle(api, nimal.id)], { tripId }), maja))[0]?._id ?? '';
  };
  const first = await askLater();
  const [stored] = await api.db.select().from(inquiries).where(eq(inquiries.id, first));
  if (!stored) throw new Error('It was not asked.');
  const copies = (count: number, status: 'open' | 'declined') =>
    api.db
      .insert(inquiries)
      .values(Array.from({ length: count }, () => ({ ...stored, id: newId(later()), status })))
      .returning({ id: inquiries.id });
  const compared = async (): Promise<string[]> =>
    (await api.get(`/inquiries/compare?trip=${tripId}`, maja)).json().map(({ _id }: { _id: string }) => _id);
  await copies(49, 'declined');
  const last = await askLater();
  expect((await compared()).slice(0, 2)).toEqual([last, first]);
  await copies(50, 'open');
  await offer(last, nimal);
  const told = await compared();
  expect(told).toHaveLength(50);
  expect(told[0]).toBe(last);
  expect(told).not.toContain(first);
  await offer(first, nimal);
  expect((await compared()).slice(0, 2)).toEqual([last, first]);
});
