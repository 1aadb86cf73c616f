import { gatewayAmount } from '@serendib/contract/payments/services';
import type { Context } from '../../../platform/module.ts';
import { type Merchant, notificationSignature } from '../signing/signatures.ts';
import type { Delivery } from './simulator-context.ts';

const timeoutMs = 10_000;

/** Posts notifications as the gateway does. What was refused is not sent again; what did not arrive is. */
export async function sendNotices(
  { log }: Pick<Context, 'log'>,
  { url, notices }: Delivery,
  signal: AbortSignal,
): Promise<void> {
  for (const { fields, copies } of notices) {
    const body = new URLSearchParams(fields).toString();
    const post = async () => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`The notification address answered ${answer.status}.`);
      if (!answer.ok) log.warn(`The simulator's notification was refused (${answer.status})`);
    };
    await Promise.all(Array.from({ length: copies }, post));
  }
}

export interface Noticed {
  orderId: string;
  amountCents: number;
  /** None where there was no attempt to pay. */
  paymentId?: number | undefined;
  statusCode: '2' | '0' | '-1' | '-2' | '-3';
  message: string;
  card?: { method: string; masked: string; holder: string; expiry: string } | undefined;
}

/** A notification with all its fields, signed. */
export function noticeFields(
  { orderId, amountCents, paymentId, statusCode, message, card }: Noticed,
  merchant: Merchant,
): Record<string, string> {
  const amount = gatewayAmount(amountCents);
  const signed = { merchantId: merchant.id, orderId, amount, currency: 'LKR', statusCode };
  return {
    merchant_id: merchant.id,
    order_id: orderId,
    payment_id: paymentId === undefined ? '' : String(paymentId),
    payhere_amount: amount,
    captured_amount: statusCode === '2' ? amount : '0.00',
    payhere_currency: 'LKR',
    status_code: statusCode,
    md5sig: notificationSignature(signed, merchant.secret),
    custom_1: '',
    custom_2: '',
    status_message: message,
    method: card?.method ?? '',
    card_holder_name: card?.holder ?? '',
    card_no: card?.masked ?? '',
    card_expiry: card?.expiry ?? '',
    recurring: '0',
  };
}
