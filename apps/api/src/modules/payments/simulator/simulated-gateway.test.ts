import { dayOf } from '@serendib/contract/calendar';
import type { CheckoutReply } from '@serendib/contract/payments/endpoints';
import { checkoutForm, simulatorMerchant, testCards } from '@serendib/contract/payments/gateway';
import { freePort } from '@serendib/embedded-postgres/free-port';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { openGateway } from '../gateway/gateway.ts';
import { endPromotion, orderOf, orderStatus } from '../testing.ts';

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const api = useApi({ isTrial: true, publicUrl: origin, payments: { mode: 'simulator' } });
let payer: SignedInPerson;
beforeAll(async () => {
  await api.app.listen({ host: '127.0.0.1', port });
});
beforeEach(async () => {
  await endPromotion(api);
  await api.empty('users', 'payments', 'payment_notifications', 'simulated_payments');
  payer = await api.signIn();
});

const [accepted, funds] = testCards;
const post = (path: string, fields: Record<string, string>) =>
  fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const card = (number: string) => ({ card: number, card_expiry: '12/40', card_cvv: '123', code: '123456' });
const pay = (checkout: CheckoutReply, more: Record<string, string> = {}) =>
  post('/simulator/pay/submit', {
    ...checkoutForm(checkout),
    action: 'pay',
    ...card(accepted.visa),
    ...more,
  });
const statusOf = (made: CheckoutReply) => orderStatus(api, payer, made);
const notices = async () =>
  (await api.db.execute(sql`select outcome, fields from payment_notifications order by id`)).rows;
const order = (serviceType = 'guide_premium_monthly') => orderOf(api, payer, { serviceType });

test('the hosted page shows what is paid and every test card, without a script', async () => {
  const checkout = await order();
  const page = await post('/simulator/pay/checkout', checkoutForm(checkout));
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await page.text();
  expect(html).not.toContain('<script');
  expect(html).toContain('href="/faces.css"');
  for (const use of ['text', 'display'])
    expect(html).toMatch(new RegExp(`--${use}: [^;}]*"Noto Sinhala", "Noto Tamil"`));
  for (const text of [checkout.orderId, 'LKR 500', 'Insufficient funds', 'Network error', 'Cancel'])
    expect(html).toContain(text);
  // An address breaks before its domain.
  expect(html).toMatch(/<br>[^<@]+<wbr>@[^<]+<\/dd>/);
  for (const { visa, master, amex } of testCards)
    for (const number of [visa, master, amex]) expect(html).toContain(`value="${number}"`);
});

test('a form that was changed on its way is refused, and so is one that leads elsewhere', async () => {
  const form = checkoutForm(await order());
  const wrong = [
    { amount: '1.00' },
    { amount: '500' },
    { order_id: 'SER-1' },
    { hash: form.hash?.toLowerCase() ?? '' },
    { merchant_id: '7' },
    { currency: 'USD' },
    { email: '' },
    { email: '<b>nobody</b>' },
    { notify_url: 'http://169.254.169.254/' },
    { return_url: 'javascript:alert(1)' },
  ];
  for (const change of wrong)
    for (const path of ['/simulator/pay/checkout', '/simulator/pay/submit']) {
      const reply = await post(path, { ...form, ...change });
      expect([change, reply.status]).toEqual([change, 400]);
    }
  const hostile = await post('/simulator/pay/checkout', { ...form, items: '<img src=x onerror=alert(1)>' });
  expect(await hostile.text()).not.toContain('<img');
});

// Proves AIM-03.
test('who pays comes back at once, and the order is completed by the notification', async () => {
  const checkout = await order();
  const reply = await pay(checkout);
  expect([reply.status, reply.headers.get('location')]).toEqual([303, checkout.returnUrl]);
  expect(await statusOf(checkout)).toBe('pending');
  await api.runJobs();
  expect(await statusOf(checkout)).toBe('completed');
  const [mine] = (await api.get('/payments/user', payer)).json();
  expect(mine).toMatchObject({ paymentMethod: 'VISA', transactionId: expect.stringMatching(/^32\d+$/) });
  expect(await notices()).toMatchObject([{ outcome: 'applied', fields: { card_no: '************1292' } }]);
});

test('who cancels comes back to the other page, and the order is cancelled', async () => {
  const checkout = await order();
  const reply = await pay(checkout, { action: 'cancel' });
  expect([reply.status, reply.headers.get('location')]).toEqual([303, checkout.cancelUrl]);
  await api.runJobs();
  expect(await statusOf(checkout)).toBe('cancelled');
});

