import { chargebackDays } from '@serendib/contract/payments/chargeback-endpoints';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { countSome } from '../../../platform/lists/count-some.queries.ts';
import { countCap } from '../../../platform/lists/paging.ts';
import { chargebackCases, paymentSteps, payments, users } from '../../../schema/index.ts';

const openedAt = sql<string>`coalesce((select max(${paymentSteps.at}) from ${paymentSteps}
    where ${paymentSteps.paymentId} = ${payments.id} and ${paymentSteps.toStatus} = 'charged_back'),
    ${payments.updatedAt})`;
const isAnswered = sql<boolean>`${chargebackCases.answeredAt} is not null`;
/** The day until which a case is open, or with a minus the moment at which it was answered: the least number comes first. */
const turn = sql<number>`case when ${isAnswered} then -extract(epoch from ${chargebackCases.answeredAt})
  else coalesce(${chargebackCases.dueOn}, (${openedAt} at time zone 'Asia/Colombo')::date + ${chargebackDays}::int)
    - date '2000-01-01' end::float8`;

/** A case is any order that was charged back; a row of its own holds only what administrators said of it. */
const columns = {
  id: payments.id,
  orderId: payments.orderId,
  serviceType: payments.serviceType,
  amountCents: payments.amountCents,
  userName: users.userName,
  deletedAt: users.deletedAt,
  openedAt,
  isAnswered,
  turn,
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

export interface CaseFilter {
  state?: 'open' | 'answered' | undefined;
}
const isOf = ({ state }: CaseFilter): SQL | undefined =>
  and(isCase, state && sql`(${isAnswered}) = ${state === 'answered'}`);

/** Those that wait for an answer first, the soonest due before all; then those that were answered, the latest first. */
export const findCases = (
  db: Db,
  filter: CaseFilter,
  { after, count }: { after: Pick<FoundCase, 'isAnswered' | 'turn' | 'id'> | undefined; count: number },
): Promise<FoundCase[]> =>
  select(db)
    .where(
      and(
        isOf(filter),
        after &&
          sql`(${isAnswered}, ${turn}, ${payments.id}) > (${after.isAnswered}::boolean, ${after.turn}::float8, ${after.id}::uuid)`,
      ),
    )
    .orderBy(isAnswered, turn, payments.id)
    .limit(count);

/** As many as there are, or one more than are counted. */
export const countCases = (db: Db, filter: CaseFilter): Promise<number> =>
  countSome(
    db,
    db
      .select({ id: payments.id })
      .from(payments)
      .leftJoin(chargebackCases, eq(chargebackCases.paymentId, payments.id))
      .where(isOf(filter))
      .limit(countCap + 1),
  );

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
