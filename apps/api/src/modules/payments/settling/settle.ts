import { serviceWords } from '@serendib/contract/payments/services';
import { findPaymentTransition, type PaymentEvent } from '@serendib/contract/payments/states';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import type { Db } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/module.ts';
import type { Payment } from '../../../schema/index.ts';
import { raiseAlert } from '../../alerts/index.ts';
import { findPremiumEnd } from '../../entitlements/index.ts';
import { nextStep, receiptEmail, takenBackEmail } from '../emails/payment-emails.ts';
import { giveEffects, takeBackEffects } from './effects.ts';
import { findCustomer, insertPaymentTransition, updatePayment } from './settling.queries.ts';

/** Something happened to an order, by whomever it became known. */
export interface Happening {
  event: PaymentEvent;
  by: 'payer' | 'gateway' | 'reconciliation' | 'admin' | 'time';
  actorId?: string | null;
  note?: string | null;
  paymentMethod?: string | null;
  transactionId?: string | null;
  /** Of a refund: no gateway sends the money, so our team does. */
  isSentByHand?: boolean;
  at: Date;
}

/**
 * The one way to another status, with all that follows from it. The order is locked by the transaction already, so
 * that a notification that arrives at the same time finds it settled; what the table of steps does not know changes nothing. Says
 * whether it changed.
 */
export async function settle(
  { mailer, events }: Pick<Context, 'mailer' | 'events'>,
  tx: Db,
  payment: Payment,
  { event, by, actorId = null, note = null, at, isSentByHand = false, ...paid }: Happening,
): Promise<boolean> {
  const step = findPaymentTransition(payment.status, event);
  if (!step) return false;
  const after: Payment = {
    ...payment,
    status: step.to,
    updatedAt: at,
    ...(event === 'declined' || event === 'cancelled' || event === 'expired'
      ? {}
      : {
          paidAt: payment.paidAt ?? at,
          paymentMethod: payment.paymentMethod ?? paid.paymentMethod ?? null,
          transactionId: payment.transactionId ?? paid.transactionId ?? null,
        }),
  };
  const { status, updatedAt, paidAt, paymentMethod, transactionId } = after;
  await updatePayment(tx, payment.id, { status, updatedAt, paidAt, paymentMethod, transactionId });
  await insertPaymentTransition(tx, {
    ...{
      paymentId: payment.id,
      fromStatus: payment.status,
      toStatus: step.to,
      byWhom: by,
      actorId,
      note,
      at,
    },
  });
  if (step.to === 'charged_back') {
    const sum = formatLkr(payment.amountCents / 100);
    const what = t(
      'The payer’s bank took back {sum}, paid for “{serviceType}”. What it had brought has ended.',
      { sum, serviceType: serviceWords(payment.serviceType) },
    );
    await raiseAlert({ mailer }, tx, { kind: 'chargeback', subject: payment.orderId, what, at });
  }
  if (!step.effects) return true;
  const isGiven = step.effects === 'give';
  const awaits = isGiven ? await giveEffects(tx, after, at) : null;
  const isTakenDown = !isGiven && (await takeBackEffects(tx, after, { events, at }));
  const customer = await findCustomer(tx, payment.userId);
  if (isGiven && !customer) {
    const sum = formatLkr(payment.amountCents / 100);
    const what = t(
      '{sum} came in for “{serviceType}” after the payer had deleted their account. It may have to go back.',
      { sum, serviceType: serviceWords(payment.serviceType) },
    );
    await raiseAlert({ mailer }, tx, { kind: 'payer_gone', subject: payment.orderId, what, at });
  }
  if (customer) {
    await mailer.queue(
      tx,
      isGiven
        ? receiptEmail(
            customer,
            after,
            nextStep(after, { awaits, until: await findPremiumEnd(tx, after.orderId) }),
          )
        : takenBackEmail(customer, after, {
            way: step.to === 'refunded' ? 'refunded' : 'charged_back',
            ...{ isSentByHand, isTakenDown },
          }),
    );
  }
  return true;
}
