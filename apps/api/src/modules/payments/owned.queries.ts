import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import {
  chargebackCases,
  paymentNotifications,
  paymentRefunds,
  paymentSteps,
  payments,
} from '../../schema/index.ts';
import { ofPerson } from './webhook/mask-card.ts';

export const findOwnPayments = (db: Db, userId: string) =>
  db.select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.id));

/** How those orders came to be what they are: steps, what the gateway told, money given back and what a bank took back. */
export async function findHistoriesOf(db: Db, userId: string) {
  const theirs = db.select({ id: payments.id }).from(payments).where(eq(payments.userId, userId));
  const told = paymentNotifications;
  return {
    steps: await db
      .select()
      .from(paymentSteps)
      .where(inArray(paymentSteps.paymentId, theirs))
      .orderBy(asc(paymentSteps.id)),
    // A notification that was refused may come from any sender; the signature is between the gateway and us.
    notifications: await db
      .select({
        ...{ paymentId: told.paymentId, at: told.receivedAt, outcome: told.outcome },
        fields: sql<Record<string, unknown>>`${told.fields} - 'md5sig'`,
      })
      .from(told)
      .where(and(inArray(told.paymentId, theirs), ne(told.outcome, 'refused')))
      .orderBy(asc(told.id)),
    refunds: await db
      .select()
      .from(paymentRefunds)
      .where(inArray(paymentRefunds.paymentId, theirs))
      .orderBy(asc(paymentRefunds.id)),
    chargebacks: await db.select().from(chargebackCases).where(inArray(chargebackCases.paymentId, theirs)),
  };
}

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
    .set({ fields: sql`${paymentNotifications.fields} - ${sql.param(ofPerson)}::text[]` })
    .where(inArray(paymentNotifications.paymentId, theirs));
}
