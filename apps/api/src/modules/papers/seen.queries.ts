import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { listings, type StoredSeenPaper, seenPapers, users } from '../../schema/index.ts';

export const findSeen = (db: Db, listingId: string): Promise<StoredSeenPaper[]> =>
  db.select().from(seenPapers).where(eq(seenPapers.listingId, listingId)).orderBy(asc(seenPapers.type));

/** With the names of those who looked. */
export const findSeenBy = (db: Db, listingId: string) =>
  db
    .select({ seen: seenPapers, userName: users.userName })
    .from(seenPapers)
    .innerJoin(users, eq(users.id, seenPapers.seenBy))
    .where(eq(seenPapers.listingId, listingId))
    .orderBy(asc(seenPapers.type));

/** Seeing it again takes the place of what was seen before; for its new last day no mail has gone yet. */
export async function upsertSeen(db: Db, seen: Omit<StoredSeenPaper, 'remindedAt'>): Promise<void> {
  const { validUntil, seenAt, seenBy } = seen;
  await db
    .insert(seenPapers)
    .values(seen)
    .onConflictDoUpdate({
      target: [seenPapers.listingId, seenPapers.type],
      set: { validUntil, seenAt, seenBy, remindedAt: null },
    });
}

export async function deleteSeen(
  db: Db,
  listingId: string,
  type: StoredSeenPaper['type'],
): Promise<StoredSeenPaper | undefined> {
  const [gone] = await db
    .delete(seenPapers)
    .where(and(eq(seenPapers.listingId, listingId), eq(seenPapers.type, type)))
    .returning();
  return gone;
}

export const deleteSeenBefore = (db: Db, listingId: string, day: string) =>
  db.delete(seenPapers).where(and(eq(seenPapers.listingId, listingId), lt(seenPapers.validUntil, day)));

/** Listings of which a paper is over on this day. */
export async function findOver(db: Db, day: string, most: number): Promise<string[]> {
  const found = await db
    .selectDistinct({ listingId: seenPapers.listingId })
    .from(seenPapers)
    .where(lt(seenPapers.validUntil, day))
    .orderBy(asc(seenPapers.listingId))
    .limit(most);
  return found.map(({ listingId }) => listingId);
}

/**
 * Papers whose last day comes until this one, and of which no mail has gone; locked, and none that another process has in hand.
 * Those of a suspended owner wait for them to be restored, and those of what is not live until it is: no page says them.
 */
export const lockToRemind = (db: Db, day: string, most: number) =>
  db
    .select({
      seen: seenPapers,
      listing: { kind: listings.kind, title: listings.title, ownerId: listings.ownerId },
    })
    .from(seenPapers)
    .innerJoin(listings, and(eq(listings.id, seenPapers.listingId), isNull(listings.deletedAt)))
    .where(
      and(
        lte(seenPapers.validUntil, day),
        isNull(seenPapers.remindedAt),
        eq(listings.status, 'approved'),
        isNull(listings.hiddenAt),
      ),
    )
    .orderBy(asc(seenPapers.validUntil), asc(seenPapers.listingId))
    .limit(most)
    .for('update', { of: seenPapers, skipLocked: true });

export async function markReminded(db: Db, { listingId, type }: StoredSeenPaper, at: Date): Promise<void> {
  await db
    .update(seenPapers)
    .set({ remindedAt: at })
    .where(and(eq(seenPapers.listingId, listingId), eq(seenPapers.type, type)));
}

/** What was seen of all that a person has listed, for their own copy of what we keep. */
export const findSeenOf = (db: Db, ownerId: string) =>
  db
    .select({
      about: listings.title,
      type: seenPapers.type,
      seenAt: seenPapers.seenAt,
      validUntil: seenPapers.validUntil,
    })
    .from(seenPapers)
    .innerJoin(listings, eq(listings.id, seenPapers.listingId))
    .where(eq(listings.ownerId, ownerId))
    .orderBy(asc(listings.id), asc(seenPapers.type));

/** Of listings that an account leaves behind. */
export const deleteSeenOf = (db: Db, ownerId: string) =>
  db.execute(sql`delete from seen_papers using listings
    where listings.id = seen_papers.listing_id and listings.owner_id = ${ownerId}::uuid`);
