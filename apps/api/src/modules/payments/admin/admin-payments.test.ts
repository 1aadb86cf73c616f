import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { listed } from '../../../platform/lists/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { newId } from '../../../schema/index.ts';
import { notify, orderOf } from '../testing.ts';

let now = new Date('2026-11-21T06:00:00Z');
const api = useApi({ isTrial: true, payments: { mode: 'simulator' }, clock: () => now });
let [payer, admin] = [] as unknown as [SignedInPerson, SignedInPerson];
beforeEach(async () => {
  await api.empty('users', 'payments', 'audit');
  now = new Date('2026-11-21T06:00:00Z');
  [payer, admin] = [await api.signIn({ userName: 'Nimali 100%' }), await api.signIn({ role: 'admin' })];
  await api.db.execute(
    sql`update sessions set expires_at = '2100-01-01', created_at = '2099-12-31', last_seen_at = '2099-12-31'`,
  );
});
const order = async (serviceType: string, amount?: number) => {
  now = new Date(now.getTime() + 60_000);
  return orderOf(api, payer, amount ? { serviceType, amount } : { serviceType });
};
const list = async (query = '') => (await api.get(`/admin/payments${query}`, admin)).json();

// Proves ADMIN-CALL-04.
test('administrators see everybody’s payments, newest first, a page at a time, and find them', async () => {
  const first = await order('guide_premium_monthly');
  const second = await order('sponsored_blog_post');
  const third = await order('tour_partnership');
  await notify(api, second, { transactionId: '320000000042' });
  const ids = async (query: string) => (await list(query)).map((one: { orderId: string }) => one.orderId);
  expect(await ids('')).toEqual([third.orderId, second.orderId, first.orderId]);
  expect((await list())[0]).toMatchObject({
    mode: 'simulator',
    user: { _id: payer.id, userName: 'Nimali 100%', email: payer.email },
  });
  const { total, next = '' } = await listed(api, '/admin/payments?limit=2', admin);
  expect(total).toBe(3);
  expect((await listed(api, next, admin)).items).toMatchObject([{ orderId: first.orderId }]);
  expect(await ids('?status=completed')).toEqual([second.orderId]);
  expect(await ids('?serviceType=tour_partnership')).toEqual([third.orderId]);
  for (const search of [first.orderId.slice(4), payer.email, 'nimali', '100%'])
    expect(await ids(`?search=${encodeURIComponent(search)}`)).toContain(first.orderId);
  expect(await ids('?search=320000000042')).toEqual([second.orderId]);
  for (const search of ['%25%25', '__', '0%25x']) expect(await ids(`?search=${search}`)).toEqual([]);
  expect((await api.get('/admin/payments', payer)).statusCode).toBe(403);
  expect((await api.get('/admin/payments?sort=x', admin)).statusCode).toBe(400);
});

test('one payment is shown with all that was said and came of it', async () => {
  const made = await order('guide_premium_monthly');
  await notify(api, made, { statusCode: '-2' });
  await notify(api, made);
  await notify(api, made, { secret: 'guessed' });
  const detail = (await api.get(`/admin/payments/${made.orderId}`, admin)).json();
  expect(detail).toMatchObject({
    orderId: made.orderId,
    status: 'completed',
    steps: [
      { from: null, to: 'pending', by: 'payer', actor: 'Nimali 100%' },
      { from: 'pending', to: 'failed', by: 'gateway' },
      { from: 'failed', to: 'completed', by: 'gateway', actor: null },
    ],
    notifications: [{ outcome: 'applied' }, { outcome: 'applied', fields: { status_code: '2' } }],
    effects: { entitlements: [{ kind: 'tourGuide', plan: 'monthly', cancelledAt: null }], voucher: null },
    refunds: [],
    refundableUntil: '2026-11-28',
    surplusPayments: [],
  });
  expect((await api.get(`/admin/payments/${made.orderId}`, payer)).statusCode).toBe(403);
  expect((await api.get('/admin/payments/SER-1', admin)).statusCode).toBe(404);
});

