import type { CheckoutReply } from '@serendib/contract/payments/endpoints';
import { simulatorMerchant } from '@serendib/contract/payments/gateway';
import { prices } from '@serendib/contract/prices';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { newId } from '../../../schema/index.ts';
import { addListing } from '../../listings/testing.ts';
import { checkoutHash } from '../signing/signatures.ts';
import { endPromotion } from '../testing.ts';

let now = new Date('2026-11-21T06:00:00Z');
const api = useApi({ isTrial: true, payments: { mode: 'simulator' }, clock: () => now });
const limited = useApi({
  isTrial: true,
  payments: { mode: 'simulator' },
  rateLimit: { perMinute: 100_000 },
});
let [payer, other] = [] as unknown as SignedInPerson[];
beforeEach(async () => {
  await endPromotion(api);
  await api.empty('listings', 'users', 'payments');
  now = new Date('2026-11-21T06:00:00Z');
  [payer, other] = [await api.signIn({ userName: 'Nimali Perera' }), await api.signIn()];
});
const order = (body: object, who = payer) => api.post('/payments/payhere/create-checkout', body, who);
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

// Proves ENTITY-17, ENTITY-18, CALL-38, LIMIT-19, OWN-CALL-31, OWN-CALL-33.
test('the reply holds what the gateway needs, signed', async () => {
  const reply = await order({ serviceType: 'guide_premium_monthly', amount: 500, description: 'Mine' });
  expect(reply.statusCode).toBe(201);
  const checkout = reply.json<CheckoutReply>();
  expect(checkout).toEqual({
    merchantId: simulatorMerchant.id,
    orderId: expect.stringMatching(/^SER-20261121-[2-9A-Z]{10}$/),
    amount: '500.00',
    currency: 'LKR',
    itemsDescription: prices.guide_premium_monthly.words,
    firstName: 'Nimali',
    lastName: 'Perera',
    email: payer?.email,
    phone: '0770000000',
    address: 'Sri Lanka',
    city: 'Colombo',
    country: 'Sri Lanka',
    returnUrl: `http://serendib.test/payment/success?order_id=${checkout.orderId}`,
    cancelUrl: `http://serendib.test/payment/cancel?order_id=${checkout.orderId}`,
    notifyUrl: 'http://serendib.test/api/payments/payhere/notify',
    mode: 'simulator',
    hash: checkoutHash(checkout, simulatorMerchant.secret),
    checkoutUrl: 'http://serendib.test/simulator/pay/checkout',
  });
  const status = await api.get(`/payments/payhere/status/${checkout.orderId}`, payer);
  expect(status.json()).toEqual({
    orderId: checkout.orderId,
    serviceType: 'guide_premium_monthly',
    description: prices.guide_premium_monthly.words,
    amount: 500,
    currency: 'LKR',
    status: 'pending',
    createdAt: now.toISOString(),
    canCompleteByHand: true,
  });
  expect((await api.get(`/payments/payhere/status/${checkout.orderId}`, other)).statusCode).toBe(404);
  expect((await api.get(`/payments/payhere/status/${checkout.orderId}`)).statusCode).toBe(401);
});

// Proves AIM-03.
test.each(Object.entries(prices))(
  '%s costs what the price list says, whatever a browser says',
  async (serviceType, { cents }) => {
    expect((await order({ serviceType })).json().amount).toBe((cents / 100).toFixed(2));
    const wrong = await order({ serviceType, amount: 1 });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().fields.amount).toContain('not LKR 1.');
  },
);

// Proves RULE-09, OWN-ENTITY-37.
test('only a test payment names its amount, of at least one rupee', async () => {
  expect((await order({ serviceType: 'test_payment', amount: 100.5 })).json().amount).toBe('100.50');
  for (const amount of [undefined, 0, 0.99, -5, 1e9, 1.005, '100', null]) {
    expect([amount, (await order({ serviceType: 'test_payment', amount })).statusCode]).toEqual([
      amount,
      400,
    ]);
  }
});

test('what cannot be bought is refused in words', async () => {
  for (const body of [{}, { serviceType: 'gold' }, { serviceType: ['guide_premium_monthly'] }, [], null])
    expect((await order(body as object)).statusCode).toBe(400);
  expect(
    (await api.post('/payments/payhere/create-checkout', { serviceType: 'tour_partnership' })).statusCode,
  ).toBe(401);
});

