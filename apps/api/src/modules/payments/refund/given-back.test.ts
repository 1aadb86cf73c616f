import { simulatorMerchant } from '@serendib/contract/payments/gateway';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { startStandIn } from '../gateway/testing.ts';
import { endPromotion, notify, orderOf } from '../testing.ts';

let now = new Date('2026-11-21T06:00:00Z');
const gateway = await startStandIn();
const addresses = { checkout: 'https://gateway.test/pay/checkout', merchantApi: gateway.base };
const api = useApi({
  isTrial: true,
  payments: { mode: 'sandbox', merchant: simulatorMerchant, addresses },
  clock: () => now,
});
let [payer, admin] = [] as unknown as [SignedInPerson, SignedInPerson];
beforeEach(async () => {
  await endPromotion(api);
  await api.empty('users', 'payments', 'audit');
  now = new Date('2026-11-21T06:00:00Z');
  gateway.reset();
  [payer, admin] = [await api.signIn(), await api.signIn({ role: 'admin' })];
  await api.db.execute(
    sql`update sessions set expires_at = '2100-01-01', created_at = '2099-12-31', last_seen_at = '2099-12-31'`,
  );
});
afterEach(() => api.db.execute(sql`delete from graphile_worker._private_jobs`));

async function paid(serviceType = 'guide_premium_monthly') {
  const order = await orderOf(api, payer, { serviceType });
  const transactionId = gateway.pay(order.orderId, Number(order.amount));
  await notify(api, order, { transactionId });
  const payments = (await api.get('/payments/user', payer)).json();
  return {
    ...order,
    transactionId,
    id: payments.find((one: { orderId: string }) => one.orderId === order.orderId)._id,
  };
}
const refund = (id: string, request: object = {}, who = admin) =>
  api.post(
    `/admin/payments/${id}/refund`,
    { reason: 'duplicate', reportedOn: '2026-11-21', ...request },
    who,
  );
const isPremium = async () =>
  (await api.get('/tour-guides/my-premium-status', payer)).json().hasActivePremiumSubscription;

test('money goes back through the gateway, what it bought goes with it, and both are told', async () => {
  const order = await paid();
  expect(await isPremium()).toBe(true);
  const reply = await refund(order.id, { note: 'Paid by card and by transfer' });
  expect(reply.json()).toMatchObject({
    status: 'refunded',
    refunds: [{ reason: 'duplicate', transactionId: order.transactionId, gatewayRefundId: '71234' }],
    steps: [{ to: 'pending' }, { to: 'completed', by: 'gateway' }, { to: 'refunded', by: 'admin' }],
    effects: { entitlements: [{ cancelledAt: expect.any(String) }] },
    refundableUntil: null,
  });
  expect(gateway.gatewayRecords[0]?.status).toBe('REFUNDED');
  expect(await isPremium()).toBe(false);
  const { rows } = await api.db.execute(sql`select action, thing, reason from audit`);
  expect(rows).toEqual([
    { action: 'refund', thing: 'payment', reason: 'Paid twice: Paid by card and by transfer' },
  ]);
  await api.runJobs();
  const mails = await api.db.execute<{ subject: string }>(
    sql`select subject from sent_mails order by id desc limit 1`,
  );
  expect(mails.rows[0]?.subject).toBe('Your refund: Tour guide premium, one month, LKR 500');
  expect((await refund(order.id)).statusCode).toBe(409);
});

