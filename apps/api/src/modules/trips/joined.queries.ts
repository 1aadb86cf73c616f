import type { LinkRight } from '@serendib/contract/trips/trip';
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { joinedTrips, tripLinks, trips } from '../../schema/index.ts';

const ofAccount = (userId: string, tripId: string) =>
  and(eq(joinedTrips.userId, userId), eq(joinedTrips.tripId, tripId));

export const findJoined = (db: Db, userId: string) =>
  db
    .select({ tripId: joinedTrips.tripId, updatedAt: trips.updatedAt, leftAt: joinedTrips.leftAt })
    .from(joinedTrips)
    .innerJoin(trips, eq(trips.id, joinedTrips.tripId))
    .where(eq(joinedTrips.userId, userId))
    .orderBy(desc(trips.updatedAt), desc(trips.id));

/** The link by which an account has joined a trip; also of one that it left again. */
export async function findJoinedLink(
  db: Db,
  userId: string,
  tripId: string,
): Promise<{ id: string; right: LinkRight; leftAt: Date | null } | undefined> {
  const [found] = await db
    .select({ id: tripLinks.id, right: tripLinks.right, leftAt: joinedTrips.leftAt })
    .from(joinedTrips)
    .innerJoin(tripLinks, eq(tripLinks.id, joinedTrips.linkId))
    .where(ofAccount(userId, tripId));
  return found;
}

/** How many others an account has joined and not left. */
export const countOtherJoined = (db: Db, userId: string, tripId: string): Promise<number> =>
  db.$count(
    joinedTrips,
    and(eq(joinedTrips.userId, userId), ne(joinedTrips.tripId, tripId), isNull(joinedTrips.leftAt)),
  );

export async function keepJoined(
  db: Db,
  { joinedAt, ...joined }: { userId: string; tripId: string; linkId: string; joinedAt: Date },
): Promise<void> {
  const { linkId } = joined;
  await db
    .insert(joinedTrips)
    .values({ ...joined, joinedAt })
    .onConflictDoUpdate({
      target: [joinedTrips.userId, joinedTrips.tripId],
      set: { linkId, leftAt: null },
    });
}

export const setLeft = (db: Db, userId: string, tripId: string, leftAt: Date) =>
  db
    .update(joinedTrips)
    .set({ leftAt })
    .where(and(ofAccount(userId, tripId), isNull(joinedTrips.leftAt)));

export const findAllJoined = (db: Db, userId: string) =>
  db
    .select({
      tripId: joinedTrips.tripId,
      joinedAt: joinedTrips.joinedAt,
      leftAt: joinedTrips.leftAt,
    })
    .from(joinedTrips)
    .where(eq(joinedTrips.userId, userId));

export async function deleteJoinedOf(db: Db, userId: string): Promise<void> {
  await db.delete(joinedTrips).where(eq(joinedTrips.userId, userId));
}
