import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { listingRevisions, listingSteps, listings } from '../../schema/index.ts';

/** All listings of an account, deleted ones included. */
export const findAllOf = (db: Db, userId: string) =>
  db
    .select({
      _id: listings.id,
      kind: listings.kind,
      status: listings.status,
      rejectReason: listings.rejectReason,
      title: listings.title,
      submittedAt: listings.submittedAt,
      isPremium: listings.isPremium,
      viewCount: listings.viewCount,
      clickCount: listings.clickCount,
      inquiryCount: listings.inquiryCount,
      details: listings.details,
      deletedAt: listings.deletedAt,
    })
    .from(listings)
    .where(eq(listings.ownerId, userId))
    .orderBy(asc(listings.id));

/** What was decided of them, the first that was decided first, and what was changed in them. */
export async function findHistoriesOf(db: Db, userId: string) {
  const { listingId, toStatus: to, byRole: by, reason, at } = listingSteps;
  const steps = await db
    .select({ listingId, to, by, reason, at })
    .from(listingSteps)
    .innerJoin(listings, eq(listings.id, listingId))
    .where(eq(listings.ownerId, userId))
    .orderBy(asc(listingSteps.id));
  const changed = listingRevisions;
  const changes = await db
    .select({ listingId: changed.listingId, by: changed.byRole, at: changed.at, changes: changed.changes })
    .from(changed)
    .innerJoin(listings, eq(listings.id, changed.listingId))
    .where(eq(listings.ownerId, userId))
    .orderBy(asc(changed.id));
  return { steps, changes };
}