// Proves LIMIT-28, LIMIT-29.
test('a fault is reported within seven days of the payment, by the calendar in Sri Lanka', async () => {
  now = new Date('2026-11-21T20:00:00Z');
  const order = await paid();
  const { refundableUntil } = (await api.get(`/admin/payments/${order.orderId}`, admin)).json();
  expect(refundableUntil).toBe('2026-11-29');
  now = new Date('2026-12-10T06:00:00Z');
  for (const [reportedOn, words] of [
    ['2026-11-21', 'cannot have been reported before'],
    ['2026-11-30', 'within 7 days of the payment: until 29 November 2026'],
    ['2026-12-11', 'has not come yet'],
    ['yesterday', 'enter the day'],
  ])
    expect((await refund(order.id, { reportedOn })).json().fields.reportedOn).toContain(words);
  expect((await refund(order.id, { reason: 'regret' })).statusCode).toBe(400);
  expect((await refund(order.id, { reportedOn: '2026-11-29' }, payer)).statusCode).toBe(403);
  expect((await refund(order.id, { reportedOn: '2026-11-29', reason: 'technical_error' })).statusCode).toBe(
    200,
  );
});

test('only money that is here can go back', async () => {
  const order = await orderOf(api, payer, { serviceType: 'sponsored_blog_post' });
  const [{ _id }] = (await api.get('/payments/user', payer)).json();
  const refused = await refund(_id);
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'This payment is pending; only money that is here can be given back.',
  ]);
  await notify(api, order, { statusCode: '-3' });
  expect((await refund(_id)).statusCode).toBe(409);
});

test('what came in once too often goes back alone, and what was bought stays', async () => {
  const order = await paid();
  const surplus = gateway.pay(order.orderId, 500);
  expect((await refund(order.id, { transactionId: surplus })).statusCode).toBe(404);
  await notify(api, order, { transactionId: surplus });
  await paid();
  const open = async () => (await api.get('/admin/payments?surplus=true', admin)).json();
  expect(await open()).toMatchObject([{ orderId: order.orderId, hasSurplus: true }]);
  const file = await api.get('/admin/exports/payments?surplus=true', admin);
  expect(parse(file.payload, { bom: true, columns: true })).toMatchObject([
    { orderId: order.orderId, hasSurplus: 'true' },
  ]);
  const reply = await refund(order.id, { transactionId: surplus });
  expect(reply.json()).toMatchObject({ status: 'completed', refunds: [{ transactionId: surplus }] });
  expect(gateway.gatewayRecords.map(({ status }) => status)).toEqual(['RECEIVED', 'REFUNDED', 'RECEIVED']);
  expect(await isPremium()).toBe(true);
  expect(await open()).toEqual([]);
  const all = (await api.get('/admin/payments', admin)).json();
  expect(all.map((one: { hasSurplus: boolean }) => one.hasSurplus)).toEqual([false, false]);
});

test('of an order that was given back, a bank that takes back the second payment opens no case', async () => {
  const order = await paid();
  const surplus = gateway.pay(order.orderId, 500);
  await notify(api, order, { transactionId: surplus });
  await refund(order.id);
  const told = async (transactionId: string) => {
    await notify(api, order, { transactionId, statusCode: '-3' });
    const [{ status }] = (await api.get('/payments/user', payer)).json();
    return [status, (await api.get('/admin/chargebacks', admin)).json().length];
  };
  expect(await told(surplus)).toEqual(['refunded', 0]);
  expect((await api.get('/admin/payments?surplus=true', admin)).json()).toEqual([]);
  // The bank takes back what went back already.
  expect(await told(order.transactionId)).toEqual(['charged_back', 1]);
});

