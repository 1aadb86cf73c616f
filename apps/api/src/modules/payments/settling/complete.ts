import { randomBytes } from 'node:crypto';
import type { CompletedPayment } from '@serendib/contract/payments/admin-endpoints';
import { serviceWords } from '@serendib/contract/payments/services';
import type { Payment as PaymentView } from '@serendib/contract/payments/views';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Payment } from '../../../schema/index.ts';
import type { PaymentContext } from '../payment-context.ts';
import { findPayment } from '../payments.queries.ts';
import { adminPaymentView, paymentView } from '../views.ts';
import { type Happening, settle } from './settle.ts';
import { findLastStep, type LastStep, lockPayment } from './settling.queries.ts';

const newTransactionId = (prefix: string) => `${prefix}-${randomBytes(6).toString('hex').toUpperCase()}`;

async function complete(
  context: PaymentContext,
  named: { orderId: string } | { id: string },
  mayNot: (userId: string) => boolean,
  happening: Omit<Happening, 'event' | 'at'>,
  also: (tx: Db, payment: Payment, at: Date) => Promise<void> = async () => undefined,
) {
  const earlier = await context.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, named);
    if (!payment || mayNot(payment.userId)) throw new AppError('NOT_FOUND');
    const at = context.clock();
    const isChanged = await settle(context, tx, payment, { ...happening, event: 'paid', at });
    if (isChanged) await also(tx, payment, at);
    if (!isChanged && payment.status !== 'completed')
      throw new AppError('CONFLICT', t('The money of this order was given back, so it cannot be completed.'));
    if (isChanged) return undefined;
    const last = await findLastStep(tx, payment.id);
    if (happening.by === 'admin' && happening.note) refuseSecondNote(last, happening);
    return last;
  });
  const found = await findPayment(context.db, named);
  if (!found) throw new AppError('NOT_FOUND');
  return { found, earlier };
}

/**
 * A note names the money that it is of. On an order that is completed already it may be of a second payment, and is not
 * let go of as if it had been kept; what is sent twice is kept already.
 */
function refuseSecondNote(
  first: LastStep | undefined,
  { actorId, note }: Pick<Happening, 'actorId' | 'note'>,
): void {
  if (first?.byWhom === 'admin' && first.actorId === actorId) {
    if (first.note === note) return;
    throw new AppError('CONFLICT', t('You have completed this already. Your note was not kept.'));
  }
  throw new AppError(
    'CONFLICT',
    first?.byWhom === 'gateway' || first?.byWhom === 'reconciliation'
      ? t(
          'The gateway has completed this in the meantime: if money came in a second time, it has to go back. Your note was not kept.',
        )
      : t('{who} has completed this in the meantime. Your note was not kept.', {
          who: first?.actor ?? t('Another administrator'),
        }),
  );
}

/** As if it had been paid; where no real money is about. */
export async function completeTest(
  context: PaymentContext,
  visitor: Visitor,
  orderId: string,
): Promise<{ payment: PaymentView }> {
  if (!context.takesTestPayments) throw new AppError('NOT_FOUND');
  const { found } = await complete(context, { orderId }, (userId) => userId !== visitor.id, {
    by: 'payer',
    actorId: visitor.id,
    note: t('Completed as a test'),
    paymentMethod: 'test',
    transactionId: newTransactionId('TEST'),
  });
  return { payment: paymentView(found) };
}

/** An administrator has seen the money, or vouches for it. */
export async function completeByHand(
  context: PaymentContext,
  visitor: Visitor,
  id: string,
  note: string | null | undefined,
): Promise<CompletedPayment> {
  const happening = {
    by: 'admin' as const,
    actorId: visitor.id,
    note: note || null,
    paymentMethod: 'admin_manual',
    transactionId: newTransactionId('MANUAL'),
  };
  const { found, earlier } = await complete(
    context,
    { id },
    () => false,
    happening,
    (tx, payment, at) =>
      recordAudit(tx, {
        ...{ actorId: visitor.id, action: 'complete', thing: 'payment', thingId: id, reason: note, at },
        thingName: `${serviceWords(payment.serviceType)}, ${payment.orderId}`,
        before: { status: payment.status },
        after: { status: 'completed' },
      }),
  );
  const isOfAnother = earlier?.byWhom === 'admin' && earlier.actorId !== visitor.id;
  return { ...adminPaymentView(found), completedBefore: isOfAnother ? { userName: earlier.actor } : null };
}
