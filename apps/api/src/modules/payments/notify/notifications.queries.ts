import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { newId, paymentNotifications } from '../../../schema/index.ts';

type Row = typeof paymentNotifications.$inferInsert;

/** Its id is of the moment of writing, which the order's row lock puts in one line; not of the millisecond of coming. */
export async function insertNotification(db: Db, row: Omit<Row, 'id'>): Promise<void> {
  await db.insert(paymentNotifications).values({ ...row, id: newId() });
}

/** In the order of their coming. */
export const findNotifications = (db: Db, paymentId: string) =>
  db
    .select()
    .from(paymentNotifications)
    .where(eq(paymentNotifications.paymentId, paymentId))
    .orderBy(asc(paymentNotifications.id));

/** What nobody believed is not kept for ever. */
export async function deleteRefusedBefore(db: Db, before: Date): Promise<void> {
  await db
    .delete(paymentNotifications)
    .where(and(eq(paymentNotifications.outcome, 'refused'), lt(paymentNotifications.receivedAt, before)));
}

/** When money came in once more under this number of the gateway's. */
export async function findSurplus(
  db: Db,
  paymentId: string,
  transactionId: string,
): Promise<Date | undefined> {
  const [found] = await db
    .select({ at: paymentNotifications.receivedAt })
    .from(paymentNotifications)
    .where(
      and(
        eq(paymentNotifications.paymentId, paymentId),
        eq(paymentNotifications.outcome, 'paid again'),
        eq(paymentNotifications.transactionId, transactionId),
      ),
    )
    .orderBy(desc(paymentNotifications.id))
    .limit(1);
  return found?.at;
}
