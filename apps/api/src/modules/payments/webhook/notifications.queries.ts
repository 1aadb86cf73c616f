import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { newId, paymentNotifications } from '../../../schema/index.ts';

type Row = typeof paymentNotifications.$inferInsert;

/** Its id is of the moment of writing, which the order's row lock puts in one line; not of the millisecond of coming. */
export async function insertNotification(db: Db, row: Omit<Row, 'id'>): Promise<void> {
  await db.insert(paymentNotifications).values({ ...row, id: newId() });
}

/** The same where its order has not that many already; without an order, how many there are is bounded elsewhere. */
export async function insertUnlessMany(db: Db, row: Omit<Row, 'id'>, most: number): Promise<void> {
  if (row.paymentId) {
    const beyond = await db
      .select({ id: paymentNotifications.id })
      .from(paymentNotifications)
      .where(eq(paymentNotifications.paymentId, row.paymentId))
      .orderBy(asc(paymentNotifications.id))
      .offset(most - 1)
      .limit(1);
    if (beyond.length > 0) return;
  }
  await insertNotification(db, row);
}

/** In the order of their coming; where there are more than `most`, what changed something and the newest others. */
export const findNotifications = (db: Db, paymentId: string, most: number) => {
  const { id, outcome } = paymentNotifications;
  const telling = db
    .select({ id })
    .from(paymentNotifications)
    .where(eq(paymentNotifications.paymentId, paymentId))
    .orderBy(sql`${outcome} in ('refused', 'nothing new')`, desc(id))
    .limit(most);
  return db.select().from(paymentNotifications).where(inArray(id, telling)).orderBy(asc(id));
};

/** Refused notifications are not kept for ever. */
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
