import type { Db } from '../../../platform/database/database.ts';
import type { Payment } from '../../../schema/index.ts';
import { updatePayment } from '../settling/settling.queries.ts';
import { findStandIn, hasGone } from './notifications.queries.ts';
import type { KnownMoney, PaidWith } from './validate-notification.ts';

/** What is known of an order's other money when something is told of one payment. The order is locked. */
export const findKnownMoney = async (
  tx: Db,
  payment: Payment,
  transactionId: string | null,
): Promise<KnownMoney> => ({
  standIn: await findStandIn(tx, payment),
  hasGone: transactionId !== null && (await hasGone(tx, payment.id, transactionId)),
});

/** Names the gateway's payment that pays an order from now on. */
export const setPaidWith = (
  tx: Db,
  id: string,
  { transactionId, method }: PaidWith,
  at: Date,
): Promise<void> => updatePayment(tx, id, { transactionId, paymentMethod: method, updatedAt: at });