// Proves ENTITY-17.
test('a thing that is named is the payer’s own, of the right kind and live', async () => {
  const mine = { ownerId: payer?.id ?? null };
  const tour = await addListing(api, 'tour', {}, mine);
  const pending = await addListing(api, 'tour', {}, { ...mine, status: 'pending' });
  const vehicle = await addListing(api, 'vehicle', {}, mine);
  const theirs = await addListing(api, 'tour', {}, { ownerId: other?.id ?? null });
  const statusOf = async (itemId: string, serviceType = 'tour_partnership') =>
    (await order({ serviceType, itemId })).statusCode;
  expect(await statusOf(tour)).toBe(201);
  expect(await statusOf(vehicle, 'vehicle_premium_monthly')).toBe(201);
  expect(await statusOf(pending)).toBe(409);
  for (const wrong of [vehicle, theirs, newId()]) expect(await statusOf(wrong)).toBe(404);
  expect(await statusOf('nonsense')).toBe(400);
});

test('one pending order of a thing is taken up again for half an hour, then another is made', async () => {
  const idOf = async (body: object, who = payer) => (await order(body, who)).json<CheckoutReply>().orderId;
  const monthly = { serviceType: 'guide_premium_monthly' };
  const first = await idOf(monthly);
  later(29);
  expect(await idOf(monthly)).toBe(first);
  expect(await idOf({ serviceType: 'guide_premium_yearly' })).not.toBe(first);
  expect(await idOf(monthly, other)).not.toBe(first);
  later(2);
  const second = await idOf(monthly);
  expect(second).not.toBe(first);
  expect(await idOf(monthly)).toBe(second);
  const test100 = { serviceType: 'test_payment', amount: 100 };
  expect(await idOf(test100)).not.toBe(await idOf({ ...test100, amount: 200 }));
});

test('one vehicle’s premium and another’s are one order: it is for all that the payer has', async () => {
  const idOf = async (itemId: string) =>
    (await order({ serviceType: 'vehicle_premium_monthly', itemId })).json<CheckoutReply>().orderId;
  const vehicle = () => addListing(api, 'vehicle', {}, { ownerId: payer?.id ?? null });
  expect(await idOf(await vehicle())).toBe(await idOf(await vehicle()));
});

test('orders of an account end for the day; one that is taken up again does not count', async () => {
  const who = await limited.signIn();
  const statusOf = async (amount: number) => {
    const body = { serviceType: 'test_payment', amount };
    return (await limited.post('/payments/payhere/create-checkout', body, who)).statusCode;
  };
  for (let amount = 101; amount <= 120; amount++)
    expect([amount, await statusOf(amount)]).toEqual([amount, 201]);
  for (let n = 0; n < 3; n++) expect(await statusOf(120)).toBe(201);
  expect(await statusOf(121)).toBe(429);
  expect(await statusOf(120)).toBe(201);
});

test('a button pressed many times at once makes one order', async () => {
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => order({ serviceType: 'sponsored_blog_post' })),
  );
  expect(new Set(replies.map((reply) => reply.json<CheckoutReply>().orderId)).size).toBe(1);
  const { rows } = await api.db.execute(sql`select 1 from payments`);
  expect(rows).toHaveLength(1);
});

// Proves ENTITY-14, CALL-35, OWN-ENTITY-35, OWN-CALL-10.
test('my payments are mine, newest first', async () => {
  await order({ serviceType: 'guide_premium_monthly' });
  later(1);
  const { orderId } = (await order({ serviceType: 'tour_partnership' })).json<CheckoutReply>();
  await order({ serviceType: 'tour_partnership' }, other);
  const mine = (await api.get('/payments/user', payer)).json();
  expect(mine.map((one: { serviceType: string }) => one.serviceType)).toEqual([
    'tour_partnership',
    'guide_premium_monthly',
  ]);
  expect(mine[0]).toMatchObject({
    ...{
      _id: expect.stringMatching(/^[\da-f-]{36}$/),
      orderId,
      createdAt: expect.stringMatching(/^2026-11-21T/),
    },
    description: expect.stringMatching(/^Tour partnership/),
    amount: 2000,
    status: 'pending',
    customerDetails: { name: 'Nimali Perera' },
    paymentMethod: null,
    transactionId: null,
    subscriptionDetails: { endDate: null, awaitingSubmission: false },
    isTest: true,
  });
  expect((await api.get('/payments/user?limit=1', payer)).json()).toHaveLength(1);
});

// Proves CALL-39, OWN-CALL-34.
test('a test completion does what a payment does', async () => {
  const { orderId } = (await order({ serviceType: 'guide_premium_monthly' })).json<CheckoutReply>();
  const complete = (who = payer) => api.post(`/payments/test/complete/${orderId}`, undefined, who);
  expect((await complete(other)).statusCode).toBe(404);
  expect((await complete()).json()).toMatchObject({
    payment: { status: 'completed', subscriptionDetails: { endDate: '2026-12-21T06:00:00.000Z' } },
  });
  expect((await complete()).json()).toMatchObject({ payment: { status: 'completed' } });
  expect((await api.get('/tour-guides/my-premium-status', payer)).json()).toEqual({
    hasActivePremiumSubscription: true,
    activePlanType: 'monthly',
    premiumExpiry: '2026-12-21T06:00:00.000Z',
  });
});