test('a second payment that our team gave back and a bank takes back as well is a case, or an alert where its order stays paid, and is kept once', async () => {
  await api.empty('alerts');
  const made = [await paid(), await paid('sponsored_blog_post')];
  for (const order of made) {
    const transactionId = gateway.pay(order.orderId, Number(order.amount));
    await notify(api, order, { transactionId });
    if (order === made[0]) await refund(order.id);
    await refund(order.id, { transactionId });
    await api.db.execute(sql`delete from alerts`);
    await api.db.execute(sql`insert into payment_notifications (id, payment_id, outcome, fields, received_at)
      select gen_random_uuid(), ${order.id}::uuid, 'nothing new', '{"status_code": "-2"}', now()
      from generate_series(1, 200)`);
    for (let times = 0; times < 2; times++) await notify(api, order, { transactionId, statusCode: '-3' });
    const { rows } = await api.db.execute(sql`select 1 from payment_notifications
      where payment_id = ${order.id}::uuid and fields ->> 'status_code' = '-3'`);
    expect(rows).toHaveLength(1);
    expect((await api.get('/admin/alerts', admin)).json()).toMatchObject([
      { kind: 'chargeback', subject: order.orderId },
    ]);
  }
  expect((await api.get('/admin/payments?status=completed', admin)).json()).toMatchObject([
    { orderId: made[1]?.orderId },
  ]);
  expect((await api.get('/admin/chargebacks', admin)).json()).toMatchObject([{ orderId: made[0]?.orderId }]);
});

test('a second payment has days of its own to be reported in, which the administrator is told', async () => {
  const order = await paid();
  now = new Date('2026-11-26T20:00:00Z');
  const surplus = gateway.pay(order.orderId, 500);
  await notify(api, order, { transactionId: surplus });
  const detail = (await api.get(`/admin/payments/${order.orderId}`, admin)).json();
  expect(detail).toMatchObject({
    refundableUntil: '2026-11-28',
    surplusPayments: [{ transactionId: surplus, refundableUntil: '2026-12-04' }],
  });
  now = new Date('2026-12-05T06:00:00Z');
  const reportedOn = (day: string) => refund(order.id, { transactionId: surplus, reportedOn: day });
  expect((await reportedOn('2026-12-05')).statusCode).toBe(400);
  expect((await reportedOn('2026-12-04')).statusCode).toBe(200);
});

test('what a bank took back of a second payment is not given back as well, though the books lag behind', async () => {
  const order = await paid();
  const surplus = gateway.pay(order.orderId, 500);
  await notify(api, order, { transactionId: surplus });
  await notify(api, order, { transactionId: surplus, statusCode: '-3' });
  const reply = await refund(order.id, { transactionId: surplus });
  expect([reply.statusCode, reply.json().error]).toEqual([409, 'This money has gone back already.']);
  expect(gateway.gatewayRecords[1]?.status).toBe('RECEIVED');
  const detail = (await api.get(`/admin/payments/${order.orderId}`, admin)).json();
  expect(detail).toMatchObject({ surplusPayments: [], refunds: [] });
});

test('two administrators at once give it back once', async () => {
  const order = await paid();
  const replies = await Promise.all([1, 2, 3].map(() => refund(order.id)));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  const { rows } = await api.db.execute(sql`select 1 from payment_refunds`);
  expect(rows).toHaveLength(1);
});

describe('a notification that comes while the money goes back', () => {
  const during = async (notice: Record<string, string>) => {
    const order = await paid();
    gateway.whileRefunding = async () => {
      for (let n = 0; n < 3; n++) await notify(api, order, { transactionId: order.transactionId, ...notice });
    };
    const reply = await refund(order.id);
    expect(reply.statusCode).toBe(200);
    expect(await isPremium()).toBe(false);
    await api.runJobs();
    const mails = await api.db.execute<{ subject: string }>(
      sql`select subject from sent_mails where subject not like 'Your receipt%' order by id`,
    );
    return { ...reply.json(), mails: mails.rows.map(({ subject }) => subject) };
  };
  beforeEach(() => api.empty('sent_mails'));

  test('of a chargeback wins, and both are written down', async () => {
    const detail = await during({ statusCode: '-3' });
    expect(detail).toMatchObject({
      status: 'charged_back',
      steps: [{ to: 'pending' }, { to: 'completed' }, { to: 'charged_back', by: 'gateway' }],
      refunds: [{ finishedAt: expect.any(String) }],
      mails: ['A bank took money back', 'Your bank took back LKR 500: Tour guide premium, one month'],
    });
    const { rows } = await api.db.execute(sql`select after from audit where action = 'refund'`);
    expect(rows).toEqual([{ after: { status: 'charged_back' } }]);
  });

  test('of the success once more changes nothing', async () => {
    expect(await during({})).toMatchObject({
      status: 'refunded',
      surplusPayments: [],
      mails: ['Your refund: Tour guide premium, one month, LKR 500'],
    });
  });

  test('of another payment is a surplus of its own, which can go back too', async () => {
    const detail = await during({ transactionId: '320000000042' });
    expect(detail).toMatchObject({
      status: 'refunded',
      surplusPayments: [{ transactionId: '320000000042', refundableUntil: '2026-11-28' }],
    });
  });
});

