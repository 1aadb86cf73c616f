import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { listings } from '../../schema/index.ts';

/** Of what somebody lists: all of it goes with their account, softly as everything deleted does. */
export const ownedListings: PersonalData = {
  name: 'listings',
  export: (db, userId) => findOwned(db, userId),
  remove: async (db, userId, at) => {
    await db
      .update(listings)
      .set({ deletedAt: at, updatedAt: at })
      .where(and(eq(listings.ownerId, userId), isNull(listings.deletedAt)));
  },
};

const findOwned = (db: Db, userId: string) =>
  db
    .select({
      _id: listings.id,
      kind: listings.kind,
      status: listings.status,
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

/** Takes everything of a suspended owner from every public query, and gives how much that was. */
export async function hideListingsOf(db: Db, ownerId: string, at: Date): Promise<number> {
  const hidden = await db
    .update(listings)
    .set({ hiddenAt: at })
    .where(and(eq(listings.ownerId, ownerId), isNull(listings.hiddenAt), isNull(listings.deletedAt)));
  return hidden.rowCount ?? 0;
}

/** Shows it again. */
export async function showListingsOf(db: Db, ownerId: string): Promise<number> {
  const shown = await db
    .update(listings)
    .set({ hiddenAt: null })
    .where(and(eq(listings.ownerId, ownerId), isNotNull(listings.hiddenAt), isNull(listings.deletedAt)));
  return shown.rowCount ?? 0;
}
