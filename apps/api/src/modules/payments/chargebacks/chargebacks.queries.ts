import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { chargebackCases, paymentSteps, payments, users } from '../../../schema/index.ts';

/** A case is any order that was charged back; a row of its own holds only what administrators said of it. */
const columns = {
  paymentId: payments.id,
  orderId: payments.orderId,
  serviceType: payments.serviceType,
  amountCents: payments.amountCents,
  userName: users.userName,
  deletedAt: users.deletedAt,
  openedAt: sql<string>`coalesce((select max(${paymentSteps.at}) from ${paymentSteps}
    where ${paymentSteps.paymentId} = ${payments.id} and ${paymentSteps.toStatus} = 'charged_back'),
    ${payments.updatedAt})`,
  dueOn: chargebackCases.dueOn,
  answeredAt: chargebackCases.answeredAt,
  note: chargebackCases.note,
  answeredBy: sql<
    string | null
  >`(select user_name from users answering where answering.id = ${chargebackCases.answeredBy})`,
};

const select = (db: Db) =>
  db
    .select(columns)
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .leftJoin(chargebackCases, eq(chargebackCases.paymentId, payments.id));
export type FoundCase = Awaited<ReturnType<typeof select>>[number];

const isCase = eq(payments.status, 'charged_back');

export const findOpenCases = (db: Db, most: number): Promise<FoundCase[]> =>
  select(db)
    .where(and(isCase, isNull(chargebackCases.answeredAt)))
    .orderBy(asc(payments.updatedAt), asc(payments.id))
    .limit(most);

/** The latest answered first. */
export const findAnsweredCases = (db: Db, most: number): Promise<FoundCase[]> =>
  select(db)
    .where(and(isCase, isNotNull(chargebackCases.answeredAt)))
    .orderBy(desc(chargebackCases.answeredAt))
    .limit(most);

export async function findCase(db: Db, orderId: string): Promise<FoundCase | undefined> {
  const [found] = await select(db).where(and(isCase, eq(payments.orderId, orderId)));
  return found;
}

/** Locks the order, so that two who answer at once do so one after the other. */
export async function lockCharged(db: Db, orderId: string): Promise<{ id: string } | undefined> {
  const [found] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isCase, eq(payments.orderId, orderId)))
    .for('update');
  return found;
}

export async function writeCase(db: Db, values: typeof chargebackCases.$inferInsert): Promise<void> {
  const { paymentId: _, ...set } = values;
  await db
    .insert(chargebackCases)
    .values(values)
    .onConflictDoUpdate({ target: chargebackCases.paymentId, set });
}
