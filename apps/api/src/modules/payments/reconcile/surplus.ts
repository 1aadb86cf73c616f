import { gatewayAmount } from '@serendib/contract/payments/services';
import { t } from '@serendib/contract/words/t';
import type { Db } from '../../../platform/database/database.ts';
import type { GatewayPayment } from '../gateway/gateway.ts';
import type { PaymentContext } from '../payment-context.ts';
import { lockPayment, updatePayment } from '../settling/settling.queries.ts';
import { findSurplus, insertNotification } from '../webhook/notifications.queries.ts';
import { classifyNotification } from '../webhook/validate-notification.ts';

/**
 * Records what else the gateway has of a paid order: the transaction id of a payment completed by hand, or a surplus
 * payment whose notification was lost. It is recorded as the notification would be, so that it is seen and can be
 * refunded.
 */
export async function recordSurplus(
  { log }: Pick<PaymentContext, 'log'>,
  tx: Db,
  { id, orderId }: { id: string; orderId: string },
  gatewayRecords: GatewayPayment[],
  at: Date,
): Promise<void> {
  for (const { status, transactionId, method, amountCents, currency } of gatewayRecords) {
    const payment = await lockPayment(tx, { id });
    if (payment?.status !== 'completed' || status !== 'RECEIVED') continue;
    const outcome = classifyNotification(payment, { event: 'paid', transactionId, method });
    if (outcome === 'attach id')
      await updatePayment(tx, id, { transactionId, paymentMethod: method, updatedAt: at });
    if (outcome !== 'paid again' || (await findSurplus(tx, id, transactionId))) continue;
    const told = { status_message: t('Not notified: found in the gateway’s books'), method: method ?? '' };
    const money = { payhere_amount: gatewayAmount(amountCents), payhere_currency: currency };
    const fields = { order_id: orderId, payment_id: transactionId, ...money, ...told };
    await insertNotification(tx, {
      ...{ paymentId: id, outcome: 'paid again', transactionId, fields, receivedAt: at },
    });
    log.warn(`Order ${orderId} was paid more than once, as the gateway’s books say`);
  }
}
