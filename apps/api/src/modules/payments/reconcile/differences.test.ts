import { simulatorMerchant } from '@serendib/contract/payments/gateway';
import { sql } from 'drizzle-orm';
import type { JobHelpers } from 'graphile-worker';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { textOf } from '../../../platform/pdf/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { startStandIn } from '../gateway/testing.ts';
import { notify, orderOf, orderStatus } from '../testing.ts';

// Ahead of the database’s own clock, by which jobs are due.
let now = new Date('2031-11-21T06:00:00Z');
const gateway = await startStandIn();
const addresses = { checkout: 'https://gateway.test/pay/checkout', merchantApi: gateway.base };
const jobs = new Jobs();
const api = useApi({
  jobs,
  isTrial: true,
  payments: { mode: 'sandbox', merchant: simulatorMerchant, addresses },
  clock: () => now,
});
let [payer, admin] = [] as unknown as [SignedInPerson, SignedInPerson];
beforeEach(async () => {
  await api.empty('users', 'payments', 'audit', 'alerts');
  now = new Date('2031-11-21T06:00:00Z');
  gateway.reset();
  [payer, admin] = [await api.signIn(), await api.signIn({ role: 'admin' })];
  await api.db.execute(
    sql`update sessions set expires_at = '2100-01-01', created_at = '2099-12-31', last_seen_at = '2099-12-31'`,
  );
});
afterEach(() => api.db.execute(sql`delete from graphile_worker._private_jobs`));

const hour = 3_600_000;
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const order = (serviceType = 'guide_premium_monthly') => orderOf(api, payer, { serviceType });
const statusOf = (made: { orderId: string }) => orderStatus(api, payer, made);
const reconcile = () => api.post('/admin/payments/reconcile', undefined, admin);
/** The jobs' times are the database's, so the clock moves and what waits is made due. */
const reconcileLater = async (ms: number) => {
  later(ms);
  await api.db.execute(
    sql`update graphile_worker._private_jobs set run_at = now() where run_at <= ${now.toISOString()}::timestamptz`,
  );
  await api.runJobs();
};

// Proves OWN-STATE-26, ADMIN-CALL-06.
test('what was paid although its notification got lost is completed, once', async () => {
  const [paid, unpaid] = [await order(), await order('sponsored_blog_post')];
  gateway.pay(paid.orderId, 500);
  const reply = await reconcile();
  expect(reply.json()).toEqual({ updatedCount: 1, askedCount: 2, unansweredCount: 0 });
  expect(await statusOf(paid)).toBe('completed');
  expect(await statusOf(unpaid)).toBe('pending');
  expect((await reconcile()).json()).toEqual({ updatedCount: 0, askedCount: 1, unansweredCount: 0 });
  await notify(api, paid, { transactionId: gateway.gatewayRecords[0]?.payment_id.toString() ?? '' });
  const { rows } = await api.db.execute(sql`select 1 from entitlements`);
  expect(rows).toHaveLength(1);
  expect((await api.post('/admin/payments/reconcile', undefined, payer)).statusCode).toBe(403);
  const written = await api.get('/admin/audit?action=reconcile', admin);
  expect(written.json()).toMatchObject([
    { thing: 'payment', thingId: '*', after: { updatedCount: 0, askedCount: 1 } },
    { thing: 'payment', thingId: '*', after: { updatedCount: 1, askedCount: 2 } },
  ]);
});

test('a job looks after five minutes, and again with growing gaps', async () => {
  const made = await order();
  await reconcileLater(4 * 60_000);
  expect(gateway.asked).toEqual([]);
  await reconcileLater(60_000);
  expect(gateway.asked).toEqual([made.orderId]);
  await reconcileLater(10 * 60_000);
  await reconcileLater(30 * 60_000);
  expect(gateway.asked).toHaveLength(3);
  gateway.pay(made.orderId, 500);
  await reconcileLater(2 * hour);
  expect(await statusOf(made)).toBe('completed');
  await reconcileLater(24 * hour);
  expect(gateway.asked).toHaveLength(4);
});