describe('when the gateway', () => {
  test('says no, nothing changes and its words are passed on', async () => {
    const order = await paid();
    gateway.gatewayRecords = [];
    const reply = await refund(order.id);
    expect([reply.statusCode, reply.json().error]).toEqual([
      409,
      'The gateway does not give this back: Already refunded',
    ]);
    expect(await isPremium()).toBe(true);
    const { rows } = await api.db.execute(sql`select 1 from payment_refunds`);
    expect(rows).toEqual([]);
  });

  test('has given it back already, in its own portal, that is taken over', async () => {
    const order = await paid();
    if (gateway.gatewayRecords[0]) gateway.gatewayRecords[0].status = 'REFUNDED';
    expect((await refund(order.id)).json()).toMatchObject({ status: 'refunded' });
  });

  test('has given back the second payment in its own portal, that is taken over and takes the place of none', async () => {
    const order = await paid();
    const surplus = gateway.pay(order.orderId, 500);
    await notify(api, order, { transactionId: surplus });
    if (gateway.gatewayRecords[1]) gateway.gatewayRecords[1].status = 'REFUNDED';
    now = new Date('2026-12-21T06:00:00Z');
    expect((await refund(order.id, { transactionId: surplus })).json()).toMatchObject({
      status: 'completed',
      refunds: [{ transactionId: surplus, finishedAt: expect.any(String) }],
    });
    await notify(api, order, { transactionId: order.transactionId, statusCode: '-3' });
    const detail = (await api.get(`/admin/payments/${order.orderId}`, admin)).json();
    expect(detail).toMatchObject({ status: 'charged_back', hasSurplus: false });
  });

  test('gives it back and does not say so, reconciling finds it, and nothing goes back twice', async () => {
    const order = await paid();
    gateway.mood = 'silent after refunding';
    expect((await refund(order.id)).statusCode).toBe(503);
    gateway.mood = 'well';
    expect(await isPremium()).toBe(true);
    expect((await refund(order.id)).statusCode).toBe(409);
    expect((await api.post('/admin/payments/reconcile', undefined, admin)).json()).toMatchObject({
      updatedCount: 1,
    });
    expect(await isPremium()).toBe(false);
    const detail = (await api.get(`/admin/payments/${order.orderId}`, admin)).json();
    expect(detail).toMatchObject({ status: 'refunded', refunds: [{ finishedAt: expect.any(String) }] });
  });

  test.each(['first', 'second'])(
    'does not say so of the order itself, whose money was paid twice and is %s in the books, reconciling gives back what was bought',
    async (place) => {
      const order = await paid();
      const surplus = gateway.pay(order.orderId, 500);
      await notify(api, order, { transactionId: surplus });
      if (place === 'second') gateway.gatewayRecords.reverse();
      gateway.mood = 'silent after refunding';
      expect((await refund(order.id)).statusCode).toBe(503);
      gateway.mood = 'well';
      expect((await api.post('/admin/payments/reconcile', undefined, admin)).json()).toMatchObject({
        updatedCount: 1,
      });
      expect(await isPremium()).toBe(false);
      expect((await refund(order.id, { transactionId: surplus })).json()).toMatchObject({
        status: 'refunded',
        refunds: [{ finishedAt: expect.any(String) }, { finishedAt: expect.any(String) }],
      });
    },
  );
});

