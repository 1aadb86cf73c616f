import {
  findPaymentTransition,
  type PaymentEvent,
  type PaymentStatus,
} from '@serendib/contract/payments/states';
import { isSame, type Merchant, notificationSignature } from '../signing/signatures.ts';
import { type Form, single } from './read-form.ts';

export type Refused = { refused: 'merchant' | 'signature' | 'order' | 'amount' | 'currency' | 'status' };
/** A notification whose signature is valid; without an event where the gateway only says that it waits. */
export type ValidNotification = {
  event: PaymentEvent | null;
  transactionId: string | null;
  method: string | null;
};

/** The status with which money went back: what is kept of it is read again, to know which money is still here. */
export const chargedBackStatus = '-3';

const events: Record<string, PaymentEvent | null> = {
  '2': 'paid',
  '0': null,
  '-1': 'cancelled',
  '-2': 'declined',
  [chargedBackStatus]: 'charged_back',
};

/**
 * Whether the gateway signed this. Nothing may be looked up before. The status comes first: without one, what is
 * signed is letter for letter what the browser sees signed for its checkout.
 */
export function isSigned(form: Form, merchant: Merchant): Refused | { orderId: string } {
  const [merchantId, orderId] = [single(form, 'merchant_id'), single(form, 'order_id')];
  if (merchantId === undefined || !isSame(merchantId, merchant.id)) return { refused: 'merchant' };
  const [statusCode, signature] = [single(form, 'status_code'), single(form, 'md5sig')];
  if (statusCode !== undefined && !Object.hasOwn(events, statusCode)) return { refused: 'status' };
  const [amount, currency] = [single(form, 'payhere_amount'), single(form, 'payhere_currency')];
  if (
    orderId === undefined ||
    amount === undefined ||
    currency === undefined ||
    statusCode === undefined ||
    signature === undefined ||
    !isSame(
      signature,
      notificationSignature({ merchantId, orderId, amount, currency, statusCode }, merchant.secret),
    )
  )
    return { refused: 'signature' };
  return { orderId };
}

/** What it says of this order: amount and currency must be ours before its status counts. */
export function validateNotification(
  form: Form,
  order: { amountCents: number } | undefined,
): Refused | ValidNotification {
  if (!order) return { refused: 'order' };
  if (centsOf(single(form, 'payhere_amount')) !== order.amountCents) return { refused: 'amount' };
  if (single(form, 'payhere_currency') !== 'LKR') return { refused: 'currency' };
  return {
    event: events[single(form, 'status_code') ?? ''] ?? null,
    transactionId: single(form, 'payment_id')?.slice(0, 100) || null,
    method: single(form, 'method')?.slice(0, 50) || null,
  };
}

function centsOf(amount = ''): number {
  const [, rupees, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  return rupees === undefined ? Number.NaN : Number(rupees) * 100 + Number(cents.padEnd(2, '0'));
}

export interface ClassifiedOrder {
  status: PaymentStatus;
  transactionId: string | null;
  paymentMethod: string | null;
}

export type PaidWith = Pick<ValidNotification, 'transactionId' | 'method'>;

/** What is known of an order's other money. */
export interface KnownMoney {
  /** Surplus that is still here, and can pay the order in place of what goes back. */
  standIn?: PaidWith | undefined;
  /** Whether the money that is told of has gone back already. */
  hasGone?: boolean;
  /** Whether our team gave it back. */
  wasGivenBack?: boolean;
  /** Whether the gateway has told that it went back. */
  wasToldGone?: boolean;
}

/**
 * What a valid notification leads to: a transition of the order; a surplus payment in place of the one that went back; the
 * gateway's transaction id for a payment that an administrator completed by hand; a surplus payment; one that has left twice, given
 * back and taken back, of an order that stays paid; or nothing new.
 */
export function classifyNotification(
  payment: ClassifiedOrder,
  { event, transactionId }: ValidNotification,
  { standIn, hasGone, wasGivenBack }: KnownMoney = {},
): 'transition' | 'stand in' | 'attach id' | 'paid again' | 'gone twice' | 'nothing new' {
  if (!event) return 'nothing new';
  const isOther = transactionId !== null && transactionId !== payment.transactionId;
  const byHand = isByHand(payment);
  const wasPaid = payment.status === 'completed' || payment.status === 'refunded';
  // Of money that came in twice, the payment that paid the order decides; what was bought is paid by the one that did not go back.
  if (
    (event === 'charged_back' || event === 'refunded') &&
    wasPaid &&
    transactionId &&
    payment.transactionId &&
    !byHand
  ) {
    const isTwice = isOther && wasGivenBack && event === 'charged_back';
    if (isTwice && payment.status === 'completed') return 'gone twice';
    if (isOther && !isTwice) return 'nothing new';
    if (standIn && payment.status === 'completed') return 'stand in';
  }
  if (findPaymentTransition(payment.status, event)) return 'transition';
  if (event !== 'paid' || !isOther || hasGone) return 'nothing new';
  return byHand && payment.status === 'completed' ? 'attach id' : 'paid again';
}

/** Whether it was completed without the gateway. */
export const isByHand = ({ paymentMethod }: Pick<ClassifiedOrder, 'paymentMethod'>): boolean =>
  paymentMethod === 'admin_manual' || paymentMethod === 'test';