test('what nobody paid ends after a day, and money that comes later completes it all the same', async () => {
  const made = await order();
  for (let hours = 0; hours < 24; hours += 2) {
    await reconcileLater(2 * hour);
    if (hours < 22) expect(await statusOf(made)).toBe('pending');
  }
  expect(await statusOf(made)).toBe('expired');
  await notify(api, made);
  expect(await statusOf(made)).toBe('completed');
});

test('money that came in after a declined card or a cancelling is found as well', async () => {
  const [declined, cancelled, old] = [
    await order(),
    await order('sponsored_blog_post'),
    await order('tour_partnership'),
  ];
  await notify(api, declined, { statusCode: '-2' });
  await notify(api, cancelled, { statusCode: '-1' });
  await notify(api, old, { statusCode: '-1' });
  await api.db.execute(
    sql`update payments set created_at = created_at - interval '8 days' where order_id = ${old.orderId}`,
  );
  for (const { orderId, amount } of [declined, cancelled, old]) gateway.pay(orderId, Number(amount));
  expect((await reconcile()).json()).toMatchObject({ updatedCount: 2, askedCount: 2 });
  expect([await statusOf(declined), await statusOf(cancelled)]).toEqual(['completed', 'completed']);
});

/** An order whose refund was begun, and whose gateway did not say how it went. */
async function orderInRefund() {
  const made = await order();
  await notify(api, made, { transactionId: gateway.pay(made.orderId, 500) });
  const [{ _id }] = (await api.get('/payments/user', payer)).json();
  gateway.mood = 'silent after refunding';
  const request = { reason: 'duplicate', reportedOn: '2031-11-21' };
  expect((await api.post(`/admin/payments/${_id}/refund`, request, admin)).statusCode).toBe(503);
  gateway.mood = 'well';
  return made;
}

test('a refund that was begun is asked about before what is pending', async () => {
  const made = await orderInRefund();
  for (const service of ['sponsored_blog_post', 'tour_partnership', 'guide_premium_yearly', 'test_payment'])
    await orderOf(api, payer, {
      serviceType: service,
      ...(service === 'test_payment' ? { amount: 100 } : {}),
    });
  gateway.asked.length = 0;
  await reconcile();
  expect(gateway.asked.slice(0, 4)).toContain(made.orderId);
});

const night = async () => {
  await api.db.execute(sql`delete from graphile_worker._private_jobs`);
  await api.db.execute(sql`select graphile_worker.add_job('payments:reconcile')`);
  await api.runJobs();
};

test('every night all open orders are asked about', async () => {
  const made = await order();
  gateway.pay(made.orderId, 500);
  await night();
  expect(await statusOf(made)).toBe('completed');
});

test('a night that the end of its process cuts short has failed, and its next try asks about all that it did not', async () => {
  const made = await orderInRefund();
  const nightUntil = async (abortSignal: AbortSignal) =>
    jobs.tasks.main['payments:reconcile']?.({}, {
      abortSignal,
      job: { id: '1', created_at: now },
    } as JobHelpers);
  await expect(nightUntil(AbortSignal.abort())).rejects.toThrow('aborted');
  expect(await statusOf(made)).toBe('completed');
  await nightUntil(new AbortController().signal);
  expect(await statusOf(made)).toBe('refunded');
});

describe('the gateway’s books', () => {
  test.each([
    ['of another amount', { amount: 1 }, 'pending'],
    ['of another currency', { currency: 'USD' }, 'pending'],
    ['of another order', { order_id: 'SER-1' }, 'pending'],
    ['given back', { status: 'REFUNDED' }, 'refunded'],
    ['charged back', { status: 'CHARGEBACKED' }, 'charged_back'],
  ])('with money %s', async (_, change, status) => {
    const made = await order();
    gateway.pay(made.orderId, 500, change);
    await reconcile();
    expect(await statusOf(made)).toBe(status);
    const { rows } = await api.db.execute(sql`select 1 from entitlements`);
    expect(rows).toEqual([]);
  });

  test('with several attempts count what was received', async () => {
    const made = await order();
    gateway.pay(made.orderId, 500, { status: 'REFUNDED' });
    gateway.pay(made.orderId, 500);
    await reconcile();
    expect(await statusOf(made)).toBe('completed');
  });
});

