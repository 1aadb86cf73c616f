import { gatewayAmount } from '@serendib/contract/payments/services';
import { t } from '@serendib/contract/words/t';
import type { Db } from '../../../platform/database/database.ts';
import type { GatewayPayment } from '../gateway/gateway.ts';
import type { PaymentContext } from '../payment-context.ts';
import { lockPayment } from '../settling/settling.queries.ts';
import { setPaidWith } from '../webhook/known-money.ts';
import { findSurplus, hasGone, insertNotification } from '../webhook/notifications.queries.ts';
import { chargedBackStatus, classifyNotification } from '../webhook/validate-notification.ts';

type Order = { id: string; orderId: string; amountCents: number };
/** Of the order's amount, as all that is recorded here. */
type Money = Pick<GatewayPayment, 'transactionId' | 'method'>;

/** As the notification of it would be kept. */
const fieldsOf = (
  { orderId, amountCents }: Order,
  { transactionId, method }: Money,
): Record<string, string> => ({
  ...{ order_id: orderId, payment_id: transactionId },
  ...{ payhere_amount: gatewayAmount(amountCents), payhere_currency: 'LKR' },
  ...{ status_message: t('Not notified: found in the gateway’s books'), method: method ?? '' },
});

/** Whether what is kept as a notification was found in the books, and has no signature. */
export const isOfBooks = (fields: Record<string, unknown>): boolean => fields.md5sig === undefined;

/** Records that money of an order went back, whose notification was lost. */
export async function recordGone(
  tx: Db,
  order: Order,
  record: Money,
  outcome: 'applied' | 'nothing new',
  at: Date,
): Promise<void> {
  const { transactionId } = record;
  const fields = { ...fieldsOf(order, record), status_code: chargedBackStatus };
  await insertNotification(tx, { paymentId: order.id, outcome, transactionId, fields, receivedAt: at });
}

/**
 * Records what else the gateway has of a paid order: the transaction id of a payment completed by hand, or a surplus
 * payment whose notification was lost. It is recorded as the notification would be, so that it is seen and can be
 * refunded. Gives the surplus that was not known.
 */
export async function recordSurplus(
  { log }: Pick<PaymentContext, 'log'>,
  tx: Db,
  order: Order,
  gatewayRecords: GatewayPayment[],
  at: Date,
): Promise<string[]> {
  const { id, orderId } = order;
  const found: string[] = [];
  for (const record of gatewayRecords) {
    const { status, transactionId, method } = record;
    const payment = await lockPayment(tx, { id });
    const isKnown = (await findSurplus(tx, id, transactionId)) !== undefined;
    // The books may lag behind what was told of it.
    const isGone = await hasGone(tx, id, transactionId);
    // Also what our team gave back in the gateway's portal, of which only the books tell.
    const isOther = transactionId !== payment?.transactionId;
    if (status !== 'RECEIVED' && isKnown && !isGone && isOther)
      await recordGone(tx, order, record, 'nothing new', at);
    if (payment?.status !== 'completed' || status !== 'RECEIVED') continue;
    const paid = { event: 'paid', transactionId, method } as const;
    const outcome = classifyNotification(payment, paid, { hasGone: isGone });
    if (outcome === 'attach id') await setPaidWith(tx, id, record, at);
    if (outcome !== 'paid again' || isKnown) continue;
    const fields = fieldsOf(order, record);
    await insertNotification(tx, { paymentId: id, outcome, transactionId, fields, receivedAt: at });
    log.warn(`Order ${orderId} was paid more than once, as the gateway’s books say`);
    found.push(transactionId);
  }
  return found;
}
