import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { CheckoutReply, CheckoutRequest } from '@serendib/contract/payments/endpoints';
import {
  effects,
  gatewayAmount,
  priceCents,
  type ServiceType,
  serviceWords,
} from '@serendib/contract/payments/services';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import { lockActive } from '../../accounts/index.ts';
import { takeIn } from '../../quotas/index.ts';
import type { PaymentContext } from '../payment-context.ts';
import { retryDelayMs } from '../reconcile/retry-schedule.ts';
import { checkoutHash } from '../signing/signatures.ts';
import {
  findCurrentOrder,
  findOwnListing,
  insertOrder,
  lockOrdersOf,
  retireOrders,
  type Wanted,
} from './orders.queries.ts';

const reuseMs = 30 * 60_000;

/** Fields that the gateway requires and no form asks for. */
const unknownPayer = {
  phone: '0770000000',
  // It is not a message: sent to the gateway.
  address: 'Sri Lanka',
  city: 'Colombo',
  // It is not a message: sent to the gateway.
  country: 'Sri Lanka',
};

const pausedWords = t(
  'Payment Processing Temporarily Unavailable. Our payment gateway is under maintenance; all listings run as free plans until it is back, and nothing is charged.',
);

/** Orders a service at our price, and gives what the browser posts to the gateway's page. */
export async function createCheckout(
  context: PaymentContext,
  visitor: Visitor,
  request: CheckoutRequest,
): Promise<CheckoutReply> {
  const { db, clock, publicUrl, gateway, merchant, paymentJobs } = context;
  if (!gateway || !merchant) throw new AppError('UNAVAILABLE', pausedWords);
  const amountCents = priceOf(context, request);
  const wanted: Wanted = {
    userId: visitor.id,
    serviceType: request.serviceType,
    itemId: await itemOf(context, visitor, request),
    amountCents,
    mode: gateway.mode,
  };
  const reusableSince = new Date(clock().getTime() - reuseMs);
  const { orderId, payer } = await db.transaction(async (tx) => {
    await lockOrdersOf(tx, wanted);
    // Deleting an account takes the payer's name out of its orders: one that is made at that moment would keep it.
    const payer = await lockActive(tx, visitor.id);
    if (!payer) throw new AppError('UNAUTHENTICATED');
    const now = clock();
    const current = await findCurrentOrder(tx, wanted, reusableSince);
    if (current) return { orderId: current.orderId, payer };
    await takeIn(tx, context, 'orders', visitor);
    await retireOrders(tx, wanted);
    const by = { customerName: payer.userName, customerEmail: payer.email };
    const made = await insertOrder(tx, { ...wanted, ...by }, now);
    await paymentJobs.look(
      tx,
      { orderId: made.orderId, look: 0 },
      { runAt: new Date(now.getTime() + retryDelayMs(0)) },
    );
    return { orderId: made.orderId, payer };
  });
  const amount = gatewayAmount(amountCents);
  const signed = { merchantId: merchant.id, orderId, amount, currency: 'LKR' as const };
  const page = (path: string) => new URL(path, publicUrl).href;
  return {
    ...signed,
    ...namesOf(payer.userName),
    ...unknownPayer,
    email: payer.email,
    itemsDescription: serviceWords(request.serviceType),
    returnUrl: page(`/payment/success?order_id=${orderId}`),
    cancelUrl: page(`/payment/cancel?order_id=${orderId}`),
    notifyUrl: page('/api/payments/payhere/notify'),
    mode: gateway.mode,
    hash: checkoutHash(signed, merchant.secret),
    checkoutUrl: gateway.addresses.checkout,
  };
}

function priceOf({ takesTestPayments }: PaymentContext, { serviceType, amount }: CheckoutRequest): number {
  const price = priceCents(serviceType);
  const asked = amount === undefined ? undefined : Math.round(amount * 100);
  const refuse = (words: string, field = 'amount') => new AppError('INVALID', words, { [field]: words });
  if (amount !== undefined && asked !== undefined && Math.abs(asked - amount * 100) > 1e-6)
    throw refuse(t('An amount has at most two decimals.'));
  if (price === null) {
    if (!takesTestPayments) throw refuse(t('Test payments are not taken here.'), 'serviceType');
    if (asked === undefined) throw refuse(t('Please enter an amount.'));
    return asked;
  }
  if (asked !== undefined && asked !== price) {
    throw refuse(
      t('{service} costs {price}, not {asked}. Please load the page again.', {
        service: serviceWords(serviceType),
        price: formatLkr(price / 100),
        asked: formatLkr(asked / 100),
      }),
    );
  }
  return price;
}

/** What is named must be the payer's own, and of the kind that the service is about. */
async function itemOf(
  { db }: PaymentContext,
  visitor: Visitor,
  { serviceType, itemId }: CheckoutRequest,
): Promise<string | null> {
  const effect = effects[serviceType as ServiceType];
  if (!itemId || effect.does === 'nothing') return null;
  const { noun }: Kind = kinds[effect.kind];
  const found = await findOwnListing(db, itemId, visitor.id);
  if (found?.kind !== effect.kind)
    throw new AppError(
      'NOT_FOUND',
      t('This {noun} is not among yours. Please choose one of your own.', { noun }),
    );
  if (effect.does === 'voucher' && effect.kind === 'blog')
    throw new AppError('INVALID', t('A sponsored post is paid for before it is submitted.'), {
      itemId: t('This is submitted already.'),
    });
  if (effect.does === 'voucher' && found.status !== 'approved')
    throw new AppError(
      'CONFLICT',
      t(
        '“{title}” is not live yet. Its partnership begins, and can be renewed, once our team has approved it.',
        { title: found.title },
      ),
    );
  // Premium is for all that the payer has of the kind.
  return effect.does === 'premium' ? null : itemId;
}

function namesOf(userName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = userName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') || '-' };
}
