import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { listings, newId, type Payment, paymentSteps, payments, users } from '../../../schema/index.ts';

/** An order, locked until the transaction ends. */
export async function lockPayment(
  db: Db,
  named: { orderId: string } | { id: string },
): Promise<Payment | undefined> {
  const condition = 'id' in named ? eq(payments.id, named.id) : eq(payments.orderId, named.orderId);
  const [found] = await db.select().from(payments).where(condition).for('update');
  return found;
}

export async function updatePayment(db: Db, id: string, values: Partial<Payment>): Promise<void> {
  await db.update(payments).set(values).where(eq(payments.id, id));
}

export async function insertPaymentTransition(
  db: Db,
  step: Omit<typeof paymentSteps.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(paymentSteps).values({ ...step, id: newId() });
}

/** The last step of an order, and who made it. */
export async function findLastStep(db: Db, paymentId: string) {
  const { byWhom, actorId, note } = paymentSteps;
  const [found] = await db
    .select({ byWhom, actorId, note, actor: users.userName })
    .from(paymentSteps)
    .leftJoin(users, eq(users.id, actorId))
    .where(eq(paymentSteps.paymentId, paymentId))
    .orderBy(desc(paymentSteps.id))
    .limit(1);
  return found;
}

export type LastStep = NonNullable<Awaited<ReturnType<typeof findLastStep>>>;

/** The customer to email; undefined where the account is deleted. */
export async function findCustomer(db: Db, userId: string) {
  const [found] = await db
    .select({ email: users.email, userName: users.userName })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return found;
}

/** Vehicles that wait and are premium, in the order of their ids, in which they are locked. */
export const findPendingPremium = (db: Db, ownerId: string) =>
  db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.ownerId, ownerId),
        eq(listings.kind, 'vehicle'),
        eq(listings.status, 'pending'),
        listings.isPremium,
        isNull(listings.deletedAt),
      ),
    )
    .orderBy(asc(listings.id));

/** How a listing stands that is neither deleted nor rejected. */
export async function findShownOrWaiting(db: Db, id: string) {
  const [found] = await db
    .select({ id: listings.id, approvedAt: listings.approvedAt })
    .from(listings)
    .where(and(eq(listings.id, id), isNull(listings.deletedAt), ne(listings.status, 'rejected')));
  return found;
}

export async function findTitle(db: Db, listingId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ title: listings.title })
    .from(listings)
    .where(and(eq(listings.id, listingId), isNull(listings.deletedAt)));
  return found?.title;
}