describe('money that came in twice', () => {
  const surplusOf = async ({ orderId }: { orderId: string }) => {
    const { surplusPayments } = (await api.get(`/admin/payments/${orderId}`, admin)).json();
    return surplusPayments.map(({ transactionId }: { transactionId: string }) => transactionId);
  };

  const alerts = async () => (await api.get('/admin/alerts', admin)).json();

  test('and was notified of neither time is found whole, and what is too much can go back', async () => {
    const made = await order();
    const [, second] = [gateway.pay(made.orderId, 500), gateway.pay(made.orderId, 500)];
    expect((await reconcile()).json()).toMatchObject({ updatedCount: 1 });
    expect(await statusOf(made)).toBe('completed');
    expect(await surplusOf(made)).toEqual([second]);
    const [{ _id }] = (await api.get('/payments/user', payer)).json();
    const request = { reason: 'duplicate', reportedOn: '2031-11-21', transactionId: second };
    const refunded = await api.post(`/admin/payments/${_id}/refund`, request, admin);
    expect(refunded.json()).toMatchObject({ status: 'completed', refunds: [{ transactionId: second }] });
    const { rows } = await api.db.execute(sql`select 1 from entitlements where cancelled_at is null`);
    expect(rows).toHaveLength(1);
  });

  test('and was notified of once is found by the look that follows, once', async () => {
    const made = await order();
    await notify(api, made, { transactionId: gateway.pay(made.orderId, 500) });
    const second = gateway.pay(made.orderId, 500);
    await reconcileLater(5 * 60_000);
    expect(await surplusOf(made)).toEqual([second]);
    // Its notification was not lost, only late.
    await notify(api, made, { transactionId: second });
    expect(await surplusOf(made)).toEqual([second]);
    await reconcileLater(24 * hour);
    expect(gateway.asked).toHaveLength(1);
  });

  test('hours later, with its notification lost, is found by night, for seven days and once', async () => {
    const [made, paidOnce] = [await order(), await order('sponsored_blog_post')];
    await notify(api, made, { transactionId: gateway.pay(made.orderId, 500) });
    await notify(api, paidOnce, { transactionId: gateway.pay(paidOnce.orderId, 700) });
    await reconcileLater(5 * 60_000);
    expect(await surplusOf(made)).toEqual([]);
    later(6 * 24 * hour);
    const second = gateway.pay(made.orderId, 500);
    await night();
    await night();
    expect(await surplusOf(made)).toEqual([second]);
    expect(await surplusOf(paidOnce)).toEqual([]);
    const { rows } = await api.db.execute(
      sql`select 1 from payment_notifications where outcome = 'paid again'`,
    );
    expect(rows).toHaveLength(1);
    expect([await statusOf(made), await statusOf(paidOnce)]).toEqual(['completed', 'completed']);
    expect(await alerts()).toMatchObject([{ kind: 'paid_again', subject: made.orderId }]);
    later(2 * 24 * hour);
    const asked = gateway.asked.length;
    await night();
    expect(gateway.asked).toHaveLength(asked);
  });

  test('and of which what was too much went back stays paid, whatever the night reads', async () => {
    const made = await order();
    const first = gateway.pay(made.orderId, 500);
    await notify(api, made, { transactionId: first });
    gateway.pay(made.orderId, 500, { status: 'REFUNDED' });
    // What the gateway tells of an order may be incomplete.
    gateway.gatewayRecords = gateway.gatewayRecords.filter(({ payment_id: id }) => String(id) !== first);
    await night();
    expect(await statusOf(made)).toBe('completed');
    gateway.gatewayRecords = [];
    gateway.pay(made.orderId, 500, { payment_id: Number(first), status: 'CHARGEBACKED' });
    await night();
    expect(await statusOf(made)).toBe('charged_back');
  });

  test.each(['CHARGEBACKED', 'REFUNDED'])(
    'and of which the first is %s in the books alone stays paid by the second, told of or not',
    async (status) => {
      const [told, untold] = [await order(), await order('sponsored_blog_post')];
      for (const made of [told, untold]) {
        const first = gateway.pay(made.orderId, Number(made.amount));
        await notify(api, made, { transactionId: first });
        const second = gateway.pay(made.orderId, Number(made.amount));
        if (made === told) await notify(api, made, { transactionId: second });
        const record = gateway.gatewayRecords.find(({ payment_id: id }) => String(id) === first);
        if (record) record.status = status;
        await night();
        expect(await statusOf(made)).toBe('completed');
        expect(await surplusOf(made)).toEqual([]);
        // Its first notification comes once more.
        await notify(api, made, { transactionId: first });
        await night();
        expect(await surplusOf(made)).toEqual([]);
        const { transactionId } = (await api.get(`/admin/payments/${made.orderId}`, admin)).json();
        expect(transactionId).toBe(second);
      }
      expect(await alerts()).toMatchObject([{ kind: 'paid_again', subject: told.orderId }]);
    },
  );

  test.each(['CHARGEBACKED', 'REFUNDED'])(
    'and of which the second is %s without a word is surplus no more, and pays for nothing',
    async (status) => {
      const made = await order();
      const first = gateway.pay(made.orderId, 500);
      await notify(api, made, { transactionId: first });
      await notify(api, made, { transactionId: gateway.pay(made.orderId, 500) });
      const surplus = async () => (await api.get('/admin/payments?surplus=true', admin)).json();
      expect(await surplus()).toHaveLength(1);
      if (gateway.gatewayRecords[1]) gateway.gatewayRecords[1].status = status;
      await night();
      expect(await surplus()).toEqual([]);
      expect(await statusOf(made)).toBe('completed');
      later(30 * 24 * hour);
      await notify(api, made, { transactionId: first, statusCode: '-3' });
      expect(await statusOf(made)).toBe('charged_back');
    },
  );

  test.each(['refunded', 'charged_back'])(
    'and of which the second is given back in the portal once the first was %s is surplus no more',
    async (status) => {
      const made = await order();
      const first = gateway.pay(made.orderId, 500);
      await notify(api, made, { transactionId: first });
      const [{ _id }] = (await api.get('/payments/user', payer)).json();
      if (status === 'charged_back') await notify(api, made, { transactionId: first, statusCode: '-3' });
      else
        await api.post(
          `/admin/payments/${_id}/refund`,
          { reason: 'duplicate', reportedOn: '2031-11-21' },
          admin,
        );
      await notify(api, made, { transactionId: gateway.pay(made.orderId, 500) });
      const surplus = async () => (await api.get('/admin/payments?surplus=true', admin)).json();
      await night();
      expect(await surplus()).toHaveLength(1);
      if (gateway.gatewayRecords[1]) gateway.gatewayRecords[1].status = 'REFUNDED';
      await night();
      expect(await surplus()).toEqual([]);
      expect(await statusOf(made)).toBe(status);
    },
  );

  test('and whose second payment, which took the place of the first, goes back in the books alone says nothing else of it', async () => {
    const made = await order();
    const first = gateway.pay(made.orderId, 500);
    await notify(api, made, { transactionId: first });
    await notify(api, made, { transactionId: gateway.pay(made.orderId, 500) });
    await notify(api, made, { transactionId: first, statusCode: '-3' });
    for (const record of gateway.gatewayRecords) record.status = 'CHARGEBACKED';
    await night();
    const { status, notifications } = (await api.get(`/admin/payments/${made.orderId}`, admin)).json();
    const outcomes = notifications.map(({ outcome }: { outcome: string }) => outcome);
    expect([status, outcomes]).toEqual(['charged_back', ['applied', 'paid again', 'applied']]);
  });

  test('and of which both went back in one night is undone', async () => {
    const made = await order();
    await notify(api, made, { transactionId: gateway.pay(made.orderId, 500) });
    await notify(api, made, { transactionId: gateway.pay(made.orderId, 500) });
    for (const [index, status] of ['CHARGEBACKED', 'REFUNDED'].entries())
      if (gateway.gatewayRecords[index]) gateway.gatewayRecords[index].status = status;
    await night();
    expect(await statusOf(made)).toBe('charged_back');
  });

  test('and of which the bank takes back the first is told once, though the books lag behind', async () => {
    const made = await order();
    const first = gateway.pay(made.orderId, 500);
    await notify(api, made, { transactionId: first });
    const second = gateway.pay(made.orderId, 500);
    await notify(api, made, { transactionId: second });
    const told = await alerts();
    expect(told).toMatchObject([{ kind: 'paid_again' }]);
    later(hour);
    await notify(api, made, { transactionId: first, statusCode: '-3' });
    await night();
    expect(await surplusOf(made)).toEqual([]);
    expect((await api.get('/admin/payments?surplus=true', admin)).json()).toEqual([]);
    expect(await alerts()).toEqual(told);
    expect((await api.get('/payments/user', payer)).json()).toMatchObject([
      { status: 'completed', transactionId: second },
    ]);
  });

  test('and of which the books alone tell is no signed notification in what is handed to the bank', async () => {
    const made = await order();
    await notify(api, made, { transactionId: gateway.pay(made.orderId, 500) });
    const second = gateway.pay(made.orderId, 500);
    await night();
    for (const record of gateway.gatewayRecords) record.status = 'CHARGEBACKED';
    await night();
    expect(await statusOf(made)).toBe('charged_back');
    const evidence = await api.get(`/admin/chargebacks/${made.orderId}/evidence`, admin);
    const text = textOf(evidence.rawPayload).replaceAll(/\s+/g, ' ');
    expect(text.match(/signed notification of the gateway/g)).toHaveLength(1);
    expect(text).toContain(`received, transaction ${second}, found in the gateway’s books`);
    expect(text).toContain(`went back, transaction ${second}, found in the gateway’s books`);
  });

  test('but of which somebody vouched for one is one', async () => {
    const made = await order();
    const [{ _id }] = (await api.get('/payments/user', payer)).json();
    await api.patch(`/payments/${_id}/complete`, {}, admin);
    const transactionId = gateway.pay(made.orderId, 500);
    await reconcileLater(5 * 60_000);
    expect(await surplusOf(made)).toEqual([]);
    expect((await api.get('/payments/user', payer)).json()).toMatchObject([
      { transactionId, paymentMethod: 'VISA' },
    ]);
  });
});

