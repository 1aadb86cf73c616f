import { AppError } from '../../platform/app-error.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { PaymentContext } from './payment-context.ts';
import { type FoundPayment, findPayment } from './payments.queries.ts';

/** An order for its payer or an administrator; for others it is not there. */
export async function paymentFor(
  { db }: Pick<PaymentContext, 'db'>,
  visitor: Visitor,
  orderId: string,
): Promise<FoundPayment> {
  const found = await findPayment(db, { orderId });
  if (!found || (visitor.role !== 'admin' && found.payment.userId !== visitor.id))
    throw new AppError('NOT_FOUND');
  return found;
}
