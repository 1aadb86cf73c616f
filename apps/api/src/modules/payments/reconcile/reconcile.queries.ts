import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { paymentRefunds, payments } from '../../../schema/index.ts';
import { hasSurplus } from '../payments.queries.ts';

export type OpenOrder = Pick<
  typeof payments.$inferSelect,
  'id' | 'orderId' | 'status' | 'mode' | 'amountCents' | 'createdAt'
>;
const columns = {
  id: payments.id,
  orderId: payments.orderId,
  status: payments.status,
  mode: payments.mode,
  amountCents: payments.amountCents,
  createdAt: payments.createdAt,
};

/** Orders whose last word may be missing: refunds not confirmed first, then pending ones, then unpaid ones made since then. */
export const findOpenOrders = (db: Db, unpaidSince: Date, most: number): Promise<OpenOrder[]> => {
  // Each of the three by an index of its own: completed orders, which are nearly all, are not gone through.
  const open = sql`
    select id from payments where status = 'pending'
    union select id from payments
      where status in ('failed', 'cancelled', 'expired') and created_at >= ${unpaidSince.toISOString()}::timestamptz
    union select payment_id from payment_refunds where finished_at is null`;
  return db
    .select(columns)
    .from(payments)
    .where(sql`${payments.id} in (${open})`)
    .orderBy(
      sql`exists (select from payment_refunds r where r.payment_id = ${payments.id} and r.finished_at is null) desc`,
      sql`${payments.status} = 'pending' desc`,
      asc(payments.id),
    )
    .limit(most);
};

/**
 * Orders that were paid at this gateway since then, the newest first: who pays twice does it soon. Of those whose money went back the ones
 * with a surplus that is here: what our team gives back in the gateway's portal stands in its books alone.
 */
export const findPaidOrders = (
  db: Db,
  mode: OpenOrder['mode'],
  since: Date,
  most: number,
): Promise<OpenOrder[]> =>
  db
    .select(columns)
    .from(payments)
    .where(
      and(
        or(
          eq(payments.status, 'completed'),
          and(inArray(payments.status, ['refunded', 'charged_back']), hasSurplus),
        ),
        eq(payments.mode, mode),
        gte(payments.paidAt, since),
      ),
    )
    .orderBy(desc(payments.paidAt))
    .limit(most);

export async function findOpenOrder(db: Db, orderId: string): Promise<OpenOrder | undefined> {
  const [found] = await db.select(columns).from(payments).where(eq(payments.orderId, orderId));
  return found;
}

/** The gateway says that this money has gone back. */
export async function finishRefund(
  db: Db,
  paymentId: string,
  transactionId: string,
  at: Date,
): Promise<void> {
  await db
    .update(paymentRefunds)
    .set({ finishedAt: at })
    .where(
      and(
        eq(paymentRefunds.paymentId, paymentId),
        eq(paymentRefunds.transactionId, transactionId),
        isNull(paymentRefunds.finishedAt),
      ),
    );
}

/** With all that goes by reference; says which orders went. */
export async function deletePaymentsBefore(db: Db, before: Date): Promise<string[]> {
  const gone = await db
    .delete(payments)
    .where(lt(payments.createdAt, before))
    .returning({ orderId: payments.orderId });
  return gone.map(({ orderId }) => orderId);
}
