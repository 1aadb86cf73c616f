import { deliveredSettings } from '@serendib/contract/admin/delivered-settings';
import type { CheckoutReply } from '@serendib/contract/payments/endpoints';
import { simulatorMerchant } from '@serendib/contract/payments/gateway';
import type { LightMyRequestResponse } from 'fastify';
import type { SignedInPerson, TestApi } from '../../platform/testing.ts';
import { settings } from '../../schema/index.ts';
import { notificationSignature } from './signing/signatures.ts';

/** The free months would come before all that is bought; what they do is tested by itself. */
export async function endPromotion({ db }: TestApi): Promise<void> {
  const over = { ...deliveredSettings, promotionLastDay: '2026-11-20', version: 1, updatedAt: new Date() };
  await db.insert(settings).values(over).onConflictDoUpdate({ target: settings.isOnly, set: over });
}

export async function orderOf(
  api: TestApi,
  who: SignedInPerson,
  body: { serviceType: string; amount?: number; itemId?: string },
): Promise<CheckoutReply> {
  const reply = await api.post('/payments/payhere/create-checkout', body, { headers: who.headers });
  if (reply.statusCode !== 201) throw new Error(`Checkout answered ${reply.statusCode}: ${reply.body}`);
  return reply.json<CheckoutReply>();
}

/** What an order stands at, as its payer is told. */
export const orderStatus = async (
  api: TestApi,
  payer: SignedInPerson,
  { orderId }: Pick<CheckoutReply, 'orderId'>,
): Promise<string> => (await api.get(`/payments/payhere/status/${orderId}`, payer)).json().status;

/** A person who has just ordered a guide's month, where nothing else was ordered or heard. */
export async function startWithOrder(api: TestApi): Promise<{ payer: SignedInPerson; order: CheckoutReply }> {
  await endPromotion(api);
  await api.empty('users', 'payments', 'payment_notifications', 'tries');
  const payer = await api.signIn();
  return { payer, order: await orderOf(api, payer, { serviceType: 'guide_premium_monthly' }) };
}

type Named = Pick<CheckoutReply, 'orderId' | 'amount'>;
type Notice = { statusCode?: string; transactionId?: string; secret?: string } & Record<string, string>;

/** The fields of a signed notification; what else is named goes in as it is, after the signing. */
export function noticeOf(
  { orderId, amount }: Named,
  {
    statusCode = '2',
    transactionId = '320025071278',
    secret = simulatorMerchant.secret,
    ...others
  }: Notice = {},
): Record<string, string> {
  const signed = { merchantId: simulatorMerchant.id, orderId, amount, currency: 'LKR', statusCode };
  return {
    merchant_id: signed.merchantId,
    order_id: orderId,
    payment_id: transactionId,
    payhere_amount: amount,
    payhere_currency: 'LKR',
    status_code: statusCode,
    md5sig: notificationSignature(signed, secret),
    status_message: 'Said by a test',
    method: 'VISA',
    card_holder_name: 'N PERERA',
    card_no: '************1292',
    card_expiry: '0140',
    ...others,
  };
}

export const postNotice = (
  api: TestApi,
  fields: Record<string, string> | string,
): Promise<LightMyRequestResponse> =>
  api.app.inject({
    method: 'POST',
    url: '/api/payments/payhere/notify',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });

/** The gateway says this of an order. */
export const notify = (api: TestApi, order: Named, notice?: Notice): Promise<LightMyRequestResponse> =>
  postNotice(api, noticeOf(order, notice));
