import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { newId } from '../../../schema/index.ts';
import { actions, addVehicle, asked } from '../testing.ts';

const api = useApi({ clock: () => new Date('2027-01-05T04:00:00Z') });
const { ask, offer, accept, act } = actions(api);
let [nimal, maja, stranger] = [] as unknown as SignedInPerson[];
let van = '';
beforeEach(async () => {
  await api.empty('inquiries', 'trips', 'listings', 'users', 'sent_mails');
  [nimal, maja, stranger] = [
    await api.signIn({ userName: 'Nimal' }),
    await api.signIn({ userName: 'Maja' }),
    await api.signIn(),
  ];
  van = await addVehicle(api, nimal?.id ?? null);
});

const who = (person: SignedInPerson | undefined) => person as SignedInPerson;
const makeTrip = async (person: SignedInPerson) =>
  (await api.post('/trips', { title: 'Two weeks' }, person)).json()._id as string;
async function agree(tripId: string, traveller: SignedInPerson, vehicle = van) {
  const [thread] = await ask(asked([vehicle], { tripId }), traveller);
  const id = thread?._id ?? '';
  const made = await offer(id, who(nimal));
  await accept(id, made._id, traveller);
  return id;
}

test('who agreed waits by the day, with number and price: for its owner and for those at home with a link, until it is revoked', async () => {
  const trip = await makeTrip(who(maja));
  const thread = await agree(trip, who(maja));
  const mine = await api.get(`/trips/${trip}/expected`, who(maja));
  expect(mine.json()).toMatchObject([
    {
      ...{ _id: thread, name: 'Nimal', from: '2027-02-10', to: '2027-02-14', pickup: 'Airport' },
      ...{ total: 85_800, number: expect.stringMatching(/^SA-2027-/), phone: expect.stringMatching(/\d{9}/) },
    },
  ]);
  expect(mine.headers['cache-control']).toContain('no-store');

  // Under the name under which it was agreed, though the partner has another by now.
  await api.db.execute(sql`update users set user_name = 'Lanka Cabs' where id = ${who(nimal).id}::uuid`);
  expect((await api.get(`/trips/${trip}/expected`, who(maja))).json()).toEqual(mine.json());

  const link = (await api.post(`/trips/${trip}/links`, {}, who(maja))).json();
  const home = `/trips/${trip}/expected?key=${link.key}`;
  expect((await api.get(home)).json()).toEqual(mine.json());
  await api.delete(`/trips/${trip}/links/${link._id}`, who(maja));
  expect((await api.get(home)).statusCode).toBe(404);
});

test('a stranger sees nothing of it, and cannot put a thread of theirs into the trip of another', async () => {
  const trip = await makeTrip(who(maja));
  await agree(trip, who(stranger));
  expect((await api.get(`/trips/${trip}/expected`, who(maja))).json()).toEqual([]);
  for (const asker of [await api.signIn(), who(nimal), undefined])
    expect((await api.get(`/trips/${trip}/expected`, asker)).statusCode).toBe(404);
  expect((await api.get(`/trips/${newId()}/expected`, who(maja))).statusCode).toBe(404);
});

test('who joined a shared trip reads who waits for them beside who waits for its owner, and they alone', async () => {
  const trip = await makeTrip(who(maja));
  const link = (await api.post(`/trips/${trip}/links`, { right: 'change' }, who(maja))).json();
  await api.put(`/trips/${trip}/joined?key=${link.key}`, {}, who(stranger));
  const tuktuk = await addVehicle(api, who(nimal).id);
  const theirs = await agree(trip, who(stranger), tuktuk);
  const owners = await agree(trip, who(maja));
  const waiting = async (asker?: SignedInPerson, key = '') =>
    (await api.get(`/trips/${trip}/expected${key && `?key=${key}`}`, asker))
      .json()
      .map(({ _id }: { _id: string }) => _id);
  expect((await waiting(who(stranger))).sort()).toEqual([theirs, owners].sort());
  expect(await waiting(who(maja))).toEqual([owners]);
  expect(await waiting(undefined, link.key)).toEqual([owners]);

  // Theirs stays with them when the trip opens to them no more, and then when it is gone.
  await api.delete(`/trips/${trip}/links/${link._id}`, who(maja));
  expect(await waiting(who(stranger), link.key)).toEqual([theirs]);
  await api.delete(`/trips/${trip}`, who(maja));
  expect(await waiting(who(stranger))).toEqual([theirs]);
});

test('who was asked and has not agreed, or cancelled, does not wait; one whose listing is gone still does', async () => {
  const trip = await makeTrip(who(maja));
  const [open] = await ask(asked([van], { tripId: trip }), who(maja));
  await offer(open?._id ?? '', who(nimal));
  const expected = async () => (await api.get(`/trips/${trip}/expected`, who(maja))).json();
  expect(await expected()).toEqual([]);
  await act(open?._id ?? '', 'cancel', who(maja));
  const thread = await agree(trip, who(maja));
  await api.db.execute(sql`update listings set deleted_at = now() where id = ${van}::uuid`);
  expect(await expected()).toMatchObject([
    { _id: thread, kind: 'vehicle', listingId: van, listing: null, phone: null },
  ]);
  await act(thread, 'cancel', who(maja), { reason: 'We are ill.' });
  expect(await expected()).toEqual([]);
});

test('who waits is told however many were asked about the trip before', async () => {
  const trip = await makeTrip(who(maja));
  const [open] = await ask(asked([van], { tripId: trip }), who(maja));
  const id = open?._id ?? '';
  await act(id, 'cancel', who(maja));
  await api.db.execute(sql`insert into inquiries
    select (jsonb_populate_record(i, jsonb_build_object('id', lpad(n::text, 32, '0')::uuid))).*
    from inquiries i, generate_series(1, 60) n where i.id = ${id}::uuid`);
  const thread = await agree(trip, who(maja));
  expect((await api.get(`/trips/${trip}/expected`, who(maja))).json()).toMatchObject([{ _id: thread }]);
});
