import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { actions, addVehicle, asked, linksIn, withKey } from '../testing.ts';

const begun = new Date('2027-01-05T10:00:00Z');
let now = begun;
const api = useApi({ clock: () => now, isTrial: true });
const { ask, act, read, offer, accept, passTime, mailsTo } = actions(api);
let maja: SignedInPerson;
let nimal: SignedInPerson;
let van: string;
let id: string;

beforeEach(async () => {
  now = begun;
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'sent_mails');
  maja = await api.signIn({ userName: 'Maja' });
  nimal = await api.signIn({ userName: 'Nimal' });
  van = await addVehicle(api, nimal.id);
  id = (await ask(asked([van]), maja))[0]?._id ?? '';
});

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const write = async (text: string, who = maja) =>
  expect((await act(id, 'messages', who, { text })).statusCode).toBe(201);
/** The texts of mails of messages, each with what is quoted in it. */
const told = async (email = nimal.email) =>
  (await mailsTo(email))
    .filter(({ subject }) => subject.includes('has written about'))
    .map(({ text }) => text.match(/message \d+/g));

test('the first message is mailed at once; a hundred after it come in one mail, the latest of them, some minutes later', async () => {
  for (let n = 0; n < 100; n++) await write(`message ${n}`);
  expect(await told()).toEqual([['message 0']]);
  later(4);
  await passTime();
  expect(await told()).toHaveLength(1);
  later(2);
  for (const _ of [1, 2]) await passTime();
  const [, second, ...more] = await told();
  expect(second).toEqual(Array.from({ length: 10 }, (_, n) => `message ${90 + n}`));
  expect(more).toEqual([]);
  later(6);
  await write('message 100');
  expect((await told()).at(-1)).toEqual(['message 100']);
});

test('what was read meanwhile is not mailed, and who has read is told of the next at once', async () => {
  await write('message 0');
  later(1);
  await write('message 1');
  later(1);
  await act(id, 'read', nimal);
  later(1);
  await write('message 2');
  expect(await told()).toEqual([['message 0'], ['message 2']]);
  later(6);
  await passTime();
  expect(await told()).toHaveLength(2);
});

test('what was written while a thread was opened is not read with what was shown, and is mailed', async () => {
  await write('message 0');
  const { updatedAt: shown } = await read(id, nimal);
  later(1);
  await write('message 1');
  const unread = async () => (await api.get('/inquiries?as=partner', nimal)).json()[0].unread;
  const readUpTo = async (moment: string) =>
    expect((await act(id, `read?upTo=${moment}`, nimal)).statusCode).toBe(204);
  await readUpTo(shown);
  expect(await unread()).toBe(1);
  later(6);
  await passTime();
  expect(await told()).toEqual([['message 0'], ['message 1']]);
  // Read after the mail, though what is read is older than it: the next is told at once.
  await readUpTo((await read(id, nimal)).updatedAt);
  expect(await unread()).toBe(0);
  // What another page says later takes nothing back.
  await readUpTo(shown);
  expect(await unread()).toBe(0);
  later(1);
  await write('message 2');
  expect(await told()).toEqual([['message 0'], ['message 1'], ['message 2']]);
  // What is still to come is not read yet.
  await readUpTo('2099-01-01T00:00:00.000Z');
  later(1);
  await write('message 3');
  expect(await unread()).toBe(1);
});

test('who answers is told of each answer at once, and neither side keeps back the mails of the other', async () => {
  for (let n = 0; n < 3; n++) {
    later(1);
    await write(`message ${n}`);
    later(1);
    await write(`message ${n}`, nimal);
  }
  for (const email of [nimal.email, maja.email])
    expect(await told(email)).toEqual([['message 0'], ['message 1'], ['message 2']]);
});

test('in the very moment in which the thread was read, a message is mailed as well', async () => {
  await write('message 0');
  await act(id, 'read', nimal);
  await write('message 1');
  expect(await told()).toEqual([['message 0'], ['message 1']]);
});

test('what waits goes out with the next message where that comes later, and once', async () => {
  await write('message 0');
  later(1);
  await write('message 1');
  later(6);
  await write('message 2');
  await passTime();
  expect(await told()).toEqual([['message 0'], ['message 1', 'message 2']]);
});

test('of a thread that has ended meanwhile nothing more is told', async () => {
  await write('message 0');
  await write('message 1');
  await act(id, 'cancel', maja);
  later(6);
  await passTime();
  expect(await told()).toEqual([['message 0']]);
});

test.each([false, true])(
  'of who has left nothing more is told, where the journey was over and they were reported: %s',
  async (isReported) => {
    await accept(id, (await offer(id, nimal))._id, maja);
    await api.db.execute(sql`update inquiries set status = 'done'`);
    later(1);
    await write('message 0', nimal);
    await write('message 1', nimal);
    if (isReported) await act(id, 'report', maja, { reason: 'He does not answer.' });
    await api.db.execute(sql`update users set password_hash = null where id = ${nimal.id}`);
    expect((await api.delete('/auth/account', { ...nimal, payload: {} })).statusCode).toBe(204);
    later(6);
    await passTime();
    expect(await told(maja.email)).toEqual([['message 0']]);
  },
);

test('a guest is told in the same way, with a link in each mail', async () => {
  const guest = { name: 'Anna', email: 'anna@example.org' };
  await api.post('/inquiries', asked([van], { guest }));
  const [link] = linksIn((await mailsTo(guest.email))[0]?.text);
  id = link?.id ?? '';
  await api.post(withKey(id, link?.key ?? '', '/confirm'));
  later(1);
  for (let n = 0; n < 3; n++) await write(`message ${n}`, nimal);
  later(6);
  await passTime();
  expect(await told(guest.email)).toEqual([['message 0'], ['message 1', 'message 2']]);
  const [newest] = linksIn((await mailsTo(guest.email)).at(-1)?.text);
  expect((await api.get(withKey(id, newest?.key ?? ''))).statusCode).toBe(200);
});
