import { dayAfter, dayOf } from '@serendib/contract/calendar';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { newId, reviews } from '../../schema/index.ts';
import { asked } from '../inquiries/testing.ts';
import { addListing, exampleOf } from '../listings/testing.ts';
import { orderOf } from '../payments/testing.ts';
import { trustOf } from './quota-table.ts';
import { takeFrom } from './quotas.service.ts';

// Limits as in production, but for requests, of which these tests make many.
const api = useApi({ rateLimit: { perMinute: 100_000 } });
const unlimited = useApi();
const selling = useApi({ rateLimit: { perMinute: 100_000 }, isTrial: true, payments: { mode: 'simulator' } });
beforeEach(async () => {
  for (const each of [api, unlimited, selling]) await each.empty('listings', 'users', 'reviews', 'tries');
});

const dayMs = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const list = (who: SignedInPerson, from = api) =>
  from.post('/vehicles', exampleOf('vehicle'), { headers: who.headers });
async function listed(who: SignedInPerson, times: number, from = api) {
  let taken = 0;
  for (let n = 0; n < times; n += 1) if ((await list(who, from)).statusCode === 201) taken += 1;
  return taken;
}

describe('submissions', () => {
  test('of a new account end for the day, in words; what is wrong does not count, and others go on', async () => {
    const who = await api.signIn();
    for (let n = 0; n < 5; n += 1)
      expect((await api.post('/vehicles', {}, { headers: who.headers })).statusCode).toBe(400);
    expect(await listed(who, 25)).toBe(20);
    const refused = await list(who);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(refused.json().error).toBe(
      '20 listings a day are the most we take from this account. Please go on in 24 hours. Accounts that we know longer can send more.',
    );
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3_600);
    expect(await listed(await api.signIn(), 1)).toBe(1);
  });

  test('grow with what a person approved, on the same day', async () => {
    const who = await api.signIn();
    await listed(who, 20);
    for (let n = 0; n < 5; n += 1)
      await addListing(api, 'businessListing', {}, { ownerId: who.id, reviewedAt: new Date() });
    expect(await listed(who, 31)).toBe(31);
  });

  test('do not grow with what was rejected and premium published since', async () => {
    const who = await api.signIn();
    await listed(who, 20);
    const listing = await addListing(api, 'vehicle', {}, { ownerId: who.id, reviewedAt: new Date() });
    await api.db.execute(
      sql`update listings set reviewed_at = approved_at - interval '1 day' where id = ${listing}`,
    );
    expect(await listed(who, 1)).toBe(0);
    await api.db.execute(sql`update listings set reviewed_at = approved_at where id = ${listing}`);
    expect(await listed(who, 1)).toBe(1);
  });

  test('of administrators are not counted, and none are where limits are off', async () => {
    expect(await listed(await api.signIn({ role: 'admin' }), 21)).toBe(21);
    expect(await listed(await unlimited.signIn(), 21, unlimited)).toBe(21);
  });
});

test('reviews of a new account end for the day', async () => {
  const who = await api.signIn();
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const body = { itemType: 'vehicle', itemId: await addListing(api, 'vehicle'), rating: 1, comment: 'Bad' };
    statuses.push((await api.post('/reviews', body, { headers: who.headers })).statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);
  const { rows } = await api.db.execute(sql`select 1 from reviews`);
  expect(rows).toHaveLength(10);
});

test.each([
  ['a new review', 1],
  ['a review of before that was changed on that day', 2],
])('who offers a thing hears once a day of %s, and is deleted and written anew', async (_, writings) => {
  const [owner, who] = [await api.signIn(), await api.signIn({ createdAt: daysAgo(30) })];
  const itemId = await addListing(api, 'vehicle', {}, { ownerId: owner.id });
  if (writings > 1)
    await api.db.insert(reviews).values({ ...{ itemType: 'vehicle', itemId, rating: 4 }, userId: who.id });
  const mails = sql`select from graphile_worker.jobs where task_identifier = 'mail'`;
  const before = (await api.db.execute(mails)).rows.length;
  for (let n = 0; n < 2 + writings; n += 1) {
    const body = { itemType: 'vehicle', itemId, rating: 1, comment: 'Bad' };
    const { _id } = (await api.post('/reviews', body, who)).json();
    expect((await api.delete(`/reviews/${_id}`, who)).statusCode).toBe(204);
  }
  expect((await api.db.execute(mails)).rows).toHaveLength(before + 1);
});

