import type { AdminPayment } from '@serendib/contract/payments/views';
import type { Db } from '../../../platform/database/database.ts';
import { walk } from '../../../platform/walk.ts';
import { type FoundPayment, findPayments, type PaymentsWish } from '../payments.queries.ts';
import { adminPaymentView } from '../views.ts';

export type PaymentQuery = PaymentsWish;

/** All that the list would show on all its pages. */
export async function* walkPayments(db: Db, wish: PaymentQuery): AsyncGenerator<AdminPayment[]> {
  const pages = walk((last: (FoundPayment & { id: string }) | undefined, count) =>
    findPayments(db, wish, { after: last?.id, count }).then((found) =>
      found.map((one) => ({ ...one, id: one.payment.id })),
    ),
  );
  for await (const page of pages) yield page.map(adminPaymentView);
}
