import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { simulatedPayments } from '../../../schema/index.ts';

export type SimulatedPayment = typeof simulatedPayments.$inferSelect;

export async function insertSimulated(
  db: Db,
  payment: Omit<typeof simulatedPayments.$inferInsert, 'id'>,
): Promise<number> {
  const [made] = await db.insert(simulatedPayments).values(payment).returning({ id: simulatedPayments.id });
  if (!made) throw new Error('A payment was written and is not there.');
  return made.id;
}

export const findSimulated = (db: Db, orderId: string): Promise<SimulatedPayment[]> =>
  db
    .select()
    .from(simulatedPayments)
    .where(eq(simulatedPayments.orderId, orderId))
    .orderBy(asc(simulatedPayments.id));

export const findNewestSimulated = (db: Db): Promise<SimulatedPayment[]> =>
  db.select().from(simulatedPayments).orderBy(desc(simulatedPayments.id)).limit(50);

export async function deleteSimulated(db: Db, orderIds: string[]): Promise<void> {
  await db
    .delete(simulatedPayments)
    .where(sql`${simulatedPayments.orderId} = any(${sql.param(orderIds)}::text[])`);
}

/** Turns money that is in the books around; nothing where there is none. */
export async function turnAround(
  db: Db,
  id: number,
  status: 'REFUNDED' | 'CHARGEBACKED',
): Promise<SimulatedPayment | undefined> {
  const [turned] = await db
    .update(simulatedPayments)
    .set({ status })
    .where(and(eq(simulatedPayments.id, id), eq(simulatedPayments.status, 'RECEIVED')))
    .returning();
  return turned;
}
