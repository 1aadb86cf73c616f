import type { CheckoutReply } from '@serendib/contract/payments/endpoints';
import { simulatorMerchant } from '@serendib/contract/payments/gateway';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { notificationSignature } from '../signing/signatures.ts';
import { noticeOf, orderOf, orderStatus, postNotice, startWithOrder } from '../testing.ts';

const api = useApi({ isTrial: true, payments: { mode: 'simulator' } });
let payer: SignedInPerson;
let order: CheckoutReply;
beforeEach(async () => {
  ({ payer, order } = await startWithOrder(api));
});
/** What was said of it, and what became of the order. */
const receive = async (fields: Record<string, string>) => [
  (await postNotice(api, fields)).statusCode,
  await orderStatus(api, payer, order),
];

/** As the gateway would sign it if it spelt the amount so. */
const spelt = (amount: string) => noticeOf({ orderId: order.orderId, amount });

test.each(['500', '500.0', '500.00'])('the amount may be spelt %s', async (amount) => {
  expect(await receive(spelt(amount))).toEqual([204, 'completed']);
});

test.each([
  '5e2',
  '500.000',
  '500,00',
  '+500.00',
  ' 500.00',
  '500.00 ',
  '0x1F4',
  '٥٠٠',
  '500.',
  '.5e3',
  'LKR 500',
  '',
])('an amount spelt “%s” is not ours, although it is signed', async (amount) => {
  expect(await receive(spelt(amount))).toEqual([400, 'pending']);
});

describe('what was signed', () => {
  test('for the checkout, which the browser sees, is no notification', async () => {
    const good = noticeOf(order);
    for (const status_code of ['2', '', '0'])
      expect((await receive({ ...good, status_code, md5sig: order.hash }))[1]).toBe('pending');
    // Without a status the two signatures are the same; then there is no status to believe.
    expect(await receive({ ...good, status_code: '', md5sig: order.hash })).toEqual([400, 'pending']);
  });

  test('as one thing is not another with its letters shared out otherwise', async () => {
    const { orderId, amount } = order;
    const declined = noticeOf(order, { statusCode: '-2' });
    expect(await receive({ ...declined, payhere_currency: 'LKR-', status_code: '2' })).toEqual([
      400,
      'pending',
    ]);
    const paid = noticeOf(order);
    expect(await receive({ ...paid, order_id: `${orderId}5`, payhere_amount: amount.slice(1) })).toEqual([
      404,
      'pending',
    ]);
    expect(await receive({ ...paid, merchant_id: paid.merchant_id?.slice(0, -1) ?? '' })).toEqual([
      403,
      'pending',
    ]);
    expect(await receive({ ...paid, payhere_amount: `${amount}L`, payhere_currency: 'KR' })).toEqual([
      400,
      'pending',
    ]);
  });

  test('for one order says nothing of another', async () => {
    const cheap = await orderOf(api, payer, { serviceType: 'test_payment', amount: 1 });
    const good = noticeOf(cheap);
    expect(await receive({ ...good, order_id: order.orderId })).toEqual([403, 'pending']);
    expect(await receive({ ...good, order_id: order.orderId, payhere_amount: order.amount })).toEqual([
      403,
      'pending',
    ]);
    expect(await receive(noticeOf({ orderId: order.orderId, amount: cheap.amount }))).toEqual([
      400,
      'pending',
    ]);
  });

  test('by another merchant is not believed, under its own name or ours', async () => {
    const other = { id: '1299999', secret: 'TestSecret-not-real-0123456789' };
    const { orderId, amount } = order;
    for (const merchantId of [other.id, simulatorMerchant.id]) {
      const signed = { merchantId, orderId, amount, currency: 'LKR', statusCode: '2' };
      const md5sig = notificationSignature(signed, other.secret);
      expect(await receive({ ...noticeOf(order), merchant_id: merchantId, md5sig })).toEqual([
        403,
        'pending',
      ]);
    }
  });

  test('in another currency is refused, whatever rupees are worth', async () => {
    for (const currency of ['USD', 'lkr', 'LKR ', 'INR']) {
      const signed = {
        merchantId: simulatorMerchant.id,
        orderId: order.orderId,
        amount: order.amount,
        statusCode: '2',
      };
      const md5sig = notificationSignature({ ...signed, currency }, simulatorMerchant.secret);
      expect(await receive({ ...noticeOf(order), payhere_currency: currency, md5sig })).toEqual([
        400,
        'pending',
      ]);
    }
  });

  test('and is sent again and again does nothing more, not even once its money went back', async () => {
    const paid = noticeOf(order);
    for (let n = 0; n < 3; n++) expect(await receive(paid)).toEqual([204, 'completed']);
    expect(await receive(noticeOf(order, { statusCode: '-3' }))).toEqual([204, 'charged_back']);
    expect(await receive(paid)).toEqual([204, 'charged_back']);
    const { rows } = await api.db.execute(sql`select cancelled_at is not null as over from entitlements`);
    expect(rows).toEqual([{ over: true }]);
  });
});
