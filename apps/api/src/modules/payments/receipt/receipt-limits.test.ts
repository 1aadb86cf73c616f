import { expect, test } from 'vitest';
import { useApi } from '../../../platform/testing.ts';
import { notify, orderOf } from '../testing.ts';

const api = useApi({
  ...{ isTrial: true, payments: { mode: 'simulator' } as const },
  rateLimit: { perMinute: 100_000 },
});

test('a receipt is written ten times a minute for a network', async () => {
  const payer = await api.signIn();
  const order = await orderOf(api, payer, { serviceType: 'guide_premium_yearly' });
  await notify(api, order);
  const pdf = () => api.get(`/payments/${order.orderId}/receipt`, payer);
  for (let at = 0; at < 10; at++) expect((await pdf()).statusCode).toBe(200);
  expect((await pdf()).statusCode).toBe(429);
});
