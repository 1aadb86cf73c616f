import type { CheckoutReply } from '@serendib/contract/payments/endpoints';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { noticeOf, notify, orderStatus, postNotice, startWithOrder } from '../testing.ts';

// Limits as in production.
const api = useApi({ isTrial: true, payments: { mode: 'simulator' }, rateLimit: { perMinute: 100_000 } });
let payer: SignedInPerson;
let order: CheckoutReply;
beforeEach(async () => {
  ({ payer, order } = await startWithOrder(api));
});

const kept = async () =>
  (await api.db.execute(sql`select outcome, length(fields::text) as length from payment_notifications`)).rows;
async function statuses(count: number, fields: () => Record<string, string>) {
  const counted: Record<number, number> = {};
  for (let n = 0; n < count; n += 1) {
    const { statusCode } = await postNotice(api, fields());
    counted[statusCode] = (counted[statusCode] ?? 0) + 1;
  }
  return counted;
}

test('what the browser saw signed for its checkout is a forgery, and a flood of it is paced like one', async () => {
  const forged = { ...noticeOf(order), status_code: '', md5sig: order.hash, custom_1: 'x'.repeat(10_000) };
  const heard = await statuses(100, () => forged);
  expect(heard[400]).toBeLessThan(70);
  expect((heard[400] ?? 0) + (heard[429] ?? 0)).toBe(100);
  const rows = await kept();
  expect(rows).toHaveLength(heard[400] ?? 0);
  expect(Math.max(...rows.map(({ length }) => Number(length)))).toBeLessThan(2_000);

  // What the gateway says meanwhile, from the same network and twenty times, is heard and settles once.
  for (let n = 0; n < 20; n += 1) expect((await notify(api, order)).statusCode).toBe(204);
  const { rows: bought } = await api.db.execute(sql`select 1 from entitlements`);
  expect(bought).toHaveLength(1);
  expect(await orderStatus(api, payer, order)).toBe('completed');
});

test('of a form that names one field without end, a hundred are read as of any other', async () => {
  // Without what is read and not kept, so that all that is read is counted.
  const { card_holder_name: _, card_expiry: __, ...notice } = noticeOf(order);
  const signed = new URLSearchParams(notice).toString();
  expect((await postNotice(api, signed + '&a'.repeat(7_500))).statusCode).toBe(204);
  const { rows } = await api.db.execute(sql`select (select count(*)
    from jsonb_each(fields) field, jsonb_path_query(value, '$[*]'))::int as count from payment_notifications`);
  expect(rows).toEqual([{ count: 100 }]);
});

test('forgeries from many networks are refused without end, and kept up to a number a day', async () => {
  await api.db.execute(sql`insert into tries (key, count, open_at, forgotten_at)
    values ('forgeries-kept', 2000, now(), now() + interval '1 hour')`);
  const forged = { ...noticeOf(order), md5sig: 'A'.repeat(32) };
  expect(await statuses(5, () => forged)).toEqual({ 403: 5 });
  expect(await kept()).toEqual([]);
});

test('what is signed and refused again and again is paced too, and what is true of the order is not', async () => {
  const refused = noticeOf({ orderId: order.orderId, amount: '1.00' });
  const heard = await statuses(40, () => refused);
  expect(heard).toEqual({ 400: 20, 429: 20 });
  expect(await kept()).toHaveLength(20);
  expect((await notify(api, order)).statusCode).toBe(204);
});

test('the detail of an order has what changed something or tells that money went back, and no more rows than people read', async () => {
  await notify(api, order);
  const surplus = { transactionId: '320000000042' };
  await notify(api, order, surplus);
  await notify(api, order, { ...surplus, statusCode: '-3' });
  await api.db.execute(sql`insert into payment_notifications (id, payment_id, outcome, reason, fields, received_at)
    select gen_random_uuid(), (select id from payments), 'refused', 'status', '{}', now() from generate_series(1, 400)`);
  expect((await notify(api, order)).statusCode).toBe(204);
  expect(await kept()).toHaveLength(403);
  const admin = await api.signIn({ role: 'admin' });
  const { notifications } = (await api.get(`/admin/payments/${order.orderId}`, admin)).json();
  expect(notifications).toHaveLength(250);
  const told = notifications.map(
    ({ outcome, fields }: { outcome: string; fields: Record<string, string> }) => [
      outcome,
      fields.status_code,
    ],
  );
  // That the surplus went back changed nothing of the order.
  for (const one of [
    ['applied', '2'],
    ['paid again', '2'],
    ['nothing new', '-3'],
  ])
    expect(told).toContainEqual(one);
});
