import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { untilWaiting } from '../../../platform/database/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { idempotencyKeys, newId } from '../../../schema/index.ts';
import { actions, addVehicle, anOffer, asked, linksIn, withKey } from '../testing.ts';

const begun = new Date('2027-01-05T10:00:00Z');
let now = begun;
const api = useApi({ clock: () => now, isTrial: true, rateLimit: { perMinute: 100_000 } });
const { ask, read, offer, accept, act, mailsTo } = actions(api);
let maja: SignedInPerson;
let nimal: SignedInPerson;
let van: string;
let id: string;
let guestLink = '';

beforeEach(async () => {
  now = begun;
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'sent_mails', 'idempotency_keys', 'tries');
  maja = await api.signIn({ userName: 'Maja' });
  nimal = await api.signIn({ userName: 'Nimal', createdAt: begun });
  van = await addVehicle(api, nimal.id);
  id = (await ask(asked([van]), maja))[0]?._id ?? '';
});

/** The headers of a person, with a key by which what is sent is known when it is sent again. */
const once = (who: Pick<SignedInPerson, 'headers'> | undefined, key: string) => ({
  headers: { ...who?.headers, 'idempotency-key': key },
});
const mailsAbout = async (email: string, words: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject.includes(words)).length;
const sendOffer = (key: string, more: object = {}, who = nimal) =>
  api.post(`/inquiries/${id}/offers`, anOffer(more), once(who, key));
const write = (key: string, text: string, who = maja) =>
  api.post(`/inquiries/${id}/messages`, { text }, once(who, key));
const writeAsGuest = (key: string, link: string) =>
  api.post(withKey(id, link, '/messages'), { text: 'Yes.' }, once(undefined, key));
const textsOf = async () => (await read(id, maja)).messages.slice(1).map(({ text }) => text);

describe('an offer', () => {
  test('that is sent again with its key is the one that was made, and the traveller is told once', async () => {
    const key = newId();
    const [first, second] = [await sendOffer(key), await sendOffer(key)];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect((await read(id, maja)).offers).toHaveLength(1);
    expect(await mailsAbout(maja.email, 'An offer for')).toBe(1);
  });

  test('that is sent twice at once is made once', async () => {
    const key = newId();
    const replies = await Promise.all(Array.from({ length: 4 }, () => sendOffer(key)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.json()._id)).size).toBe(1);
    expect((await read(id, maja)).offers).toHaveLength(1);
  });

  test('that was accepted meanwhile is still the answer, and nothing supersedes it', async () => {
    const key = newId();
    const { _id } = (await sendOffer(key)).json();
    await accept(id, _id, maja);
    const again = await sendOffer(key);
    expect([again.statusCode, again.json()._id, again.json().state]).toEqual([201, _id, 'accepted']);
  });

  test('with another key, or with none, is another one', async () => {
    await sendOffer(newId());
    await sendOffer(newId());
    await offer(id, nimal);
    await offer(id, nimal);
    expect((await read(id, maja)).offers).toHaveLength(4);
  });

  test('of other words with a key that was used is refused, and the first stands', async () => {
    const key = newId();
    const first = (await sendOffer(key)).json();
    const other = await sendOffer(key, { included: ['Tea'] });
    expect([other.statusCode, other.json().code]).toEqual([409, 'CONFLICT']);
    expect((await read(id, maja)).offers).toMatchObject([{ _id: first._id, state: 'current' }]);
  });

  test('that was refused is taken with the same key once it can be', async () => {
    const key = newId();
    expect((await sendOffer(key, { validUntil: '2027-01-04' })).statusCode).toBe(400);
    expect((await sendOffer(key)).statusCode).toBe(201);
  });

  test('is known by its key to its own account and thread alone', async () => {
    const key = newId();
    await sendOffer(key);
    const kumari = await api.signIn({ userName: 'Kumari' });
    expect((await sendOffer(key, {}, kumari)).statusCode).toBe(404);
    expect((await sendOffer(key, {}, maja)).statusCode).toBe(403);
    const [other] = await ask(asked([van], { from: '2027-03-01', to: '2027-03-05' }), maja);
    id = other?._id ?? '';
    expect((await sendOffer(key)).statusCode).toBe(201);
    expect((await read(id, maja)).offers).toHaveLength(1);
  });

  test('whose answer was lost is answered also where the day’s last offer was made with it', async () => {
    const [key, last] = [newId(), 60];
    for (let made = 1; made < last; made++) await offer(id, nimal);
    expect((await sendOffer(key)).statusCode).toBe(201);
    expect((await sendOffer(key)).statusCode).toBe(201);
    expect((await sendOffer(newId())).statusCode).toBe(429);
  });

  test('that is the day’s last and is sent again while it is being made waits for it', async () => {
    const [key, last] = [newId(), 60];
    for (let made = 1; made < last; made++) await offer(id, nimal);
    const replies = await api.db.transaction(async (tx) => {
      await tx.execute(sql`select from listings where id = ${van} for update`);
      const first = sendOffer(key);
      await untilWaiting(api.db, 1);
      const again = sendOffer(key);
      await untilWaiting(api.db, 2);
      return { both: Promise.all([first, again]) };
    });
    const [first, again] = await replies.both;
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()._id).toBe(first.json()._id);
    expect((await sendOffer(newId())).statusCode).toBe(429);
  });

  test('is known by its key for a day', async () => {
    const key = newId();
    await sendOffer(key);
    const forget = async () => {
      await api.db.execute("select graphile_worker.add_job('idempotency:forget', '{}')");
      await api.runJobs();
    };
    now = new Date(begun.getTime() + 23 * 3_600_000);
    await forget();
    await sendOffer(key);
    expect((await read(id, maja)).offers).toHaveLength(1);
    now = new Date(begun.getTime() + 25 * 3_600_000);
    await forget();
    expect(await api.db.$count(idempotencyKeys)).toBe(0);
  });
});

