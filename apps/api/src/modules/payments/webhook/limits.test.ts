import { expect, test } from 'vitest';
import { useApi } from '../../../platform/testing.ts';
import { noticeOf, notify, orderOf, postNotice } from '../testing.ts';

const api = useApi({ isTrial: true, payments: { mode: 'simulator' }, rateLimit: { perMinute: 20 } });

test('notifications are limited apart from all other calls, and forgeries far sooner', async () => {
  const payer = await api.signIn();
  const order = await orderOf(api, payer, { serviceType: 'guide_premium_monthly' });
  // The gateway speaks for many payers: more requests than one client may send.
  for (let n = 0; n < 40; n++) expect((await notify(api, order)).statusCode).toBe(204);
  expect((await api.get('/payments/mode')).statusCode).toBe(200);
  const forged = { ...noticeOf(order), md5sig: 'A'.repeat(32) };
  const statuses: number[] = [];
  for (let n = 0; n < 63; n++) statuses.push((await postNotice(api, forged)).statusCode);
  expect(statuses.slice(0, 60).every((status) => status === 403)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  expect((await notify(api, order)).statusCode).toBe(204);
});
