import { serviceWords } from '@serendib/contract/payments/services';
import type { Db } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { chargebackCases } from '../../schema/index.ts';
import { findHistoriesOf, findOwnPayments, forgetPayer } from './owned.queries.ts';

/** Personal data in payments: kept for seven years as the law wants it, without the person once the account is deleted. */
export const ownPayments: PersonalData = {
  name: 'payments',
  export: exportPayments,
  remove: forgetPayer,
  locks: 3,
};

async function exportPayments(db: Db, userId: string) {
  const { steps, notifications, refunds, chargebacks } = await findHistoriesOf(db, userId);
  const stepsOf = Map.groupBy(steps, ({ paymentId }) => paymentId);
  const toldOf = Map.groupBy(notifications, ({ paymentId }) => paymentId);
  const refundsOf = Map.groupBy(refunds, ({ paymentId }) => paymentId);
  const chargebackOf = new Map(chargebacks.map((one) => [one.paymentId, one]));
  return (await findOwnPayments(db, userId)).map((payment) => ({
    orderId: payment.orderId,
    service: serviceWords(payment.serviceType),
    amount: payment.amountCents / 100,
    currency: 'LKR',
    status: payment.status,
    orderedAt: payment.createdAt.toISOString(),
    paidAt: payment.paidAt?.toISOString() ?? null,
    paymentMethod: payment.paymentMethod,
    transactionId: payment.transactionId,
    name: payment.customerName,
    email: payment.customerEmail,
    steps: (stepsOf.get(payment.id) ?? []).map(({ toStatus: to, byWhom: by, note, at }) => ({
      ...{ to, by, note, at },
    })),
    gatewayTold: (toldOf.get(payment.id) ?? []).map(({ at, outcome, fields }) => ({ at, outcome, fields })),
    refunds: (refundsOf.get(payment.id) ?? []).map(
      ({ reason, reportedOn, note, requestedAt, gatewayRefundId, finishedAt }) => ({
        ...{ reason, reportedOn, note, requestedAt, gatewayRefundId, finishedAt },
      }),
    ),
    chargeback: chargebackCaseOf(chargebackOf.get(payment.id)),
  }));
}

const chargebackCaseOf = (one: typeof chargebackCases.$inferSelect | undefined) =>
  one ? { dueOn: one.dueOn, answeredAt: one.answeredAt, note: one.note } : null;
