import type { PaymentModeView } from '@serendib/contract/payments/rows';
import { findPaymentStep } from '@serendib/contract/payments/states';
import type { Payment, PaymentStatusView } from '@serendib/contract/payments/views';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { PaymentContext } from './payment-context.ts';
import { paymentFor } from './payment-for.ts';
import { findPaymentsOf } from './payments.queries.ts';
import { paymentView, statusView } from './views.ts';

export { listPayments, showDossier, showRevenue } from './admin/dossier.ts';
export { type PaymentQuery, walkPayments } from './admin/walk-payments.ts';
export { createCheckout } from './checkout/create-checkout.ts';
export { hearNotification } from './notify/hear-notification.ts';
export { showReceipt } from './receipt/show-receipt.ts';
export { lookAtOrder, reconcileNightly, reconcileNow } from './reconcile/reconcile.ts';
export { refundPayment } from './refund/refund.ts';
export { completeByHand, completeTest } from './settling/complete.ts';
export { addSimulator } from './simulator/simulator.ts';

/** Nobody has as many; it only keeps a broken client from reading for ever. */
const mostOwned = 1_000;

export const showMode = ({ gateway, takesTestPayments }: PaymentContext): PaymentModeView => ({
  mode: gateway?.mode ?? 'paused',
  isPaused: !gateway,
  takesTestPayments,
});

export async function myPayments(
  { db }: Pick<PaymentContext, 'db'>,
  visitor: Visitor,
  limit: number = mostOwned,
): Promise<Payment[]> {
  return (await findPaymentsOf(db, visitor.id, limit)).map(paymentView);
}

export async function showStatus(
  context: PaymentContext,
  visitor: Visitor,
  orderId: string,
): Promise<PaymentStatusView> {
  const found = await paymentFor(context, visitor, orderId);
  const canBePaid = findPaymentStep(found.payment.status, 'paid') !== undefined;
  return statusView(found, context.takesTestPayments && canBePaid);
}
