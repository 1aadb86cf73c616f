import type { CheckoutReply } from '@serendib/contract/payments/endpoints';
import { simulatorMerchant } from '@serendib/contract/payments/gateway';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { notificationSignature } from '../signing/signatures.ts';
import { noticeOf, notify, orderStatus, postNotice, startWithOrder } from '../testing.ts';

const api = useApi({ isTrial: true, payments: { mode: 'simulator' } });
let payer: SignedInPerson;
let order: CheckoutReply;
beforeEach(async () => {
  ({ payer, order } = await startWithOrder(api));
});

const statusNow = () => orderStatus(api, payer, order);
const kept = async () =>
  (
    await api.db.execute<{ outcome: string; reason: string | null; fields: Record<string, unknown> }>(
      sql`select outcome, reason, fields from payment_notifications order by id`,
    )
  ).rows;
const signedFor = (fields: { orderId?: string; amount?: string; currency?: string; statusCode?: string }) => {
  const { merchantId, orderId, amount, currency } = order;
  const all = { merchantId, orderId, amount, currency, statusCode: '2', ...fields };
  return {
    ...noticeOf(order),
    order_id: all.orderId,
    payhere_amount: all.amount,
    payhere_currency: all.currency,
    status_code: all.statusCode,
    md5sig: notificationSignature(all, simulatorMerchant.secret),
  };
};

test('only a form is heard, whatever is signed in JSON', async () => {
  for (const payload of [noticeOf(order), { ...noticeOf(order), payhere_amount: 500 }, null]) {
    const reply = await api.post('/payments/payhere/notify', JSON.stringify(payload), {
      headers: { 'content-type': 'application/json' },
    });
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
  }
  expect([await statusNow(), await kept()]).toEqual(['pending', []]);
});

describe('in this order it is checked', () => {
  const refusals: [string, () => Record<string, string>, number][] = [
    ['merchant', () => ({ ...signedFor({ orderId: 'SER-1' }), merchant_id: '1' }), 403],
    ['merchant', () => ({}), 403],
    // Before the signature: without a status it would be that of the checkout, which the browser sees.
    ['status', () => ({ ...signedFor({ statusCode: '9' }), md5sig: 'A'.repeat(32) }), 400],
    ['status', () => signedFor({ orderId: 'SER-1', amount: '1.00', statusCode: '9' }), 400],
    ['status', () => signedFor({ statusCode: 'constructor' }), 400],
    ['status', () => ({ ...signedFor({}), status_code: '', md5sig: order.hash }), 400],
    ['signature', () => ({ ...signedFor({ orderId: 'SER-1' }), md5sig: 'A'.repeat(32) }), 403],
    ['signature', () => ({ ...noticeOf(order), md5sig: noticeOf(order).md5sig?.toLowerCase() ?? '' }), 403],
    ['signature', () => noticeOf(order, { secret: 'simulator-Secret' }), 403],
    ['signature', () => ({ ...noticeOf(order, { statusCode: '-1' }), status_code: '2' }), 403],
    ['order', () => signedFor({ orderId: 'SER-1', amount: '1.00', currency: 'USD' }), 404],
    ['amount', () => signedFor({ amount: '1.00', currency: 'USD' }), 400],
    ['amount', () => signedFor({ amount: '500.001' }), 400],
    ['amount', () => signedFor({ amount: '5e2' }), 400],
    ['amount', () => signedFor({ amount: '-500.00' }), 400],
    ['currency', () => signedFor({ currency: 'USD' }), 400],
  ];
  test.each(refusals)('%s', async (reason, fields, status) => {
    const reply = await postNotice(api, fields());
    expect(reply.statusCode).toBe(status);
    expect(await kept()).toMatchObject([{ outcome: 'refused', reason }]);
    expect(await statusNow()).toBe('pending');
  });
});

test.each([
  ['2', 'completed'],
  ['0', 'pending'],
  ['-1', 'cancelled'],
  ['-2', 'failed'],
  ['-3', 'charged_back'],
])('status %s makes the order %s', async (statusCode, status) => {
  expect((await notify(api, order, { statusCode })).statusCode).toBe(204);
  expect(await statusNow()).toBe(status);
});

