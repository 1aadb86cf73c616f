import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { newId, type Payment, paymentNotifications } from '../../../schema/index.ts';
import { ofHolder } from './mask-card.ts';
import { chargedBackStatus } from './validate-notification.ts';

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

/**
 * In the order of their coming; where there are more than `most`, what changed something or tells that money went back,
 * which of a surplus changes nothing of its order, and the newest others.
 */
export const findNotifications = (db: Db, paymentId: string, most: number) => {
  const { id, outcome, fields } = paymentNotifications;
  const tellsLess = sql`${outcome} = 'refused' or ${outcome} = 'nothing new'
    and ${fields} ->> 'status_code' is distinct from ${chargedBackStatus}`;
  const telling = db
    .select({ id })
    .from(paymentNotifications)
    .where(eq(paymentNotifications.paymentId, paymentId))
    .orderBy(tellsLess, desc(id))
    .limit(most);
  return db.select().from(paymentNotifications).where(inArray(id, telling)).orderBy(asc(id));
};

/** Refused notifications are not kept for ever. */
export async function deleteRefusedBefore(db: Db, before: Date): Promise<void> {
  await db
    .delete(paymentNotifications)
    .where(and(eq(paymentNotifications.outcome, 'refused'), lt(paymentNotifications.receivedAt, before)));
}

/** Takes from the newest notifications what a process of the version before has noted of who holds a card. */
export async function forgetHolders(db: Db, most: number): Promise<void> {
  const { id, fields } = paymentNotifications;
  const newest = db
    .select({ id, fields })
    .from(paymentNotifications)
    .orderBy(desc(id))
    .limit(most)
    .as('newest');
  const names = sql`${sql.param(ofHolder)}::text[]`;
  await db
    .update(paymentNotifications)
    .set({ fields: sql`${fields} - ${names}` })
    .where(inArray(id, db.select({ id: newest.id }).from(newest).where(sql`${newest.fields} ?| ${names}`)));
}

const isGivenBack = (paymentId: SQL, transactionId: SQL) => sql`exists (
  select from payment_refunds back where back.payment_id = ${paymentId}
    and back.transaction_id = ${transactionId} and back.finished_at is not null)`;

const isToldGone = (paymentId: SQL, transactionId: SQL) => sql`exists (
  select from payment_notifications gone where gone.payment_id = ${paymentId}
    and gone.transaction_id = ${transactionId} and gone.outcome <> 'refused'
    and gone.fields ->> 'status_code' = ${chargedBackStatus})`;

/** That this money of an order has gone: the gateway has told that it went back, or our team gave it back. */
const isGone = (paymentId: SQL, transactionId: SQL) =>
  sql`(${isGivenBack(paymentId, transactionId)} or ${isToldGone(paymentId, transactionId)})`;

/** Of a notification `told`: that its money came in once too often, and has not gone. */
const isSurplusHere = sql`told.outcome = 'paid again'
  and not ${isGone(sql`told.payment_id`, sql`told.transaction_id`)}`;

/** The same, of this order, where it does not pay it. */
export const isSurplusOf = (paymentId: SQL, paidWith: SQL) => sql`told.payment_id = ${paymentId}
  and told.transaction_id is distinct from ${paidWith} and ${isSurplusHere}`;

/** Surplus payments of an order that are still here, in the order of their coming. */
export async function findSurplusHere(
  db: Db,
  { id, transactionId }: Pick<Payment, 'id' | 'transactionId'>,
): Promise<{ transactionId: string; at: Date }[]> {
  const { rows } = await db.execute<{ transactionId: string; at: string }>(sql`
    select told.transaction_id as "transactionId", max(told.received_at) as at from payment_notifications told
    where ${isSurplusOf(sql`${id}::uuid`, sql`${transactionId}`)}
    group by told.transaction_id order by min(told.id::text)`);
  return rows.map(({ at, ...one }) => ({ ...one, at: new Date(at) }));
}

/** The first surplus payment that can take the place of what paid an order; none where our team is giving back either. */
export async function findStandIn(db: Db, { id, transactionId }: Pick<Payment, 'id' | 'transactionId'>) {
  const { rows } = await db.execute<{ transactionId: string; method: string | null }>(sql`
    select told.transaction_id as "transactionId", told.fields ->> 'method' as method from payment_notifications told
    where told.payment_id = ${id}::uuid and told.transaction_id <> ${transactionId} and ${isSurplusHere}
      and not exists (select from payment_refunds back where back.payment_id = told.payment_id
        and back.transaction_id in (told.transaction_id, ${transactionId}))
    order by told.id limit 1`);
  return rows[0];
}

const holds =
  (condition: typeof isGone) =>
  async (db: Db, paymentId: string, transactionId: string): Promise<boolean> => {
    const { rows } = await db.execute(
      sql`select where ${condition(sql`${paymentId}::uuid`, sql`${transactionId}`)}`,
    );
    return rows.length > 0;
  };
export const hasGone = holds(isGone);
/** Whether our team gave this money of an order back. */
export const wasGivenBack = holds(isGivenBack);
/** Whether the gateway has told that this money of an order went back. */
export const wasToldGone = holds(isToldGone);

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