test('two browsers that pay one order at the same time buy one month, and what is too much goes back', async () => {
  const checkout = await order();
  const replies = await Promise.all([pay(checkout), pay(checkout)]);
  expect(replies.map(({ status }) => status)).toEqual([303, 303]);
  await api.runJobs();
  expect(await statusOf(checkout)).toBe('completed');
  expect((await api.db.execute(sql`select 1 from entitlements`)).rows).toHaveLength(1);
  const admin = await api.signIn({ role: 'admin' });
  const detail = (await api.get(`/admin/payments/${checkout.orderId}`, admin)).json();
  expect(detail.surplusPayments).toHaveLength(1);
  const [{ transactionId }] = detail.surplusPayments;
  const request = { reason: 'duplicate', reportedOn: dayOf(detail.createdAt), transactionId };
  const refunded = await api.post(`/admin/payments/${detail._id}/refund`, request, admin);
  expect(refunded.json()).toMatchObject({ status: 'completed', refunds: [{ transactionId }] });
});

describe('a declined card', () => {
  const declined = [
    ...testCards.slice(1).flatMap(({ visa, master, amex }) => [visa, master, amex]),
    '4111111111111111',
  ];
  test.each(declined)('%s can be tried again with another', async (number) => {
    const checkout = await order();
    const reply = await pay(checkout, card(number));
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('role="alert"');
    await api.runJobs();
    expect(await statusOf(checkout)).toBe('failed');
    await pay(checkout);
    await api.runJobs();
    expect(await statusOf(checkout)).toBe('completed');
  });

  test('with a typing error is no attempt at all', async () => {
    const checkout = await order();
    const slips = [
      { card: 'other', card_no: '12' },
      { card_expiry: '13/40' },
      { card_expiry: '01/20' },
      { card_cvv: '12' },
      { code: '1' },
    ];
    for (const slip of slips) expect(await (await pay(checkout, slip)).text()).toContain('role="alert"');
    await api.runJobs();
    expect(await notices()).toEqual([]);
  });

  test.each([
    ['card_no', { card: 'other', card_no: '12' }],
    ['card_expiry', { card_expiry: '13/40' }],
    ['card_cvv', { card_cvv: '12' }],
    ['code', { code: '1' }],
    ['card_no', { card: 'other', card_no: '4111 1111 1111 1111' }],
  ])('is told at its field, which has the focus: %s', async (name, slip) => {
    const html = await (await pay(await order(), { ...slip, lost: 'yes' })).text();
    const [field, ...others] = html.match(/<[^>]* (?:autofocus|aria-invalid)[^>]*>/g) ?? [];
    expect(others).toEqual([]);
    expect(field).toMatch(
      new RegExp(`^<input name="${name}".* autofocus aria-invalid="true" aria-describedby="problem" value="`),
    );
    expect(html).toContain('<p role="alert" id="problem">');
  });

  test('of those to choose from has the focus, so that the next is an arrow away', async () => {
    const html = await (await pay(await order(), { ...card(funds.amex), lost: 'yes' })).text();
    expect(html.match(/<[^>]* autofocus[^>]*>/g)).toEqual([
      `<input type="radio" name="card" value="${funds.amex}" checked autofocus aria-describedby="problem">`,
    ]);
  });

  test.each([
    ['a slip', { card: accepted.master, card_cvv: '12' }],
    ['the number of a card of another kind', { card: 'other', card_no: '4111 1111 1111 1111' }],
    ['a card that is declined', { card: funds.amex }],
  ])('is not filled in anew after %s', async (_, over) => {
    const filled = {
      card_name: 'Kamala Silva',
      card_expiry: '11/35',
      code: '12345',
      delay: '5',
      copies: '2',
    };
    const sent = { card_cvv: '777', ...filled, ...over };
    const html = await (await pay(await order(), { ...sent, order: 'waiting last', lost: 'yes' })).text();
    expect(html).toContain('role="alert"');
    const { card: chosen, ...typed } = sent;
    for (const [name, value] of Object.entries(typed))
      expect(html).toMatch(new RegExp(`<input name="${name}"[^>]* value="${value}">`));
    expect(html.match(/name="card" value="\w+" checked/g)).toEqual([`name="card" value="${chosen}" checked`]);
    expect(html).toContain('<option value="waiting last" selected>');
    expect(html).toContain('name="lost" value="yes" checked');
    const areOpen = [...html.matchAll(/<details( open)?>/g)].map(([, open]) => open !== undefined);
    expect(areOpen).toEqual([chosen !== accepted.master, true]);
  });
});

describe('notifications can come', () => {
  test('many times', async () => {
    const checkout = await order();
    await pay(checkout, { copies: '7' });
    await api.runJobs();
    const outcomes = (await notices()).map(({ outcome }) => outcome);
    expect(outcomes.filter((one) => one === 'applied')).toHaveLength(1);
    expect(outcomes).toHaveLength(7);
    const { rows } = await api.db.execute(sql`select 1 from entitlements`);
    expect(rows).toHaveLength(1);
  });

  test.each(['waiting first', 'waiting last', 'failure last'])('with other news: %s', async (news) => {
    const checkout = await order();
    await pay(checkout, { order: news, copies: '2' });
    await api.runJobs();
    expect(await notices()).toHaveLength(4);
    expect(await statusOf(checkout)).toBe('completed');
  });

  test('late', async () => {
    const checkout = await order();
    await pay(checkout, { delay: '600' });
    await api.runJobs();
    expect(await statusOf(checkout)).toBe('pending');
    const { rows } = await api.db.execute(
      sql`select run_at > now() + interval '9 minutes' as late from graphile_worker.jobs where task_identifier = 'simulator:notify'`,
    );
    expect(rows).toEqual([{ late: true }]);
    await api.db.execute(sql`delete from graphile_worker._private_jobs`);
  });

  test('not at all', async () => {
    const checkout = await order();
    await pay(checkout, { lost: 'yes' });
    await api.runJobs();
    expect(await notices()).toEqual([]);
    expect(await statusOf(checkout)).toBe('pending');
  });
});

