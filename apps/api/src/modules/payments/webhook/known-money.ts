import { t } from '@serendib/contract/words/t';
import type { Db } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/module.ts';
import type { Payment } from '../../../schema/index.ts';
import { raiseAlert } from '../../alerts/index.ts';
import { updatePayment } from '../settling/settling.queries.ts';
import { findStandIn, wasGivenBack, wasToldGone } from './notifications.queries.ts';
import type { KnownMoney, PaidWith } from './validate-notification.ts';

/** What is known of an order's other money when something is told of one payment. The order is locked. */
export async function findKnownMoney(
  tx: Db,
  payment: Payment,
  transactionId: string | null,
): Promise<KnownMoney> {
  const standIn = await findStandIn(tx, payment);
  if (transactionId === null) return { standIn };
  const isGivenBack = await wasGivenBack(tx, payment.id, transactionId);
  const isToldGone = await wasToldGone(tx, payment.id, transactionId);
  return {
    standIn,
    hasGone: isGivenBack || isToldGone,
    wasGivenBack: isGivenBack,
    wasToldGone: isToldGone,
  };
}

/** Names the gateway's payment that pays an order from now on. */
export const setPaidWith = (
  tx: Db,
  id: string,
  { transactionId, method }: PaidWith,
  at: Date,
): Promise<void> => updatePayment(tx, id, { transactionId, paymentMethod: method, updatedAt: at });

/** Calls administrators to a surplus. Last in its transaction, as all that is told. */
export async function tellPaidAgain(
  context: Pick<Context, 'mailer'>,
  tx: Db,
  orderId: string,
  at: Date,
): Promise<void> {
  const what = t('Order {orderId} was paid more than once. What came in too much has to go back.', {
    orderId,
  });
  await raiseAlert(context, tx, { kind: 'paid_again', subject: orderId, what, at });
}

/** Calls administrators to money that has left twice while its order stays paid. Last in its transaction as well. */
export async function tellGoneTwice(
  context: Pick<Context, 'mailer'>,
  tx: Db,
  orderId: string,
  at: Date,
): Promise<void> {
  const what = t(
    'Of order {orderId} the payer’s bank took back what our team had given back already: it went twice. The order stays paid.',
    { orderId },
  );
  await raiseAlert(context, tx, { kind: 'chargeback', subject: orderId, what, at });
}
