import type { AdminPayment } from '@serendib/contract/payments/views';
import type { Db } from '../../../platform/database/database.ts';
import { paginateAll } from '../../../platform/lists/paginate-all.ts';
import { type FoundPayment, findPayments, type PaymentFilter } from '../payments.queries.ts';
import { adminPaymentView } from '../views.ts';

export type PaymentQuery = PaymentFilter;

/** All that the list would show on all its pages. */
export async function* allPayments(db: Db, filter: PaymentQuery): AsyncGenerator<AdminPayment[]> {
  const pages = paginateAll((last: (FoundPayment & { id: string }) | undefined, count) =>
    findPayments(db, filter, { after: last?.id, count }).then((found) =>
      found.map((one) => ({ ...one, id: one.payment.id })),
    ),
  );
  for await (const page of pages) yield page.map(adminPaymentView);
}
