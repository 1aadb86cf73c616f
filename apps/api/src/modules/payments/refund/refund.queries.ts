import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { newId, paymentRefunds } from '../../../schema/index.ts';

export type Refund = typeof paymentRefunds.$inferSelect;

/** The refund of one of an order's payments, begun or finished. */
export async function findRefund(
  db: Db,
  paymentId: string,
  transactionId: string | null,
): Promise<Refund | undefined> {
  const [found] = await db
    .select()
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.paymentId, paymentId),
        sql`coalesce(${paymentRefunds.transactionId}, '') = ${transactionId ?? ''}`,
      ),
    );
  return found;
}

export async function insertRefund(
  db: Db,
  refund: Omit<Refund, 'id' | 'gatewayRefundId' | 'finishedAt'>,
): Promise<string> {
  const id = newId(refund.requestedAt);
  await db.insert(paymentRefunds).values({ ...refund, id });
  return id;
}

export async function updateRefund(db: Db, id: string, values: Partial<Refund>): Promise<void> {
  await db.update(paymentRefunds).set(values).where(eq(paymentRefunds.id, id));
}

/** A refund that the gateway said no to never was. */
export async function deleteRefund(db: Db, id: string): Promise<void> {
  await db.delete(paymentRefunds).where(and(eq(paymentRefunds.id, id), isNull(paymentRefunds.finishedAt)));
}
