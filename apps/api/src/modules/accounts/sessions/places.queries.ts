import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { knownPlaces } from '../../../schema/index.ts';

export type PlaceKind = (typeof knownPlaces.$inferSelect)['kind'];
export interface SignInPlace {
  kind: PlaceKind;
  hash: Buffer;
}

export async function findKnownKinds(db: Db, userId: string, places: SignInPlace[]): Promise<PlaceKind[]> {
  const hashes = places.map(({ hash }) => hash);
  const found = await db
    .select({ kind: knownPlaces.kind })
    .from(knownPlaces)
    .where(and(eq(knownPlaces.userId, userId), inArray(knownPlaces.place, hashes)));
  return found.map(({ kind }) => kind);
}

export async function upsertPlaces(db: Db, userId: string, places: SignInPlace[], at: Date): Promise<void> {
  await db
    .insert(knownPlaces)
    .values(places.map(({ kind, hash }) => ({ userId, kind, place: hash, lastUsedAt: at })))
    .onConflictDoUpdate({
      target: [knownPlaces.userId, knownPlaces.place],
      set: { lastUsedAt: sql`excluded.last_used_at` },
    });
}

export const findPlacesOf = (db: Db, userId: string) =>
  db
    .select({ kind: knownPlaces.kind, lastUsedAt: knownPlaces.lastUsedAt })
    .from(knownPlaces)
    .where(eq(knownPlaces.userId, userId))
    .orderBy(desc(knownPlaces.lastUsedAt));

export async function deletePlacesOf(db: Db, userId: string): Promise<void> {
  await db.delete(knownPlaces).where(eq(knownPlaces.userId, userId));
}