test.each(['-1', '-2', 'expired'])('a success after %s completes the order', async (before) => {
  if (before === 'expired')
    await api.db.execute(sql`update payments set status = 'expired' where order_id = ${order.orderId}`);
  else await notify(api, order, { statusCode: before });
  await notify(api, order);
  expect(await statusNow()).toBe('completed');
});

test('nothing but money that goes back undoes a completed order', async () => {
  await notify(api, order);
  for (const statusCode of ['-1', '-2', '0', '2']) {
    expect((await notify(api, order, { statusCode })).statusCode).toBe(204);
    expect(await statusNow()).toBe('completed');
  }
  await notify(api, order, { statusCode: '-3' });
  expect(await statusNow()).toBe('charged_back');
  await notify(api, order);
  expect(await statusNow()).toBe('charged_back');
  expect((await kept()).map(({ outcome }) => outcome)).toEqual([
    'applied',
    ...Array(4).fill('nothing new'),
    'applied',
    'nothing new',
  ]);
});

test('money that comes in once more is noticed, and its chargeback takes nothing back', async () => {
  await notify(api, order);
  await notify(api, order, { transactionId: '320000000099' });
  const admin = await api.signIn({ role: 'admin' });
  const surplus = async () => (await api.get('/admin/payments?surplus=true', admin)).json();
  expect(await surplus()).toMatchObject([{ orderId: order.orderId, hasSurplus: true }]);
  await notify(api, order, { statusCode: '-3', transactionId: '320000000099', secret: 'guessed' });
  expect(await surplus()).toHaveLength(1);
  await notify(api, order, { statusCode: '-3', transactionId: '320000000099' });
  expect(await statusNow()).toBe('completed');
  expect(await surplus()).toEqual([]);
  const detail = (await api.get(`/admin/payments/${order.orderId}`, admin)).json();
  expect(detail.surplusPayments).toEqual([]);
});

test('of an order that was paid twice, the second payment takes the place of the first when that is charged back, whatever is told once more', async () => {
  await notify(api, order);
  await notify(api, order, { transactionId: '320000000099', method: 'MASTER' });
  const admin = await api.signIn({ role: 'admin' });
  for (const statusCode of ['-3', '2', '-3']) {
    await notify(api, order, { statusCode });
    expect(await statusNow()).toBe('completed');
    expect((await api.get('/admin/payments?surplus=true', admin)).json()).toEqual([]);
  }
  const [own] = (await api.get('/payments/user', payer)).json();
  expect(own).toMatchObject({ transactionId: '320000000099', paymentMethod: 'MASTER' });
  expect((await api.get('/admin/chargebacks', admin)).json()).toEqual([]);
  const detail = (await api.get(`/admin/payments/${order.orderId}`, admin)).json();
  expect(detail).toMatchObject({ surplusPayments: [], steps: [{}, { to: 'completed' }] });
  await notify(api, order, { statusCode: '-3', transactionId: '320000000099' });
  expect(await statusNow()).toBe('charged_back');
});

test('that surplus went back is kept, once, of an order that was told much of before', async () => {
  const more = { transactionId: '320000000099' };
  await notify(api, order);
  await notify(api, order, more);
  await api.db.execute(sql`insert into payment_notifications (id, payment_id, outcome, fields, received_at)
    select gen_random_uuid(), (select id from payments), 'nothing new', '{"status_code": "-2"}', now()
    from generate_series(1, 200)`);
  for (let times = 0; times < 3; times++) await notify(api, order, { ...more, statusCode: '-3' });
  expect(await statusNow()).toBe('completed');
  expect((await kept()).filter(({ fields }) => fields.status_code === '-3')).toHaveLength(1);
  await notify(api, order, { statusCode: '-3' });
  expect(await statusNow()).toBe('charged_back');
});

