import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { untilWaiting } from '../../../platform/database/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { actions, addVehicle, asked, linksIn, withKey } from '../testing.ts';

const begun = new Date('2027-01-05T10:00:00Z');
let now = begun;
const api = useApi({ clock: () => now, isTrial: true });
const { ask, read, offer, accept, act, passTime, mailsTo } = actions(api);
const email = 'maja@example.org';
let maja: SignedInPerson;
let nimal: SignedInPerson;
let kumari: SignedInPerson;
let vans: [string, string, string];

beforeEach(async () => {
  now = begun;
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'sent_mails');
  maja = await api.signIn({ userName: 'Maja', email });
  nimal = await api.signIn({ userName: 'Nimal' });
  kumari = await api.signIn({ userName: 'Kumari' });
  await api.db.execute(sql`update sessions set expires_at = '2099-01-01', last_seen_at = '2027-02-20'`);
  vans = [await addVehicle(api, nimal.id), await addVehicle(api, nimal.id), await addVehicle(api, kumari.id)];
});

const askAbout = async (van: string, who = maja, more: object = {}) =>
  (await ask(asked([van], more), who))[0]?._id ?? '';
const write = (id: string, who = maja) => act(id, 'messages', who, { text: 'Why?' });
const block = async (id: string, who = nimal) => expect((await act(id, 'block', who)).statusCode).toBe(204);

test('a block ends all threads with the traveller, offers and held days included, and none with others', async () => {
  const [one, two, elsewhere] = [await askAbout(vans[0]), await askAbout(vans[1]), await askAbout(vans[2])];
  const others = await askAbout(vans[1], kumari);
  await offer(two, nimal);
  await block(one);
  for (const id of [one, two]) {
    expect(await read(id, maja)).toMatchObject({ status: 'declined' });
    expect((await write(id)).statusCode).toBe(409);
  }
  expect((await api.get(`/vehicles/${vans[1]}/calendar?to=2027-03-01`)).json().days).toEqual([]);
  const declined = (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Nimal said no'));
  expect(declined).toHaveLength(2);
  expect((await write(elsewhere)).statusCode).toBe(201);
  expect((await write(others, kumari)).statusCode).toBe(201);
});

test('who was blocked reads in the own language that it does not fit, and what people wrote as it stands', async () => {
  await api.db.execute(sql`update users set language = 'ta' where id = ${maja.id}::uuid`);
  const [blocked, declined] = [await askAbout(vans[0]), await askAbout(vans[2])];
  await block(blocked);
  await act(declined, 'decline', kumari, { reason: 'We are away.\nAsk my brother, or wait.' });
  const inTamil = { ...maja, headers: { ...maja.headers, 'accept-language': 'ta' } };
  expect((await read(blocked, inTamil)).steps.at(-1)?.reason).toMatch(/^[\p{Script=Tamil}\s.]+$/u);
  expect((await read(declined, inTamil)).steps.at(-1)?.reason).toContain('Ask my brother, or wait.');
  const texts = (await mailsTo(email)).map(({ text }) => text).slice(-2);
  expect(texts.filter((text) => text.includes('It does not fit.'))).toEqual([]);
  expect(texts.join()).toContain('We are away.\nAsk my brother, or wait.');
});

test('who was blocked writes neither in a thread that is agreed nor in one that is done, and can cancel what is agreed', async () => {
  const agreed = await askAbout(vans[0]);
  const over = await askAbout(vans[1], maja, { from: '2027-01-10', to: '2027-01-12' });
  await accept(agreed, (await offer(agreed, nimal))._id, maja);
  await accept(over, (await offer(over, nimal, { validUntil: '2027-01-09' }))._id, maja);
  now = new Date('2027-01-25T06:00:00Z');
  await passTime();
  expect(await read(over, maja)).toMatchObject({ status: 'done' });
  await block(over);
  const mails = (await mailsTo(nimal.email)).length;
  const words = 'Your message does not reach the partner here.';
  const stands = `${words} What you have agreed on stands: please call, or cancel it with your reason.`;
  for (const [id, said] of [
    [agreed, stands],
    [over, words],
  ] as const) {
    const refused = await write(id);
    expect([refused.statusCode, refused.json().error]).toEqual([409, said]);
  }
  expect(await mailsTo(nimal.email)).toHaveLength(mails);
  // The partner can still write, and the agreement stands until one of both cancels it.
  expect((await write(agreed, nimal)).statusCode).toBe(201);
  expect(await read(agreed, maja)).toMatchObject({ status: 'agreed' });
  const cancelled = await act(agreed, 'cancel', maja, { reason: 'We are ill.' });
  expect(cancelled.json(), cancelled.body).toMatchObject({ status: 'cancelled' });
});

test.each(['guest', 'account'])(
  'a block of the %s ends what the person asked as a guest and with the account; what waits for its link is not sent',
  async (blocked) => {
    const guest = { name: 'Maja', email: 'Maja@Example.org' };
    const asGuest = async (van: string, more: object) => {
      await api.post('/inquiries', asked([van], { guest, ...more }));
      return linksIn((await mailsTo(guest.email)).at(-1)?.text)[0] ?? { id: '', key: '' };
    };
    const withAccount = await askAbout(vans[1]);
    const sent = await asGuest(vans[0], {});
    await api.post(withKey(sent.id, sent.key, '/confirm'));
    const waiting = await asGuest(vans[0], { from: '2027-03-10', to: '2027-03-14' });
    await block(blocked === 'guest' ? sent.id : withAccount);
    for (const id of [sent.id, withAccount])
      expect(await read(id, nimal)).toMatchObject({ status: 'declined' });
    expect((await api.post(withKey(waiting.id, waiting.key, '/confirm'))).statusCode).toBe(409);
  },
);

test('a block in a thread of the guest ends what the person asks with the account at this moment, and is of the account', async () => {
  const [asGuest] = await ask(asked([vans[0]], { guest: { name: 'Maja', email } }));
  const [link] = linksIn((await mailsTo(email)).at(-1)?.text);
  await api.post(withKey(link?.id ?? '', link?.key ?? '', '/confirm'));
  const { asking, blocking } = await api.db.transaction(async (tx) => {
    // What is asked has taken over the first thread by then, and its own is written.
    await tx.execute(sql`lock table inquiry_messages in share mode`);
    const begun = { asking: ask(asked([vans[1]]), maja) };
    begun.asking.catch(() => undefined);
    await untilWaiting(api.db, 1);
    const both = { ...begun, blocking: act(asGuest?._id ?? '', 'block', nimal) };
    both.blocking.catch(() => undefined);
    await untilWaiting(api.db, 2);
    return both;
  });
  const [withAccount] = await asking;
  expect((await blocking).statusCode).toBe(204);
  for (const id of [asGuest?._id ?? '', withAccount?._id ?? ''])
    expect(await read(id, maja)).toMatchObject({ status: 'declined' });
  const { rows } = await api.db.execute(sql`select traveller_id from inquiry_blocks`);
  expect(rows).toEqual([{ traveller_id: maja.id }]);
});
