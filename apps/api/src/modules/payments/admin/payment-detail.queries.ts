import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/module.ts';
import { entitlements, paymentRefunds, paymentSteps, users } from '../../../schema/index.ts';
import { isRevenue } from '../revenue.queries.ts';

export const findTransitions = (db: Db, paymentId: string) =>
  db
    .select({
      from: paymentSteps.fromStatus,
      to: paymentSteps.toStatus,
      by: paymentSteps.byWhom,
      actor: users.userName,
      note: paymentSteps.note,
      at: paymentSteps.at,
    })
    .from(paymentSteps)
    .leftJoin(users, eq(users.id, paymentSteps.actorId))
    .where(eq(paymentSteps.paymentId, paymentId))
    .orderBy(asc(paymentSteps.id));

export const findRefunds = (db: Db, paymentId: string) =>
  db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.paymentId, paymentId))
    .orderBy(asc(paymentRefunds.id));

export const findBought = (db: Db, orderId: string) =>
  db
    .select()
    .from(entitlements)
    .where(and(eq(entitlements.source, 'payment'), eq(entitlements.sourceId, orderId)));

export async function sumRevenue({ db, isTrial }: Pick<Context, 'db' | 'isTrial'>, monthBegan: Date) {
  const isBought = isRevenue({ isTrial });
  const { rows } = await db.execute<{
    total: string;
    monthly: string;
    pending: number;
    completed: number;
  }>(sql`
    select coalesce(sum(amount_cents) filter (where ${isBought}), 0) as total,
      coalesce(sum(amount_cents) filter (where ${isBought} and paid_at >= ${monthBegan.toISOString()}::timestamptz), 0) as monthly,
      count(*) filter (where status = 'pending')::int as pending,
      count(*) filter (where status = 'completed')::int as completed
    from payments`);
  return rows[0];
}