test('a refund whose answer got lost is kept while payments are of another mode', async () => {
  const order = await paid();
  gateway.mood = 'silent after refunding';
  expect((await refund(order.id)).statusCode).toBe(503);
  gateway.mood = 'well';
  now = new Date('2026-11-21T06:03:00Z');
  const app = await buildApp({
    database: { db: api.db, replica: api.db, close: async () => {} },
    publicUrl: 'http://serendib.test',
    rateLimit: false,
    log: { level: 'error' },
    clock: () => now,
  });
  const replies = await Promise.all(
    ['en', 'si', 'ta'].map((language) =>
      app.inject({
        method: 'POST',
        url: `/api/admin/payments/${order.id}/refund`,
        payload: { reason: 'duplicate', reportedOn: '2026-11-21' },
        headers: { ...admin.headers, 'accept-language': language },
      }),
    ),
  );
  await app.close();
  expect(replies.map((reply) => [reply.statusCode, reply.json().error])).toEqual([
    [
      503,
      'This was paid in sandbox mode, and payments are paused now. Please give it back in the gateway’s own portal.',
    ],
    [503, expect.not.stringMatching(/\p{Script=Latin}/u)],
    [503, expect.not.stringMatching(/\p{Script=Latin}/u)],
  ]);
  expect((await api.post('/admin/payments/reconcile', undefined, admin)).json()).toMatchObject({
    updatedCount: 1,
  });
  expect(await isPremium()).toBe(false);
});

test('a surplus that went back without a word, of an order that had gone back itself, is surplus no more', async () => {
  const order = await paid();
  const surplus = gateway.pay(order.orderId, 500);
  await notify(api, order, { transactionId: surplus });
  await refund(order.id);
  gateway.mood = 'silent after refunding';
  expect((await refund(order.id, { transactionId: surplus })).statusCode).toBe(503);
  gateway.mood = 'well';
  await api.post('/admin/payments/reconcile', undefined, admin);
  expect((await api.get('/admin/payments?surplus=true', admin)).json()).toEqual([]);
  const { refunds } = (await api.get(`/admin/payments/${order.orderId}`, admin)).json();
  expect(refunds).toMatchObject([{ finishedAt: expect.any(String) }, { finishedAt: expect.any(String) }]);
});

test('what was completed by hand is given back by hand, unless the gateway has the money', async () => {
  await orderOf(api, payer, { serviceType: 'guide_premium_monthly' });
  const [{ _id }] = (await api.get('/payments/user', payer)).json();
  await api.patch(`/payments/${_id}/complete`, {}, admin);
  expect((await refund(_id)).json()).toMatchObject({
    status: 'refunded',
    refunds: [{ transactionId: null, gatewayRefundId: null, finishedAt: expect.any(String) }],
  });
  const toldLast = async () => {
    await api.runJobs();
    const { rows } = await api.db.execute<{ text: string }>(
      sql`select text from sent_mails where subject like 'Your refund%' order by id desc limit 1`,
    );
    return rows[0]?.text;
  };
  expect(await toldLast()).toContain('so our team sends it to you directly');
  const complete = await api.patch(`/payments/${_id}/complete`, {}, admin);
  expect(complete.statusCode).toBe(409);

  now = new Date('2026-11-21T07:00:00Z');
  const order = await orderOf(api, payer, { serviceType: 'guide_premium_yearly' });
  const transactionId = gateway.pay(order.orderId, 4_800);
  const [{ _id: second }] = (await api.get('/payments/user', payer)).json();
  await api.patch(`/payments/${second}/complete`, {}, admin);
  expect((await refund(second)).json()).toMatchObject({
    refunds: [{ transactionId, gatewayRefundId: '71234' }],
  });
  expect(await toldLast()).toContain('We have given back LKR 4,800');
});