/** What has been counted of all that is limited. */
const counted = async () => {
  const { rows } = await api.db.execute<{ sum: number }>(
    sql`select coalesce(sum(count), 0)::int as sum from tries`,
  );
  return rows[0]?.sum ?? 0;
};

test.each([
  ['an offer', (key: string) => sendOffer(key)],
  ['a message', (key: string) => write(key, 'Yes.')],
  ['a message of a guest', (key: string) => writeAsGuest(key, guestLink)],
  [
    'a question',
    (key: string) =>
      api.post('/inquiries', asked([van], { from: '2027-03-01', to: '2027-03-05' }), once(maja, key)),
  ],
])('%s that is sent twice at once counts once', async (of, send) => {
  if (of.endsWith('guest')) {
    const guest = { name: 'Anna', email: 'anna@example.org' };
    await api.post('/inquiries', asked([van], { guest }));
    const link = linksIn((await mailsTo(guest.email)).at(-1)?.text)[0];
    id = link?.id ?? '';
    await api.post(withKey(id, link?.key ?? '', '/confirm'));
    guestLink = link?.key ?? '';
  }
  const before = await counted();
  const key = newId();
  const replies = await Promise.all(Array.from({ length: 3 }, () => send(key)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect((await counted()) - before).toBe(1);
});

describe('a message', () => {
  test('that is sent again with its key, also at once, is written and mailed once', async () => {
    const key = newId();
    const replies = await Promise.all(Array.from({ length: 4 }, () => write(key, 'Yes.')));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    const again = await write(key, 'Yes.');
    expect(
      again
        .json()
        .messages.map(({ text }: { text: string }) => text)
        .slice(1),
    ).toEqual(['Yes.']);
    expect(await mailsAbout(nimal.email, 'has written about')).toBe(1);
  });

  test('with the same words and a key of its own is another one', async () => {
    await write(newId(), 'Yes.');
    await write(newId(), 'Yes.');
    await act(id, 'messages', maja, { text: 'Yes.' });
    expect(await textsOf()).toEqual(['Yes.', 'Yes.', 'Yes.']);
  });

  test('of one side is none of the other’s, whatever their keys', async () => {
    const key = newId();
    await write(key, 'Yes.');
    await write(key, 'Yes.', nimal);
    expect((await read(id, maja)).messages.map(({ by }) => by)).toEqual([
      'traveller',
      'traveller',
      'partner',
    ]);
  });

  test('that was taken before its thread ended is answered with the thread', async () => {
    const key = newId();
    await write(key, 'Yes.');
    await act(id, 'cancel', maja);
    const again = await write(key, 'Yes.');
    expect([again.statusCode, again.json().status]).toEqual([201, 'cancelled']);
    expect((await write(newId(), 'Yes.')).statusCode).toBe(409);
  });

  test('of a guest is written once as well', async () => {
    const guest = { name: 'Anna', email: 'anna@example.org' };
    await api.post('/inquiries', asked([van], { guest }));
    const [link] = linksIn((await mailsTo(guest.email))[0]?.text);
    const [thread, opens] = [link?.id ?? '', link?.key ?? ''];
    await api.post(withKey(thread, opens, '/confirm'));
    const key = newId();
    const send = () => api.post(withKey(thread, opens, '/messages'), { text: 'Hello' }, once(undefined, key));
    await Promise.all([send(), send()]);
    expect((await send()).json().messages).toHaveLength(2);
  });
});

describe('a question', () => {
  const others = async () => [await addVehicle(api, nimal.id), await addVehicle(api, nimal.id)];

  test('that is sent again with its key, also at once, is asked once, and answered with its threads', async () => {
    const [vans, key] = [await others(), newId()];
    const send = () => api.post('/inquiries', asked(vans), once(maja, key));
    const replies = await Promise.all([send(), send(), send()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const ids = replies.map((reply) => reply.json().threads.map((one: { _id: string }) => one._id));
    expect(ids[0]).toHaveLength(2);
    expect(new Set(ids.map(String)).size).toBe(1);
    expect((await send()).json().threads.map((one: { _id: string }) => one._id)).toEqual(ids[0]);
    expect(await mailsAbout(nimal.email, 'asks about')).toBe(3);
  });

  test('without a key is refused when it is asked twice, as ever, and so is the same with another key', async () => {
    expect((await api.post('/inquiries', asked([van]), maja)).statusCode).toBe(409);
    expect((await api.post('/inquiries', asked([van]), once(maja, newId()))).statusCode).toBe(409);
  });

  test('of a guest is asked once, and one mail goes out', async () => {
    const [vans, key] = [await others(), newId()];
    const guest = { name: 'Anna', email: 'anna@example.org' };
    const send = () => api.post('/inquiries', asked(vans, { guest }), once(undefined, key));
    const [first, second] = await Promise.all([send(), send()]);
    expect(second.json()).toEqual(first.json());
    expect(await mailsTo(guest.email)).toHaveLength(1);
  });
});

describe('without a key', () => {
  test.each([
    ['decline', 'declined', () => nimal],
    ['cancel', 'cancelled', () => maja],
  ] as const)(
    '%s that is sent again answers with the thread that it ended, and mails once',
    async (what, status, who) => {
      const body = { reason: 'We are away.' };
      await offer(id, nimal);
      const replies = await Promise.all([act(id, what, who(), body), act(id, what, who(), body)]);
      expect(replies.map((reply) => [reply.statusCode, reply.json().status])).toEqual([
        [200, status],
        [200, status],
      ]);
      const told = await mailsTo(what === 'decline' ? maja.email : nimal.email);
      expect(told.filter(({ text }) => text.includes('We are away.'))).toHaveLength(1);
      expect((await act(id, what, who(), { reason: 'Another one.' })).statusCode).toBe(409);
      const other = what === 'decline' ? maja : nimal;
      expect((await act(id, what, other, body)).statusCode).toBe(409);
    },
  );
});
