import { and, asc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { isAddedMonth, newId, payments, type Voucher, vouchers } from '../../schema/index.ts';

const unspent = and(isNull(vouchers.spentAt), isNull(vouchers.revokedAt));

export async function insertVoucher(
  db: Db,
  voucher: Pick<Voucher, 'paymentId' | 'userId' | 'kind'> & Partial<Pick<Voucher, 'spentAt' | 'listingId'>>,
  at: Date,
): Promise<void> {
  await db.insert(vouchers).values({ ...voucher, id: newId(at), createdAt: at });
}

async function first(db: Db, condition: SQL | undefined): Promise<Voucher | undefined> {
  const [found] = await db
    .select({ voucher: vouchers })
    .from(vouchers)
    .innerJoin(payments, eq(payments.id, vouchers.paymentId))
    .where(condition)
    .orderBy(asc(vouchers.id))
    .limit(1)
    .for('update', { of: vouchers });
  return found?.voucher;
}

/** The oldest that can be spent, locked until the transaction ends. */
export const lockOldestUnspent = (db: Db, userId: string, kind: Voucher['kind']) =>
  first(db, and(eq(vouchers.userId, userId), eq(vouchers.kind, kind), unspent));

/** The voucher of a payment of this account, spent or not, locked until the transaction ends. */
export const lockNamed = (
  db: Db,
  userId: string,
  kind: Voucher['kind'],
  named: { id: string } | { orderId: string },
) =>
  first(
    db,
    and(
      eq(vouchers.userId, userId),
      eq(vouchers.kind, kind),
      'id' in named ? eq(payments.id, named.id) : eq(payments.orderId, named.orderId),
    ),
  );

/** What a listing was made with, and months that were added to it while it was not shown; the orders of these name it. */
export const findOfListing = (db: Db, listingId: string) =>
  db
    .select({
      voucher: vouchers,
      orderId: payments.orderId,
      orderedAt: payments.createdAt,
      isAdded: isAddedMonth,
    })
    .from(vouchers)
    .innerJoin(payments, eq(payments.id, vouchers.paymentId))
    .where(and(eq(vouchers.listingId, listingId), isNotNull(vouchers.spentAt)));

/** The same, locked until the transaction ends. */
export const lockOfListing = (db: Db, listingId: string) =>
  findOfListing(db, listingId).for('update', { of: vouchers });

/** Months that wait for the approval of a tour that is deleted can be spent on another. */
export async function unspendAdded(db: Db, listingId: string): Promise<void> {
  await db
    .update(vouchers)
    .set({ spentAt: null, listingId: null })
    .from(payments)
    .where(
      and(
        ...[eq(payments.id, vouchers.paymentId), eq(vouchers.listingId, listingId)],
        ...[isAddedMonth, isNull(vouchers.startedAt), isNull(vouchers.revokedAt)],
      ),
    );
}

/** What was ordered for a tour that was deleted waits for its approval once it is there again, where nothing else was made with it. */
export async function spendAdded(db: Db, userId: string, listingId: string, at: Date): Promise<void> {
  await db
    .update(vouchers)
    .set({ spentAt: at, listingId })
    .from(payments)
    .where(
      and(
        ...[eq(vouchers.userId, userId), eq(vouchers.kind, 'tour'), unspent],
        ...[eq(payments.id, vouchers.paymentId), eq(payments.itemId, listingId)],
      ),
    );
}

export async function findOfPayment(db: Db, paymentId: string): Promise<Voucher | undefined> {
  const [found] = await db.select().from(vouchers).where(eq(vouchers.paymentId, paymentId));
  return found;
}

export async function updateVoucher(
  db: Db,
  id: string,
  values: Partial<Pick<Voucher, 'spentAt' | 'listingId' | 'startedAt' | 'revokedAt'>>,
): Promise<Voucher | undefined> {
  const [written] = await db.update(vouchers).set(values).where(eq(vouchers.id, id)).returning();
  return written;
}
