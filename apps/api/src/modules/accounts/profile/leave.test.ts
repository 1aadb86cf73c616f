import { addDays, monthOf } from '@serendib/contract/calendar';
import { and, eq, isNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { countWaiting, untilWaiting } from '../../../platform/database/testing.ts';
import { multipart } from '../../../platform/http/bodies/testing.ts';
import { useApi } from '../../../platform/testing.ts';
import {
  inquiries,
  inquiryMessages,
  listingRevisions,
  listingSteps,
  listings,
  newId,
  papers,
  payments,
  pictures,
  reviews,
  trips,
  users,
} from '../../../schema/index.ts';
import { addVehicle, asked } from '../../inquiries/testing.ts';
import { addListing, exampleOf } from '../../listings/testing.ts';
import { lockAdministrators } from '../accounts.queries.ts';
import { accountsOf, password } from '../testing.ts';

const api = useApi({ isTrial: true, payments: { mode: 'simulator' } });
const { join, login, signUp, mailsTo } = accountsOf(api);

async function joinWithThings(email: string) {
  const me = await join(email);
  const id: string = (await api.get('/auth/profile', me)).json()._id;
  const search = sql<string>`search_vector('Van', '', '')`;
  await api.db
    .insert(listings)
    .values({ kind: 'vehicle', ownerId: id, title: 'Van', details: { plate: 'WP CAB-1234' }, search });
  await api.db
    .insert(reviews)
    .values({ itemType: 'tour', itemId: newId(), userId: id, rating: 5, comment: 'Fine' });
  return { me, id };
}

test('one can take along all that is kept', async () => {
  const { me, id } = await joinWithThings('export@example.lk');
  const [listing] = await api.db.select().from(listings).where(eq(listings.ownerId, id));
  const of = { listingId: listing?.id ?? '', byRole: 'owner' as const, actorId: id };
  const changes = [{ field: 'contactPhone', from: '+94711111111', to: '+94722222222' }];
  await api.db.insert(listingRevisions).values({ ...of, version: 2, changes });
  const reason = 'The plate cannot be read.';
  await api.db
    .insert(listingSteps)
    .values({ ...of, fromStatus: 'pending', toStatus: 'rejected', byRole: 'admin', reason });
  expect((await api.get('/auth/export', me)).statusCode).toBe(404);
  expect((await api.post('/auth/export', {}, me)).json().fields).toEqual({
    password: 'Please enter your password.',
  });
  const reply = await api.post('/auth/export', { password }, me);
  expect(reply.headers['content-disposition']).toContain('attachment');
  expect(reply.json()).toMatchObject({
    account: { email: 'export@example.lk', userName: 'Nimali' },
    sessions: [{ device: 'Unknown device' }],
    knownPlaces: [{ kind: 'network' }],
    listings: [
      {
        ...{ kind: 'vehicle', title: 'Van', details: { plate: 'WP CAB-1234' } },
        steps: [{ to: 'rejected', by: 'admin', reason }],
        changes: [{ by: 'owner', changes }],
      },
    ],
    reviews: [{ rating: 5, comment: 'Fine' }],
  });
  expect(reply.body).not.toMatch(/hash|argon2/i);
});

type Admin = Awaited<ReturnType<typeof api.signIn>>;

test('an account goes with its listings; what stays has no person', async () => {
  const email = 'leaving@example.lk';
  const { me, id } = await joinWithThings(email);
  const leave = (payload?: Record<string, unknown>) =>
    api.delete('/auth/account', { ...me, ...(payload ? { payload } : {}) });
  expect((await leave()).json().fields).toEqual({ password: 'Please enter your password.' });
  expect((await leave({ password: 'Wrong-Lake-7' })).statusCode).toBe(400);
  expect((await leave({ password })).statusCode).toBe(204);
  expect((await api.get('/auth/profile', me)).statusCode).toBe(401);
  expect((await login(email)).statusCode).toBe(401);
  const [row] = await api.db.select().from(users).where(eq(users.id, id));
  expect(row).toMatchObject({
    userName: 'Former member',
    passwordHash: null,
    email: `${id}@deleted.invalid`,
  });
  const [listing] = await api.db.select().from(listings).where(eq(listings.ownerId, id));
  expect(listing?.deletedAt).toBeInstanceOf(Date);
  expect((await mailsTo(email))[0]).toMatchObject({
    subject: 'Your account was deleted',
    text: expect.stringContaining('what you had agreed on is cancelled'),
  });
  await signUp(email);
  expect((await mailsTo(email))[0]?.subject).toBe('Please verify your email address');
});

test('of what is submitted while an account is deleted nothing is left behind', async () => {
  for (let round = 0; round < 6; round++) {
    const me = await api.signIn();
    const submissions = Array.from({ length: 15 }, (_, i) => {
      const businessName = `Hotel ${round} ${i}`;
      return () => api.post('/affiliate-links', { ...exampleOf('businessListing'), businessName }, me);
    });
    const replies = await Promise.all([
      ...submissions.slice(0, round).map((send) => send()),
      api.delete('/auth/account', me),
      ...submissions.slice(round).map((send) => send()),
    ]);
    expect(replies[round]?.statusCode).toBe(204);
    const left = await api.db
      .select({ title: listings.title })
      .from(listings)
      .where(and(eq(listings.ownerId, me.id), isNull(listings.deletedAt)));
    expect(left).toEqual([]);
  }
});

describe('as an account goes', () => {
  /** What was sent by an account while it is deleted, when all of it waits for the account, or has not waited. */
  async function sentAsItGoes(me: Admin, send: () => ReturnType<typeof api.post>[]) {
    const underWay = await api.db.transaction(async (tx) => {
      // As deleting an account does.
      await tx.select().from(users).where(eq(users.id, me.id)).for('no key update');
      await tx.update(users).set({ deletedAt: new Date() }).where(eq(users.id, me.id));
      const sent = send();
      let settled = 0;
      for (const reply of sent) void Promise.resolve(reply).finally(() => settled++);
      // Of a test's four connections this transaction has one.
      const atOnce = Math.min(sent.length, 3);
      await expect
        .poll(async () => settled + (await countWaiting(tx)), { interval: 20 })
        .toBeGreaterThanOrEqual(atOnce);
      return { sent };
    });
    return (await Promise.all(underWay.sent)).map(({ statusCode }) => statusCode);
  }
  const aPhoto = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#135' } })
      .jpeg()
      .toBuffer();

  test('a listing, a review and a photo that come are refused', async () => {
    const boss = await api.signIn({ role: 'admin' });
    const itemId = (await api.post('/tours', exampleOf('tour'), boss)).json()._id;
    await api.db.update(users).set({ role: 'user' });
    const me = await api.signIn();
    const photo = await multipart({}, { bytes: await aPhoto() }, me.headers);
    const sent = await sentAsItGoes(me, () => [
      api.post('/affiliate-links', exampleOf('businessListing'), me),
      api.post('/reviews', { itemType: 'tour', itemId, rating: 1, comment: 'Too late' }, me),
      api.post('/media', photo.payload, photo.options),
    ]);
    expect(sent).toEqual([401, 401, 401]);
    expect(await api.db.$count(listings, eq(listings.ownerId, me.id))).toBe(0);
    expect(await api.db.$count(reviews, eq(reviews.userId, me.id))).toBe(0);
    expect(await api.db.$count(pictures, eq(pictures.uploaderId, me.id))).toBe(0);
  });

  test('a trip, one that a device kept, an order and a paper that come are refused', async () => {
    const me = await api.signIn();
    const trip = { _id: newId(), title: 'Ella' };
    const paper = await multipart(
      { type: 'permit', kind: 'vehicle' },
      { bytes: await aPhoto(), field: 'paper' },
      me.headers,
    );
    const sent = await sentAsItGoes(me, () => [
      api.post('/trips', { title: 'Kandy' }, me),
      api.post('/trips/merge', { trips: [trip] }, me),
      api.post('/payments/payhere/create-checkout', { serviceType: 'guide_premium_monthly' }, me),
      api.post('/papers', paper.payload, paper.options),
    ]);
    expect(sent).toEqual([401, 401, 401, 401]);
    expect(await api.db.$count(trips, eq(trips.ownerId, me.id))).toBe(0);
    expect(await api.db.$count(payments, eq(payments.userId, me.id))).toBe(0);
    expect(await api.db.$count(papers, eq(papers.ownerId, me.id))).toBe(0);
  });

  test.each(['traveller', 'partner'])(
    'a message and a report of the %s in a thread that is done are refused',
    async (side) => {
      const [me, other] = [await api.signIn(), await api.signIn()];
      const [traveller, partner] = side === 'traveller' ? [me, other] : [other, me];
      const soon = { from: undefined, to: undefined, month: monthOf(addDays(new Date(), 40)) };
      const van = await addVehicle(api, partner.id);
      const [{ _id }] = (await api.post('/inquiries', asked([van], soon), traveller)).json().threads;
      await api.db.update(inquiries).set({ status: 'done' }).where(eq(inquiries.id, _id));
      const sent = await sentAsItGoes(me, () => [
        api.post(`/inquiries/${_id}/messages`, { text: 'Too late' }, me),
        api.post(`/inquiries/${_id}/report`, { reason: 'Too late' }, me),
      ]);
      expect(sent).toEqual([401, 401]);
      expect(await api.db.$count(inquiryMessages, eq(inquiryMessages.text, 'Too late'))).toBe(0);
      const [thread] = await api.db.select().from(inquiries).where(eq(inquiries.id, _id));
      expect(thread?.reportedAt).toBeNull();
    },
  );

  test('what has its listing and points at the account is done, and the account goes after it', async () => {
    const me = await api.signIn();
    const id = await addListing(api, 'tour', {}, { ownerId: me.id });
    const both: ReturnType<typeof api.put>[] = [];
    await api.db.transaction(async (tx) => {
      await tx.select().from(listings).where(eq(listings.id, id)).for('update');
      // The change waits for the listing first, and writes a revision by the account once it has it.
      both.push(api.put(`/tours/${id}`, { duration: '9 days' }, me));
      await untilWaiting(api.db, 1);
      both.push(api.delete('/auth/account', me));
      await untilWaiting(api.db, 2);
    });
    const [change, left] = await Promise.all(both);
    expect([change?.statusCode, left?.statusCode]).toEqual([200, 204]);
    const [listing] = await api.db.select().from(listings).where(eq(listings.id, id));
    expect(listing).toMatchObject({ details: { duration: '9 days' }, deletedAt: expect.any(Date) });
  });
});

test.each([
  ['orders', sql`payments`, [sql`listings`, sql`inquiries`]],
  ['listings', sql`listings`, [sql`inquiries`]],
])(
  'an account that waits for its %s has nothing yet of what is locked after them',
  async (_, held, after) => {
    await api.empty('inquiries', 'listings', 'payments');
    const me = await api.signIn();
    const van = await addVehicle(api, me.id);
    const serviceType = 'vehicle_premium_monthly';
    await api.post('/payments/payhere/create-checkout', { serviceType }, me);
    const soon = { from: undefined, to: undefined, month: monthOf(addDays(new Date(), 40)) };
    expect((await api.post('/inquiries', asked([van], soon), await api.signIn())).statusCode).toBe(201);
    const { leaving } = await api.db.transaction(async (tx) => {
      await tx.execute(sql`select from ${held} for no key update`);
      const begun = { leaving: api.delete('/auth/account', me) };
      begun.leaving.catch(() => undefined);
      await untilWaiting(api.db, 1);
      for (const table of after) await tx.execute(sql`select from ${table} for update nowait`);
      return begun;
    });
    expect((await leaving).statusCode).toBe(204);
  },
);

test('the last administrator stays', async () => {
  const admin = await api.signIn({ role: 'admin' });
  expect((await api.delete('/auth/account', admin)).json()).toMatchObject({ code: 'CONFLICT' });
  await api.signIn({ role: 'admin' });
  expect((await api.delete('/auth/account', admin)).statusCode).toBe(204);
});

test('who is no administrator leaves without a wait for what changes administrators', async () => {
  const me = await api.signIn();
  await api.db.transaction(async (tx) => {
    await lockAdministrators(tx);
    expect((await api.delete('/auth/account', me)).statusCode).toBe(204);
  });
});

test.each([
  ['the last one stays', [], 409],
  ['one of two leaves', ['admin'], 204],
] as const)('of who is made an administrator while they leave %s', async (_, others, status) => {
  await api.db.update(users).set({ role: 'user' });
  for (const role of others) await api.signIn({ role });
  const me = await api.signIn();
  const { leaving } = await api.db.transaction(async (tx) => {
    await tx.update(users).set({ role: 'admin' }).where(eq(users.id, me.id));
    const begun = { leaving: api.delete('/auth/account', me) };
    begun.leaving.catch(() => undefined);
    await untilWaiting(api.db, 1);
    return begun;
  });
  expect((await leaving).statusCode).toBe(status);
});

test.each<[string, (mine: Admin, theirs: Admin) => Promise<{ statusCode: number }>[]]>([
  ['leave', (mine, theirs) => [mine, theirs].map((each) => api.delete('/auth/account', each))],
  [
    'suspend each other',
    (mine, theirs) => [
      api.post(`/admin/users/${theirs.id}/suspend`, { reason: 'Away' }, mine),
      api.post(`/admin/users/${mine.id}/suspend`, { reason: 'Away' }, theirs),
    ],
  ],
  [
    'leave and be unmade',
    (mine, theirs) => [
      api.delete('/auth/account', mine),
      api.patch(`/admin/users/${theirs.id}/role`, { role: 'user' }, mine),
    ],
  ],
])('of the last two administrators who %s at the same moment, one stays', async (_, both) => {
  for (let round = 0; round < 4; round++) {
    await api.db.update(users).set({ role: 'user' });
    const [mine, theirs] = [await api.signIn({ role: 'admin' }), await api.signIn({ role: 'admin' })];
    await Promise.all(both(mine, theirs));
    const left = (await api.db.select().from(users)).filter(
      ({ role, suspendedAt, deletedAt }) => role === 'admin' && !suspendedAt && !deletedAt,
    );
    expect(left).toHaveLength(1);
  }
});
