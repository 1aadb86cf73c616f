import type { PaperSeen } from '@serendib/contract/papers/seen-schema';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { type Listing, listings, type StateBefore } from '../../../schema/index.ts';

type StatusColumns = Pick<Listing, 'status' | 'rejectReason' | 'needsReview' | 'updatedAt'> &
  Partial<Pick<Listing, 'approvedAt' | 'submittedAt' | 'reviewedAt' | 'uncheckedAt'>>;

/** By `applyTransition` of the moderation alone, which writes the step down with it. */
export async function setStatus(db: Db, id: string, values: StatusColumns): Promise<void> {
  await db.update(listings).set(values).where(eq(listings.id, id));
}

/** A person has looked: nothing of it waits any more. */
export async function markReviewed(db: Db, id: string, at: Date): Promise<void> {
  await db
    .update(listings)
    .set({ needsReview: false, reviewedAt: at, uncheckedAt: null })
    .where(eq(listings.id, id));
}

/** What its page says of the papers that were seen, written with what is kept of them. */
export async function setPapersSeen(db: Db, id: string, seen: PaperSeen[]): Promise<void> {
  await db
    .update(listings)
    .set({ papersSeen: seen.length > 0 ? seen : null })
    .where(eq(listings.id, id));
}

/** What is live is looked at again. */
export async function markForReview(db: Db, listingId: string, at: Date): Promise<void> {
  await db
    .update(listings)
    .set({ needsReview: true, updatedAt: at })
    .where(and(eq(listings.id, listingId), eq(listings.status, 'approved'), eq(listings.needsReview, false)));
}

/**
 * A picture has come to what is live, and is public at once: of an owner's it is to be looked at, and nothing is said to be checked until
 * then. False where it is no such listing.
 */
export async function markForImage(db: Db, listingId: string, at: Date): Promise<boolean> {
  const isOwners = isNotNull(listings.ownerId);
  const marked = await db
    .update(listings)
    .set({
      needsReview: true,
      uncheckedAt: sql`coalesce(${listings.uncheckedAt}, ${at.toISOString()})`,
      updatedAt: at,
    })
    .where(and(eq(listings.id, listingId), eq(listings.status, 'approved'), isOwners))
    .returning({ id: listings.id });
  return marked.length > 0;
}

const instant = (text: string | null) => (text === null ? null : new Date(text));

/** A listing stands again as it did, and is hidden if its owner is suspended by now. */
export async function restoreState(
  db: Db,
  listingId: string,
  { before, hiddenAt, at }: { before: StateBefore; hiddenAt: Date | null; at: Date },
): Promise<void> {
  const isTheOne = eq(listings.id, listingId);
  await db
    .update(listings)
    .set({
      status: before.status,
      rejectReason: before.rejectReason,
      needsReview: before.needsReview,
      submittedAt: new Date(before.submittedAt),
      approvedAt: instant(before.approvedAt),
      reviewedAt: instant(before.reviewedAt),
      uncheckedAt: instant(before.uncheckedAt),
      hiddenAt,
      deletedAt: null,
      updatedAt: at,
    })
    .where(isTheOne);
  // By itself: a trigger begins the wait anew where the mark for review is set again.
  await db
    .update(listings)
    .set({ changedAt: instant(before.changedAt) })
    .where(isTheOne);
}