// Proves OWN-STATE-25, ADMIN-CALL-05.
test('an administrator completes a pending order by hand, once, and it is written down', async () => {
  const made = await order('guide_premium_monthly');
  const [{ _id }] = await list();
  const complete = (who = admin) => api.patch(`/payments/${_id}/complete`, { note: 'Bank slip' }, who);
  expect((await complete(payer)).statusCode).toBe(403);
  const reply = await complete();
  expect(reply.json()).toMatchObject({ status: 'completed', paymentMethod: 'admin_manual' });
  expect((await complete()).json()).toEqual(reply.json());
  expect((await api.patch(`/payments/${newId()}/complete`, {}, admin)).statusCode).toBe(404);
  const [entry, ...others] = (await api.get('/admin/audit', admin)).json();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ action: 'complete', thing: 'payment', reason: 'Bank slip' });
  const named = await api.get(`/admin/payments/${entry.thingId}`, admin);
  expect(named.json()).toMatchObject({ _id, orderId: made.orderId, steps: [{}, { by: 'admin' }] });
  const { steps } = (await api.get(`/admin/payments/${made.orderId}`, admin)).json();
  expect(steps.at(-1)).toMatchObject({ to: 'completed', by: 'admin', note: 'Bank slip' });
});

test('who completes an order that is completed already is told by whom, and that the note was not kept', async () => {
  const ruvini = await api.signIn({ role: 'admin', userName: 'Ruvini' });
  const complete = async (who: SignedInPerson, note?: string) => {
    const [{ _id }] = await list();
    return (await api.patch(`/payments/${_id}/complete`, { note }, who)).json();
  };
  await notify(api, await order('guide_premium_monthly'));
  expect(await complete(admin, 'Transfer 8841')).toMatchObject({
    code: 'CONFLICT',
    error:
      'The gateway has completed this in the meantime: if money came in a second time, it has to go back. Your note was not kept.',
  });
  expect(await complete(admin)).toMatchObject({ status: 'completed', paymentMethod: 'VISA' });
  await order('guide_premium_monthly');
  expect(await complete(ruvini, 'Transfer 8842')).toMatchObject({ paymentMethod: 'admin_manual' });
  const ofRuvini = 'Ruvini has completed this in the meantime. Your note was not kept.';
  expect(await complete(admin, 'Transfer 8842')).toMatchObject({ code: 'CONFLICT', error: ofRuvini });
  const ofOwn = 'You have completed this already. Your note was not kept.';
  expect(await complete(ruvini, 'Transfer 8843')).toMatchObject({ code: 'CONFLICT', error: ofOwn });
  for (const note of ['Transfer 8842', undefined])
    expect(await complete(ruvini, note)).toMatchObject({ status: 'completed', completedBefore: null });
  expect(await complete(admin)).toMatchObject({ completedBefore: { userName: 'Ruvini' } });
});

// Proves ADMIN-03.
test('this month began at midnight in Sri Lanka, five and a half hours before that of UTC', async () => {
  const payAt = async (at: string, serviceType: string) => {
    now = new Date(at);
    await notify(api, await orderOf(api, payer, { serviceType }));
  };
  const summary = async () => (await api.get('/admin/payments/summary', admin)).json();
  await payAt('2026-11-30T18:29:00Z', 'guide_premium_yearly');
  expect(await summary()).toMatchObject({ total: 4_800, monthly: 4_800 });
  await payAt('2026-11-30T18:31:00Z', 'sponsored_blog_post');
  expect(await summary()).toMatchObject({ total: 5_500, monthly: 700 });
});

// Proves ADMIN-03.
test('the figures are of money that came in and stayed', async () => {
  await notify(api, await order('guide_premium_yearly'));
  await notify(api, await order('test_payment', 99));
  now = new Date('2026-12-02T06:00:00Z');
  await notify(api, await order('sponsored_blog_post'));
  const back = await order('business_listing_monthly');
  await notify(api, back);
  await notify(api, back, { statusCode: '-3' });
  await order('tour_partnership');
  expect((await api.get('/admin/payments/summary', admin)).json()).toEqual({
    total: 5_500,
    monthly: 700,
    pendingCount: 1,
    completedCount: 3,
  });
  // In production what was rehearsed before going live is no money.
  const app = await buildApp({
    ...{ database: { db: api.db, replica: api.db, close: async () => {} }, clock: () => now },
    ...{ publicUrl: 'http://serendib.test', rateLimit: false, log: { level: 'error' } },
  });
  const read = async (url: string) => (await app.inject({ url, headers: admin.headers })).json();
  expect(await read('/api/admin/payments/summary')).toMatchObject({ total: 0, monthly: 0 });
  await api.db.execute(sql`update payments set mode = 'live' where service_type = 'guide_premium_yearly'`);
  expect(await read('/api/admin/payments/summary')).toMatchObject({ total: 4_800, monthly: 0 });
  expect(await read('/api/admin/revenue?months=2')).toMatchObject([
    { month: '2026-11', total: 4_800, services: [{ serviceType: 'guide_premium_yearly' }] },
    { month: '2026-12', total: 0, services: [] },
  ]);
  await app.close();
});
