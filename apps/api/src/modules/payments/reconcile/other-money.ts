import { gatewayAmount } from '@serendib/contract/payments/services';
import type { Db } from '../../../platform/database/database.ts';
import type { GatewayPayment } from '../gateway/gateway.ts';
import { weigh } from '../notify/judge-notification.ts';
import { findSurplus, insertNotification } from '../notify/notifications.queries.ts';
import type { PaymentContext } from '../payment-context.ts';
import { lockPayment, updatePayment } from '../settling/settling.queries.ts';

/**
 * What else the gateway has of a paid order: the true number of money that somebody vouched for, or money that came in
 * once too often and whose notification got lost. That is written where the notification would be, so that it is seen
 * and can be given back.
 */
export async function noteOtherMoney(
  { log }: Pick<PaymentContext, 'log'>,
  tx: Db,
  { id, orderId }: { id: string; orderId: string },
  books: GatewayPayment[],
  at: Date,
): Promise<void> {
  for (const { status, transactionId, method, amountCents, currency } of books) {
    const payment = await lockPayment(tx, { id });
    if (payment?.status !== 'completed' || status !== 'RECEIVED') continue;
    const weight = weigh(payment, { event: 'paid', transactionId, method });
    if (weight === 'adopt')
      await updatePayment(tx, id, { transactionId, paymentMethod: method, updatedAt: at });
    if (weight !== 'paid again' || (await findSurplus(tx, id, transactionId))) continue;
    const told = { status_message: 'Not notified: found in the gateway’s books', method: method ?? '' };
    const money = { payhere_amount: gatewayAmount(amountCents), payhere_currency: currency };
    const fields = { order_id: orderId, payment_id: transactionId, ...money, ...told };
    await insertNotification(tx, {
      ...{ paymentId: id, outcome: 'paid again', transactionId, fields, receivedAt: at },
    });
    log.warn(`Order ${orderId} was paid more than once, as the gateway’s books say`);
  }
}