describe('while the gateway', () => {
  test.each([
    ['is away', 'away'],
    ['talks nonsense', 'nonsense'],
    ['answers with an error', 'broken'],
    ['says no', 'refusing'],
  ] as const)('%s nothing changes, and it is said', async (_, mood) => {
    const made = await order();
    gateway.mood = mood;
    later(48 * hour);
    const reply = await reconcile();
    expect([reply.statusCode, reply.json().error]).toEqual([
      503,
      'The payment gateway cannot be asked just now. Please try again later.',
    ]);
    expect(await statusOf(made)).toBe('pending');
    gateway.mood = 'well';
    gateway.pay(made.orderId, 500);
    expect((await reconcile()).json()).toMatchObject({ updatedCount: 1 });
  });

  test('goes away half way, what was not asked about is counted, tried or not', async () => {
    const elsewhere = await order();
    for (let n = 0; n < 20; n++) {
      later(31 * 60_000);
      await order();
    }
    // Of another gateway: dealt with although this one is away.
    await api.db.execute(sql`update payments set mode = 'simulator' where order_id = ${elsewhere.orderId}`);
    gateway.mood = 'away';
    const reply = await reconcile();
    expect(reply.json()).toEqual({ updatedCount: 0, askedCount: 1, unansweredCount: 20 });
  });

  test('has forgotten our token, another is asked for; a good one is used again', async () => {
    gateway.pay((await order()).orderId, 500);
    await order('sponsored_blog_post');
    await reconcile();
    const asked = gateway.tokens;
    await reconcile();
    expect(gateway.tokens).toBe(asked);
    gateway.forgetTokens();
    expect((await reconcile()).statusCode).toBe(200);
    expect(gateway.tokens).toBe(asked + 1);
    later(570_000);
    await reconcile();
    expect(gateway.tokens).toBe(asked + 2);
  });
});
