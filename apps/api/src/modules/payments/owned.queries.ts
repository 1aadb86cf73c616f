import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { paymentNotifications, payments } from '../../schema/index.ts';
import { cardNumber } from './webhook/mask-card.ts';

export const findOwnPayments = (db: Db, userId: string) =>
  db.select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.id));

/** What is kept for seven years loses the person: the name, the address, and what the gateway said of them. */
export async function forgetPayer(db: Db, userId: string): Promise<void> {
  // An order goes on saying when it last changed: on its receipt that is the day on which its money was given back.
  // The orders first: a notification that holds one of them is written before, and found below.
  await db
    .update(payments)
    .set({ customerName: null, customerEmail: null, isCurrent: false })
    .where(eq(payments.userId, userId));
  const theirs = db.select({ id: payments.id }).from(payments).where(eq(payments.userId, userId));
  await db
    .update(paymentNotifications)
    .set({ fields: sql`${paymentNotifications.fields} - ${cardNumber}::text` })
    .where(inArray(paymentNotifications.paymentId, theirs));
}