test('the merchant API answers as the gateway does, to whom it knows', async () => {
  const gateway = openGateway(`${origin}/simulator/merchant/v1`, simulatorMerchant, () => new Date());
  const checkout = await order();
  expect(await gateway.findPayments(checkout.orderId)).toEqual([]);
  await pay(checkout);
  const [paid] = await gateway.findPayments(checkout.orderId);
  expect(paid).toMatchObject({ status: 'RECEIVED', currency: 'LKR', amountCents: 50_000, method: 'VISA' });
  expect(await gateway.refund(paid?.transactionId ?? '', 'Paid twice')).toMatch(/^\d+$/);
  expect(await gateway.findPayments(checkout.orderId)).toMatchObject([{ status: 'REFUNDED' }]);
  await expect(gateway.refund(paid?.transactionId ?? '', 'Paid twice')).rejects.toThrow('cannot be refunded');
  const stranger = openGateway(
    `${origin}/simulator/merchant/v1`,
    { ...simulatorMerchant, appSecret: 'x' },
    () => new Date(),
  );
  await expect(stranger.findPayments(checkout.orderId)).rejects.toThrow('no token');
  expect((await fetch(`${origin}/simulator/merchant/v1/payment/search?order_id=x`)).status).toBe(401);
});

test('a chargeback is what only the bank can do', async () => {
  const checkout = await order();
  await pay(checkout, { card: funds.visa });
  await pay(checkout);
  await api.runJobs();
  const gatewayRecords = await (await fetch(`${origin}/simulator/bank`)).text();
  const [, id = ''] = /name="payment_id" value="(\d+)"/.exec(gatewayRecords) ?? [];
  expect((await post('/simulator/bank/chargeback', { payment_id: id })).status).toBe(303);
  await api.runJobs();
  expect(await statusOf(checkout)).toBe('charged_back');
  expect((await api.get('/tour-guides/my-premium-status', payer)).json().hasActivePremiumSubscription).toBe(
    false,
  );
});

test.each([
  ['of another host', { host: 'evil.example' }],
  ['that a proxy forwards', { 'x-forwarded-for': '203.0.113.7' }],
  ['of another site', { 'sec-fetch-site': 'cross-site' }],
  ['of another site in an old browser', { origin: 'https://evil.example' }],
])('bank and simulator refuse every request %s', async (_, foreign) => {
  const checkout = await order();
  await pay(checkout);
  await api.runJobs();
  const { rows } = await api.db.execute(sql`select id, status from simulated_payments`);
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...foreign };
  const ask = async (method: 'GET' | 'POST', url: string, fields: Record<string, string> = {}) =>
    (
      await api.app.inject({
        ...{ method, url, headers: method === 'GET' ? foreign : form },
        ...(method === 'GET' ? {} : { payload: new URLSearchParams(fields).toString() }),
      })
    ).statusCode;
  expect(await ask('GET', '/simulator/bank')).toBe(403);
  expect(await ask('POST', '/simulator/pay/checkout', checkoutForm(checkout))).toBe(403);
  expect(await ask('POST', '/simulator/pay/submit', { ...checkoutForm(checkout), action: 'cancel' })).toBe(
    403,
  );
  expect(await ask('POST', '/simulator/bank/chargeback', { payment_id: String(rows[0]?.id) })).toBe(403);
  expect((await api.db.execute(sql`select id, status from simulated_payments`)).rows).toEqual(rows);
});

test('nothing of the simulator is there in other modes', async () => {
  const { buildApp } = await import('../../../app.ts');
  const { openDatabase } = await import('../../../platform/database/database.ts');
  const database = openDatabase({ url: api.databaseUrl, poolSize: 1 });
  for (const mode of ['paused', 'sandbox', 'live'] as const) {
    const app = await buildApp({
      database,
      publicUrl: origin,
      log: { level: 'silent' },
      payments: { mode, merchant: simulatorMerchant },
    });
    for (const url of [
      '/simulator/pay/checkout',
      '/simulator/pay/submit',
      '/simulator/merchant/v1/oauth/token',
    ])
      expect((await app.inject({ method: 'POST', url })).statusCode).toBe(404);
    expect((await app.inject('/simulator/bank')).statusCode).toBe(404);
    await app.close();
  }
  await database.close();
});
