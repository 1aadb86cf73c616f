import { t } from '@serendib/contract/words/t';
import { checkoutHash, isSame, type Merchant } from '../signing/signatures.ts';
import { type Form, single } from '../webhook/read-form.ts';

const needed = [
  'merchant_id',
  'return_url',
  'cancel_url',
  'notify_url',
  'first_name',
  'last_name',
  'email',
  'phone',
  'address',
  'city',
  'country',
  'order_id',
  'items',
  'currency',
  'amount',
  'hash',
] as const;
export type CheckoutFields = Record<(typeof needed)[number], string>;

export interface SimulatedCheckout {
  fields: CheckoutFields;
  amountCents: number;
}

/** The checkout form, checked as the gateway checks it; words where something is wrong. */
export function readCheckout(
  form: Form,
  merchant: Merchant,
  publicUrl: string,
): SimulatedCheckout | { wrong: string } {
  const fields = {} as CheckoutFields;
  for (const name of needed) {
    const value = single(form, name)?.trim();
    if (!value) return { wrong: t('The field {name} is missing.', { name }) };
    if (value.length > 500) return { wrong: t('The field {name} is too long.', { name }) };
    fields[name] = value;
  }
  if (fields.merchant_id !== merchant.id) return { wrong: t('This merchant is not known.') };
  const [, rupees, cents] = /^(\d{1,7})\.(\d{2})$/.exec(fields.amount) ?? [];
  const amountCents = Number(rupees) * 100 + Number(cents);
  if (!(amountCents > 0)) return { wrong: t('The amount must have two decimals and nothing else.') };
  if (fields.currency !== 'LKR') return { wrong: t('Only LKR is taken here.') };
  if (!/^[^\s@]+@[^\s@]+$/.test(fields.email)) return { wrong: t('The email address is not right.') };
  const signed = {
    merchantId: merchant.id,
    orderId: fields.order_id,
    amount: fields.amount,
    currency: fields.currency,
  };
  if (!isSame(fields.hash, checkoutHash(signed, merchant.secret)))
    return { wrong: t('Unauthorized payment request: the hash is not right.') };
  // The real gateway knows merchants by their approved domain; it posts and sends browsers nowhere else.
  for (const name of ['return_url', 'cancel_url', 'notify_url'] as const) {
    const url = fields[name];
    if (!URL.canParse(url) || new URL(url).origin !== new URL(publicUrl).origin)
      return { wrong: t('{name} is not on the approved domain.', { name }) };
  }
  return { fields, amountCents };
}
