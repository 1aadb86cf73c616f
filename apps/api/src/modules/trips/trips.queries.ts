import { type LinkRight, type TripCopy, tripCopy } from '@serendib/contract/trips/trip';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { newId, type StoredTrip, tripLinks, trips } from '../../schema/index.ts';
import { readable } from './our-clock.ts';

const read = (trip: StoredTrip): StoredTrip => ({ ...trip, content: readable(trip.content) });

export async function findTrips(db: Db, ownerId: string): Promise<StoredTrip[]> {
  const found = await db
    .select()
    .from(trips)
    .where(eq(trips.ownerId, ownerId))
    .orderBy(desc(trips.updatedAt), desc(trips.id));
  return found.map(read);
}

export async function findTrip(db: Db, id: string): Promise<StoredTrip | undefined> {
  const [found] = await db.select().from(trips).where(eq(trips.id, id));
  return found && read(found);
}

export async function lockTrip(db: Db, id: string): Promise<StoredTrip | undefined> {
  const [found] = await db.select().from(trips).where(eq(trips.id, id)).for('update');
  return found && read(found);
}

/** One person's trips are begun one after the other, so that no more come than may. */
export const lockTripsOf = (db: Db, ownerId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 9))`);

export async function countTrips(db: Db, ownerId: string): Promise<number> {
  return db.$count(trips, eq(trips.ownerId, ownerId));
}

/** What no reply could show is not stored. Undefined where there is a trip with this id already. */
export async function insertTrip(
  db: Db,
  { ownerId, content, at }: { ownerId: string; content: TripCopy; at: Date },
): Promise<StoredTrip | undefined> {
  const [made] = await db
    .insert(trips)
    .values({ id: content._id, ownerId, content: tripCopy.parse(content), createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning();
  return made;
}

/** What no reply could show is not stored. */
export async function updateTrip(
  db: Db,
  { id, content, version, at }: { id: string; content: TripCopy; version: number; at: Date },
): Promise<StoredTrip> {
  const [written] = await db
    .update(trips)
    .set({ content: tripCopy.parse(content), version, updatedAt: at })
    .where(eq(trips.id, id))
    .returning();
  if (!written) throw new Error('A locked trip is gone.');
  return written;
}

export async function deleteTrip(db: Db, id: string, ownerId: string): Promise<boolean> {
  const gone = await db
    .delete(trips)
    .where(and(eq(trips.id, id), eq(trips.ownerId, ownerId)))
    .returning({ id: trips.id });
  return gone.length > 0;
}

export async function deleteTripsOf(db: Db, ownerId: string): Promise<void> {
  await db.delete(trips).where(eq(trips.ownerId, ownerId));
}

export const findLinks = (db: Db, tripId: string) =>
  db.select().from(tripLinks).where(eq(tripLinks.tripId, tripId)).orderBy(asc(tripLinks.id));

export const findLinksOf = (db: Db, ownerId: string) =>
  db
    .select({ tripId: tripLinks.tripId, right: tripLinks.right, since: tripLinks.createdAt })
    .from(tripLinks)
    .innerJoin(trips, eq(trips.id, tripLinks.tripId))
    .where(eq(trips.ownerId, ownerId))
    .orderBy(asc(tripLinks.id));

export async function findLink(
  db: Db,
  tripId: string,
  keyHash: Buffer,
): Promise<{ id: string; right: LinkRight } | undefined> {
  const [found] = await db
    .select({ id: tripLinks.id, right: tripLinks.right })
    .from(tripLinks)
    .where(and(eq(tripLinks.tripId, tripId), eq(tripLinks.keyHash, keyHash)));
  return found;
}

export async function insertLink(
  db: Db,
  link: { tripId: string; right: LinkRight; keyHash: Buffer; createdAt: Date },
) {
  const [made] = await db
    .insert(tripLinks)
    .values({ ...link, id: newId(link.createdAt) })
    .returning();
  if (!made) throw new Error('A link was written and is not there.');
  return made;
}

export async function deleteLink(db: Db, tripId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(tripLinks)
    .where(and(eq(tripLinks.id, id), eq(tripLinks.tripId, tripId)))
    .returning({ id: tripLinks.id });
  return gone.length > 0;
}