// Proves OWN-STATE-25.
test('a payment an administrator vouched for takes the gateway’s number when it comes', async () => {
  const admin = await api.signIn({ role: 'admin' });
  const [{ _id }] = (await api.get('/payments/user', payer)).json();
  const done = await api.patch(`/payments/${_id}/complete`, { note: 'Seen at the bank' }, admin);
  expect(done.json()).toMatchObject({ status: 'completed', paymentMethod: 'admin_manual' });
  expect(done.json().transactionId).toMatch(/^MANUAL-/);
  await notify(api, order, { transactionId: '320000000007' });
  expect((await api.get('/payments/user', payer)).json()).toMatchObject([
    { status: 'completed', paymentMethod: 'VISA', transactionId: '320000000007' },
  ]);
  const { rows } = await api.db.execute(sql`select 1 from entitlements`);
  expect(rows).toHaveLength(1);
});

describe('hostile input', () => {
  const bodies: [string, () => string][] = [
    ['the order twice', () => `${new URLSearchParams(noticeOf(order))}&order_id=${order.orderId}`],
    ['the status twice', () => `${new URLSearchParams(noticeOf(order, { statusCode: '0' }))}&status_code=2`],
    ['brackets', () => new URLSearchParams(noticeOf(order)).toString().replace('order_id=', 'order_id[]=')],
    ['prototypes', () => `__proto__=1&constructor=2&toString=3&merchant_id=${simulatorMerchant.id}`],
    ['bytes that are no text', () => `merchant_id=%ff%fe&order_id=%00&md5sig=%ed%a0%80`],
    ['a name cut within a letter', () => `${'a'.repeat(99)}%F0%9F%98%80=1`],
    ['a text cut within a letter', () => `a=${'a'.repeat(199)}%F0%9F%98%80`],
    ['nothing at all', () => ''],
    ['a thousand fields', () => Array.from({ length: 1_000 }, (_, n) => `f${n}=1`).join('&')],
    [
      'a query in the order',
      () => new URLSearchParams({ ...noticeOf(order), order_id: "' or 1=1 --" }).toString(),
    ],
  ];
  test.each(bodies)('%s is refused and kept', async (_, body) => {
    const reply = await postNotice(api, body());
    expect(reply.statusCode).toBe(403);
    expect(await statusNow()).toBe('pending');
    expect(await kept()).toHaveLength(1);
  });

  test('of other kinds than a form is refused', async () => {
    const xml = { headers: { 'content-type': 'text/xml' }, payload: '<a/>' };
    const reply = await api.app.inject({ method: 'POST', url: '/api/payments/payhere/notify', ...xml });
    expect(reply.statusCode).toBe(415);
    const large = await postNotice(api, `merchant_id=${'1'.repeat(20_000)}`);
    expect(large.statusCode).toBe(413);
  });
});

// Proves LIMIT-33.
test('an order costs what it was made with, though the price in the list is another by now', async () => {
  await api.db.execute(sql`update payments set amount_cents = 45000`);
  expect((await notify(api, order)).statusCode).toBe(400);
  expect(await statusNow()).toBe('pending');
  expect((await notify(api, { ...order, amount: '450.00' })).statusCode).toBe(204);
  expect(await statusNow()).toBe('completed');
});

// Proves LIMIT-34.
test('of a card only what is masked is kept, whatever is sent', async () => {
  await notify(api, order, {
    card_holder_name: 'N PERERA',
    card_no: '4916217501611292',
    card_expiry: '12/40',
    card_cvv: '123',
    status_message: 'Card 5307 7321 2553 1191 accepted',
    custom_1: '346781005510225',
    customer_token: 'token-of-nuwan',
  });
  await postNotice(api, { ...noticeOf(order), md5sig: 'A'.repeat(32) });
  expect(await kept()).toHaveLength(2);
  const text = JSON.stringify(await kept());
  expect(text).not.toMatch(/PERERA|token-of|4916217501611292|5307|346781005510225|12\/40|0140|"123"/);
  expect(text).toContain('************1292');
  expect(text).toContain('320025071278');
});

test('who only forges is soon not listened to, and who signs still is', async () => {
  const limited = (await kept()).length;
  expect(limited).toBe(0);
  const forged = { ...noticeOf(order), md5sig: 'A'.repeat(32) };
  expect((await postNotice(api, forged)).statusCode).toBe(403);
  expect((await notify(api, order)).statusCode).toBe(204);
});
