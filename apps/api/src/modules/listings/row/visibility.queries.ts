import { and, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { listings } from '../../../schema/index.ts';

/** What an owner has of these, to be written in the order of the ids: so does all that writes several listings (docs/locks.md). */
const lockedOf = (db: Db, ownerId: string, which?: SQL) =>
  db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.ownerId, ownerId), isNull(listings.deletedAt), which))
    .orderBy(listings.id)
    .for('no key update');

/** Takes everything of a suspended owner from every public query, and gives how much that was. */
export async function hideListingsOf(db: Db, ownerId: string, at: Date): Promise<number> {
  const hidden = await db
    .update(listings)
    .set({ hiddenAt: at })
    .where(inArray(listings.id, lockedOf(db, ownerId, isNull(listings.hiddenAt))));
  return hidden.rowCount ?? 0;
}

/** Shows it again. */
export async function showListingsOf(db: Db, ownerId: string): Promise<number> {
  const shown = await db
    .update(listings)
    .set({ hiddenAt: null })
    .where(inArray(listings.id, lockedOf(db, ownerId, isNotNull(listings.hiddenAt))));
  return shown.rowCount ?? 0;
}

/** It is gone from every page at once, and for good a month later. */
export async function softDelete(db: Db, id: string, at: Date): Promise<void> {
  await db.update(listings).set({ deletedAt: at, updatedAt: at }).where(eq(listings.id, id));
}

/** It stands again as it did, and is hidden if its owner is suspended by now. */
export async function undelete(
  db: Db,
  id: string,
  { hiddenAt, at }: { hiddenAt: Date | null; at: Date },
): Promise<void> {
  await db.update(listings).set({ deletedAt: null, hiddenAt, updatedAt: at }).where(eq(listings.id, id));
}

/** All listings of an account, with the account. */
export async function softDeleteOf(db: Db, ownerId: string, at: Date): Promise<void> {
  await db
    .update(listings)
    .set({ deletedAt: at, updatedAt: at })
    .where(inArray(listings.id, lockedOf(db, ownerId)));
}

/** Threads name it, and what a payment bought is known as long as the payment: premium, and what was submitted with it. */
const isNamed = sql`(exists (select from inquiries where inquiries.listing_id = ${listings.id})
  or exists (select from vouchers where vouchers.listing_id = ${listings.id})
  or exists (select from entitlements bought join payments on payments.order_id = bought.source_id
    where bought.listing_id = ${listings.id} and bought.source = 'payment'))`;

/**
 * Deletes rows that were deleted before a moment and are empty, and gives how many there were. One that is named stays until what names
 * it goes; one that another transaction has, or had while the others were emptied, is left for the next night.
 */
export async function purgeDeleted(db: Db, before: Date, most: number): Promise<number> {
  const due = db
    .select({ id: listings.id })
    .from(listings)
    .where(and(lt(listings.deletedAt, before), sql`${listings.details} = '{}'`, sql`not ${isNamed}`))
    .limit(most)
    .for('update', { skipLocked: true });
  const gone = await db.delete(listings).where(inArray(listings.id, due));
  return gone.rowCount ?? 0;
}
