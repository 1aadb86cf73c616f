import type { ErrorCode } from '@serendib/contract/errors';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fromNetwork } from '../../../platform/rate-limiter/from-network.ts';
import { keyOf } from '../../../platform/rate-limiter/rate-limiter.ts';
import type { Payment } from '../../../schema/index.ts';
import { raiseAlert } from '../../alerts/index.ts';
import type { PaymentContext } from '../payment-context.ts';
import { settle } from '../settling/settle.ts';
import { lockPayment } from '../settling/settling.queries.ts';
import { findKnownMoney, setPaidWith, tellGoneTwice, tellPaidAgain } from './known-money.ts';
import { maskCard, withoutCard } from './mask-card.ts';
import { insertNotification, insertUnlessMany } from './notifications.queries.ts';
import { type Form, recorded } from './read-form.ts';
import {
  classifyNotification,
  isSigned,
  type KnownMoney,
  type Refused,
  type ValidNotification,
  validateNotification,
} from './validate-notification.ts';

const refusals: Record<Refused['refused'], { code: ErrorCode; words: string }> = {
  merchant: { code: 'FORBIDDEN', words: t('This is not about our merchant.') },
  signature: { code: 'FORBIDDEN', words: t('The signature is not right.') },
  order: { code: 'NOT_FOUND', words: t('There is no such order.') },
  amount: { code: 'BAD_REQUEST', words: t('The order is for another amount.') },
  currency: { code: 'BAD_REQUEST', words: t('The order is in another currency.') },
  status: { code: 'BAD_REQUEST', words: t('This status is not known.') },
};

/** Of one network. Each is kept, so that a sender of nothing but forgeries would fill the database with them. */
const forgeries = { free: 60, firstBackoffSeconds: 1, longestBackoffSeconds: 300, forgetSeconds: 3_600 };
/** Of all networks together; what comes beyond is refused like them and not kept. */
const keptForgeries = { most: 2_000, seconds: 24 * 3_600 };
/** What bears our signature and is refused all the same, of one order. */
const signedRefusals = {
  free: 20,
  firstBackoffSeconds: 60,
  longestBackoffSeconds: 3_600,
  forgetSeconds: 24 * 3_600,
};
/** What is kept of one order besides what changed something or tells that money went back; more of the same tells nothing. */
const mostOfOne = 200;

/**
 * Handles the gateway's webhook. Each notification is recorded, valid or not; a valid one settles the order in the same
 * transaction, so that a notification either did all that follows from it or is not recorded.
 */
export async function handleWebhook(
  context: PaymentContext,
  form: Form,
  address: string,
): Promise<undefined> {
  const { db, clock, merchant, log, rateLimiter } = context;
  if (!merchant) throw new AppError('UNAVAILABLE', t('Payments are not set up here.'));
  const receivedAt = clock();
  const masked = maskCard(form);
  const signed = isSigned(form, merchant);
  if ('refused' in signed) {
    const wait = await rateLimiter.take(fromNetwork('forged', address, forgeries));
    if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', undefined, undefined, wait);
    if ((await rateLimiter.spend('forgeries-kept', keptForgeries)) === 0) {
      const fields = recorded(shortened(masked));
      await insertNotification(db, { outcome: 'refused', reason: signed.refused, fields, receivedAt });
    }
    throw refuse(signed);
  }
  const handled = await db.transaction(async (tx) => {
    const payment = await lockPayment(tx, { orderId: signed.orderId });
    const validated = validateNotification(form, payment);
    const paymentId = payment?.id ?? null;
    const fields = recorded(payment && hasLeft(payment) ? withoutCard(masked) : masked);
    if (!payment || 'refused' in validated) {
      const reason: Refused['refused'] = 'refused' in validated ? validated.refused : 'order';
      return { refused: reason, row: { paymentId, fields } } as const;
    }
    const { event, transactionId } = validated;
    const known = await findKnownMoney(tx, payment, transactionId);
    const effect = await apply(context, tx, payment, { ...validated, known }, receivedAt);
    const outcome = effect === 'gone twice' ? 'nothing new' : effect;
    const row = { paymentId, outcome, transactionId, fields, receivedAt };
    // Kept once of each payment, and read again: it can stand in for no other.
    const tellsGone = event === 'charged_back' && transactionId !== null && !known.wasToldGone;
    if (outcome === 'nothing new' && !tellsGone) await insertUnlessMany(tx, row, mostOfOne);
    else await insertNotification(tx, row);
    if (effect === 'paid again') await tellPaidAgain(context, tx, signed.orderId, receivedAt);
    if (effect === 'gone twice') await tellGoneTwice(context, tx, signed.orderId, receivedAt);
    return { outcome, isOfDeleted: hasLeft(payment) };
  });
  if (handled.refused) {
    const key = keyOf('refused-signed', signed.orderId);
    const wait = await rateLimiter.take([{ key, policy: signedRefusals }]);
    if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', undefined, undefined, wait);
    const { refused: reason, row } = handled;
    const what = t(
      'The gateway’s notification of order {orderId} bears our signature and was refused: {words}',
      { orderId: signed.orderId, words: refusals[reason].words },
    );
    const about =
      reason === 'order'
        ? // It is not a message: a key.
          ({ kind: 'unknown_order', subject: 'any' } as const)
        : ({ kind: 'refused_notification', subject: signed.orderId } as const);
    await db.transaction(async (tx) => {
      await insertUnlessMany(tx, { ...row, outcome: 'refused', reason, receivedAt }, mostOfOne);
      await raiseAlert(context, tx, { ...about, what, at: receivedAt });
    });
    // It bears our merchant's signature, so it is no stranger's doing.
    log.warn(`A signed notification of order ${signed.orderId} was refused: ${handled.refused}`);
    throw refuse({ refused: handled.refused });
  }
  if (handled.isOfDeleted && handled.outcome !== 'nothing new')
    log.warn(`Order ${signed.orderId} is of an account that was deleted: its money may have to go back`);
  if (handled.outcome === 'paid again') log.warn(`Order ${signed.orderId} was paid more than once`);
}

/** As much of a forgery as tells what it was: the gateway's own fields are few and short. */
const shortened = (form: Form): Form =>
  new Map(
    [...form]
      .slice(0, 40)
      .map(([name, texts]) => [name, texts.slice(0, 5).map((text) => text.slice(0, 200).toWellFormed())]),
  );

/** Every order names its payer until they delete their account. */
const hasLeft = ({ customerEmail }: Payment) => customerEmail === null;

const refuse = ({ refused }: Refused) => new AppError(refusals[refused].code, refusals[refused].words);

async function apply(
  context: PaymentContext,
  tx: Db,
  payment: Payment,
  { known, ...handled }: ValidNotification & { known: KnownMoney },
  at: Date,
): Promise<'applied' | 'nothing new' | 'paid again' | 'gone twice'> {
  const { event, transactionId, method } = handled;
  const effect = classifyNotification(payment, handled, known);
  const paidWith = effect === 'attach id' ? handled : effect === 'stand in' && known.standIn;
  if (paidWith) {
    await setPaidWith(tx, payment.id, paidWith, at);
    return 'applied';
  }
  if (effect === 'paid again' || effect === 'gone twice') return effect;
  if (effect !== 'transition' || !event) return 'nothing new';
  const happening = { event, transactionId, at, by: 'gateway', paymentMethod: method } as const;
  await settle(context, tx, payment, happening);
  return 'applied';
}
