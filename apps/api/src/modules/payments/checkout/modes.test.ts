import { expect, test } from 'vitest';
import { useApi } from '../../../platform/testing.ts';

const merchant = { id: '1299999', secret: 'TestSecret', appId: 'app', appSecret: 'app-secret' };
const paused = useApi({ isTrial: true });
const production = useApi({ payments: { mode: 'sandbox', merchant } });
const live = useApi({ isTrial: true, payments: { mode: 'live', merchant } });

const order = async (api: typeof paused, serviceType: string, amount?: number) =>
  api.post('/payments/payhere/create-checkout', { serviceType, amount }, await api.signIn());

test('while payments are paused, pages are told so and checkout says so in words', async () => {
  expect((await paused.get('/payments/mode')).json()).toEqual({
    mode: 'paused',
    isPaused: true,
    takesTestPayments: false,
  });
  const refused = await order(paused, 'guide_premium_monthly');
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({
    code: 'UNAVAILABLE',
    error: expect.stringContaining('Payment Processing Temporarily Unavailable'),
  });
});

// Proves STATE-11.
test('live and sandbox differ by addresses and credentials alone', async () => {
  const sandboxed = (await order(production, 'tour_partnership')).json();
  const real = (await order(live, 'tour_partnership')).json();
  expect(sandboxed).toMatchObject({
    mode: 'sandbox',
    checkoutUrl: 'https://sandbox.payhere.lk/pay/checkout',
  });
  expect(real).toMatchObject({ mode: 'live', checkoutUrl: 'https://www.payhere.lk/pay/checkout' });
  const bare = ({
    mode: _,
    checkoutUrl: __,
    orderId: ___,
    hash: ____,
    returnUrl,
    cancelUrl,
    email: _____,
    ...rest
  }: Record<string, unknown>) => rest;
  expect(bare(sandboxed)).toEqual(bare(real));
});

// Proves OWN-CALL-34.
test('test payments and test completions are there neither in production nor live', async () => {
  for (const api of [production, live, paused]) {
    expect((await api.get('/payments/mode')).json().takesTestPayments).toBe(false);
    const person = await api.signIn();
    expect((await api.post('/payments/test/complete/SER-1', undefined, person)).statusCode).toBe(404);
  }
  for (const api of [production, live])
    expect((await order(api, 'test_payment', 100)).json().fields).toEqual({
      serviceType: 'Test payments are not taken here.',
    });
});