test.each([
  ['the review', sql`reviews add constraint away check (rating > 5) not valid`],
  ['the mail', sql`graphile_worker._private_jobs add constraint away check (payload is null) not valid`],
])('who offers a thing hears of a review whose first sending failed with %s', async (_, failing) => {
  const [owner, who] = [await api.signIn(), await api.signIn({ createdAt: daysAgo(30) })];
  const itemId = await addListing(api, 'vehicle', {}, { ownerId: owner.id });
  const mails = sql`select from graphile_worker.jobs where task_identifier = 'mail'`;
  const before = (await api.db.execute(mails)).rows.length;
  const say = () => api.post('/reviews', { itemType: 'vehicle', itemId, rating: 1, comment: 'Bad' }, who);
  await api.db.execute(sql`alter table ${failing}`);
  expect((await say()).statusCode).toBe(500);
  expect(api.takeErrors()).toHaveLength(1);
  expect((await api.db.execute(sql`select from reviews`)).rows).toEqual([]);
  await api.db.execute(sql`alter table reviews drop constraint if exists away`);
  await api.db.execute(sql`alter table graphile_worker._private_jobs drop constraint if exists away`);
  expect((await say()).statusCode).toBe(201);
  expect((await api.db.execute(mails)).rows).toHaveLength(before + 1);
});

describe.each([
  ['again, as its answer was lost,', false],
  ['twice at once', true],
])('what is sent %s counts once and is answered as the first time', (_, isAtOnce) => {
  const again = async (send: () => Promise<{ statusCode: number; json: () => { _id: string } }>) => {
    const sent = isAtOnce ? await Promise.all([send(), send()]) : [await send(), await send(), await send()];
    expect(new Set(sent.map((reply) => reply.json()._id)).size).toBe(1);
    return sent[0]?.statusCode;
  };
  async function endAt(most: number, status: number, send: (n: number) => () => ReturnType<typeof api.post>) {
    const statuses: (number | undefined)[] = [];
    for (let n = 0; n < most; n += 1) statuses.push(await again(send(n)));
    expect(statuses).toEqual(Array(most).fill(status));
    expect((await send(most)()).statusCode).toBe(429);
  }

  test.each([
    ['vehicles', () => exampleOf('vehicle')],
    ['affiliate-links', (n: number) => ({ ...exampleOf('businessListing'), businessName: `Hotel ${n}` })],
  ])('%s', async (path, body) => {
    const who = await api.signIn();
    await endAt(20, 201, (n) => {
      const sent = body(n);
      return () => api.post(`/${path}`, sent, who);
    });
  });

  test('reviews', async () => {
    const who = await api.signIn();
    const items: string[] = [];
    for (let n = 0; n < 11; n += 1) items.push(await addListing(api, 'vehicle'));
    const say = (itemId: string | undefined, comment = 'Good') =>
      api.post('/reviews', { itemType: 'vehicle', itemId, rating: 5, comment, travelled: '2026-01' }, who);
    await endAt(10, 201, (n) => () => say(items[n]));
    expect((await say(items[0], 'Better')).statusCode).toBe(429);
    // One that our team hid asks for another look when it is sent again.
    await api.db.update(reviews).set({ hiddenAt: new Date() });
    expect((await say(items[0])).statusCode).toBe(429);
  });

  test('answers to reviews', async () => {
    const owner = await api.signIn();
    const itemId = await addListing(api, 'vehicle', {}, { ownerId: owner.id });
    const ids: string[] = [];
    for (let n = 0; n < 21; n += 1) {
      const { id: userId } = await api.signIn();
      const id = newId();
      await api.db.insert(reviews).values({ id, itemType: 'vehicle', itemId, userId, rating: 4 });
      ids.push(id);
    }
    const answer = (id: string | undefined, text = 'Thanks') =>
      api.put(`/reviews/${id}/reply`, { text }, owner);
    // What is refused as wrong does not count.
    for (let n = 0; n < 5; n += 1) expect((await answer(newId())).statusCode).toBe(404);
    await endAt(20, 200, (n) => () => answer(ids[n]));
    expect((await answer(ids[0], 'Many thanks')).statusCode).toBe(429);
  });
});

