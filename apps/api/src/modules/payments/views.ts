import { serviceWords } from '@serendib/contract/payments/services';
import type { AdminPayment, Payment, PaymentStatusView } from '@serendib/contract/payments/views';
import type { FoundPayment } from './payments.queries.ts';

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

export function paymentView({ payment, voucher, premium }: FoundPayment): Payment {
  const isBought = payment.status === 'completed';
  const { cancelledAt, endsAt } = premium ?? {};
  // A bank may take back a payment whose time was over long before.
  const end = cancelledAt && endsAt && cancelledAt < endsAt ? cancelledAt : endsAt;
  // What was taken back before it had begun was for no time at all.
  const isForSome = premium && end && end > premium.startsAt;
  return {
    ...sharedView(payment),
    _id: payment.id,
    paidAt: iso(payment.paidAt),
    customerDetails: { name: payment.customerName },
    paymentMethod: payment.paymentMethod,
    transactionId: payment.transactionId,
    itemId: payment.itemId,
    subscriptionDetails: {
      startDate: isForSome ? iso(premium.startsAt) : null,
      endDate: isForSome ? iso(end) : null,
      awaitingSubmission: isBought && voucher !== null && !voucher.spentAt && !voucher.revokedAt,
      awaitingApproval: isBought && voucher !== null && isWaitingMonth(voucher),
      listingId: voucher?.listingId ?? null,
    },
    hasReceipt: payment.paidAt !== null,
    isTest: payment.mode !== 'live',
  };
}

const isWaitingMonth = ({ isAdded, startedAt, revokedAt }: NonNullable<FoundPayment['voucher']>): boolean =>
  isAdded && !startedAt && !revokedAt;

export const statusView = ({ payment }: FoundPayment, canCompleteByHand: boolean): PaymentStatusView => ({
  ...sharedView(payment),
  canCompleteByHand,
});

export function adminPaymentView(found: FoundPayment): AdminPayment {
  const { _id, userName, email, deletedAt } = found.user;
  return {
    ...paymentView(found),
    mode: found.payment.mode,
    user: deletedAt ? null : { _id, userName, email },
    hasSurplus: found.hasSurplus,
  };
}

const sharedView = ({ orderId, serviceType, amountCents, status, createdAt }: FoundPayment['payment']) => ({
  ...{ orderId, serviceType, status },
  description: serviceWords(serviceType),
  amount: amountCents / 100,
  currency: 'LKR' as const,
  createdAt: createdAt.toISOString(),
});
