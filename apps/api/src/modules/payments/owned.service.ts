import { serviceWords } from '@serendib/contract/payments/services';
import type { PersonalData } from '../../platform/personal-data.ts';
import { findOwnPayments, forgetPayer } from './owned.queries.ts';

/** Personal data in payments: kept for seven years as the law wants it, without the person once the account is deleted. */
export const ownPayments: PersonalData = {
  name: 'payments',
  export: async (db, userId) =>
    (await findOwnPayments(db, userId)).map((payment) => ({
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
    })),
  remove: forgetPayer,
  locks: 3,
};