test('an order, and a report with its key, that are sent twice at once count once', async () => {
  const who = await selling.signIn();
  const itemId = await addListing(selling, 'vehicle');
  const { id: userId } = await selling.signIn();
  const review = newId();
  await selling.db.insert(reviews).values({ id: review, itemType: 'vehicle', itemId, userId, rating: 4 });
  const headers = { ...who.headers, 'idempotency-key': newId() };
  const order = () => orderOf(selling, who, { serviceType: 'guide_premium_yearly' });
  const report = () =>
    selling.post(`/reviews/${review}/report`, { reason: 'It is an advertisement.' }, { headers });
  const { rows: before } = await selling.db.execute(sql`select 1 from tries`);
  expect(before).toEqual([]);
  const orders = await Promise.all([order(), order(), order()]);
  expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1);
  const reports = await Promise.all([report(), report(), report()]);
  expect(new Set(reports.map(({ statusCode }) => statusCode)).size).toBe(1);
  expect(reports[0]?.statusCode).toBeLessThan(300);
  const { rows } = await selling.db.execute(sql`select count from tries`);
  expect(rows).toEqual([{ count: 1 }, { count: 1 }]);
});

test('reviews that are refused as wrong do not count', async () => {
  const who = await api.signIn();
  const review = async (ownerId: string | null) => {
    const itemId = await addListing(api, 'vehicle', {}, { ownerId });
    const body = { itemType: 'vehicle', itemId, rating: 5, comment: 'Good' };
    return (await api.post('/reviews', body, { headers: who.headers })).statusCode;
  };
  for (let n = 0; n < 11; n += 1) expect(await review(who.id)).toBe(403);
  expect(await review(null)).toBe(201);
});

test('questions to several at once are asked all or none, and those that are too many use nothing up', async () => {
  const who = await api.signIn();
  const today = dayOf(new Date());
  const days = { from: dayAfter(today, 40), to: dayAfter(today, 44) };
  const askMany = async (count: number) => {
    const items: { kind: 'tour'; _id: string }[] = [];
    for (let n = 0; n < count; n += 1) {
      const { id: ownerId } = await api.signIn();
      items.push({ kind: 'tour', _id: await addListing(api, 'tour', {}, { ownerId }) });
    }
    return (await api.post('/inquiries', asked([], { itemIds: items, ...days }), who)).statusCode;
  };
  expect([await askMany(5), await askMany(5), await askMany(3)]).toEqual([201, 201, 201]);
  expect([await askMany(5), await askMany(2), await askMany(1)]).toEqual([429, 201, 429]);
});

test('messages of one account end for the day, from whatever network they come', async () => {
  await api.signIn({ role: 'admin' });
  const who = await api.signIn();
  const statuses: number[] = [];
  const message = { name: 'Ana', email: 'ana@example.pt', subject: 'A ride', message: 'Is it open?' };
  for (let n = 0; n < 7; n += 1) {
    const from = { headers: who.headers, remoteAddress: `203.0.113.${n}` };
    statuses.push((await api.post('/contact', message, from)).statusCode);
  }
  expect(statuses).toEqual([...Array(5).fill(202), 429, 429]);
});

test('each action has a quota of its own', async () => {
  const who = await api.signIn();
  const given = {
    db: api.db,
    clock: () => new Date(),
    rateLimiter: {
      take: async () => 0,
      forget: async () => undefined,
      spend: async (key: string) => spent(key),
    },
  };
  const keys: string[] = [];
  const spent = (key: string) => {
    keys.push(key);
    return 0;
  };
  for (const name of ['submissions', 'reviewReports'] as const)
    await takeFrom(given, name, { id: who.id, role: 'user' });
  expect(keys).toEqual([`submissions-of:${who.id}`, `reviewReports-of:${who.id}`]);
});

test.each([
  [0, 0, 'new'],
  [2, 0, 'new'],
  [4, 0, 'known'],
  [400, 0, 'known'],
  [0, 1, 'known'],
  [31, 1, 'trusted'],
  [0, 5, 'trusted'],
] as const)('an account of %i days with %i approved listings is %s', (days, approved, trust) => {
  expect(trustOf({ createdAt: daysAgo(days), approved }, new Date())).toBe(trust);
});
