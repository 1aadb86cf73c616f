import type { DestinationFields } from '@serendib/contract/destinations/admin-endpoints';
import { and, asc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { wordsAsSpelt } from '../../../platform/search/asked-words.ts';
import { destinations, districts, newId } from '../../../schema/index.ts';
import { searchOf } from '../place-words.ts';

export type StoredDestination = typeof destinations.$inferSelect;

/** A destination that is not deleted, locked until the transaction ends. */
export async function lockDestination(db: Db, id: string): Promise<StoredDestination | undefined> {
  const [found] = await db
    .select()
    .from(destinations)
    .where(and(eq(destinations.id, id), isNull(destinations.deletedAt)))
    .for('update');
  return found;
}

export async function findVersion(db: Db, id: string) {
  const [found] = await db
    .select({ version: destinations.version, updatedAt: destinations.updatedAt })
    .from(destinations)
    .where(and(eq(destinations.id, id), isNull(destinations.deletedAt)));
  return found;
}

/** Of several who add places, one after the other: names and slugs are given once. */
export const lockAllNames = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(737737072)`);

export async function findByName(db: Db, name: string): Promise<StoredDestination[]> {
  return db
    .select()
    .from(destinations)
    .where(and(sql`lower(${destinations.name}) = ${name.toLowerCase()}`, isNull(destinations.deletedAt)));
}

/** The deleted place of this name and district; of several the first, which has the plain slug. */
export async function lockDeleted(
  db: Db,
  { name, district }: { name: string; district: string },
): Promise<StoredDestination | undefined> {
  const [found] = await db
    .select()
    .from(destinations)
    .where(
      and(
        isNotNull(destinations.deletedAt),
        sql`lower(${destinations.name}) = ${name.toLowerCase()}`,
        eq(destinations.district, district),
      ),
    )
    .orderBy(asc(destinations.id))
    .limit(1)
    .for('update');
  return found;
}

/** Slugs that begin so, of deleted ones too. */
export async function findSlugs(db: Db, beginning: string): Promise<Set<string>> {
  const found = await db
    .select({ slug: destinations.slug })
    .from(destinations)
    .where(sql`${destinations.slug} like ${`${beginning}%`}`);
  return new Set(found.map(({ slug }) => slug));
}

export async function findDistrict(db: Db, name: string) {
  const [found] = await db
    .select({ latitude: districts.latitude, longitude: districts.longitude })
    .from(districts)
    .where(eq(districts.name, name));
  return found;
}

export type Written = Omit<DestinationFields, 'latitude' | 'longitude'> & {
  latitude: number;
  longitude: number;
};

export async function insertDestination(db: Db, slug: string, fields: Written, at: Date): Promise<string> {
  const id = newId(at);
  await db
    .insert(destinations)
    .values({ ...fields, ...searchOf(fields), id, slug, createdAt: at, updatedAt: at });
  return id;
}

/** Over what is there, which is a place again if it was deleted. */
export async function rewriteDestination(
  db: Db,
  id: string,
  fields: Written,
  version: number,
  at: Date,
): Promise<void> {
  await db
    .update(destinations)
    .set({ ...fields, ...searchOf(fields), version, updatedAt: at, deletedAt: null })
    .where(eq(destinations.id, id));
}

export async function deleteDestination(db: Db, id: string, at: Date): Promise<void> {
  await db.update(destinations).set({ deletedAt: at, updatedAt: at }).where(eq(destinations.id, id));
}

/** Those with one of these slugs or names, deleted ones too, locked until the transaction ends. */
export const lockNamed = (db: Db, slugs: string[], names: string[]): Promise<StoredDestination[]> => {
  const named: SQL[] = [];
  if (slugs.length > 0) named.push(inArray(destinations.slug, slugs));
  if (names.length > 0) named.push(inArray(sql`lower(${destinations.name})`, names));
  if (named.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(destinations)
    .where(or(...named))
    .orderBy(destinations.id)
    .for('update');
};

export interface DestinationSlice {
  district?: string | undefined;
  category?: string | undefined;
  search?: string | undefined;
}

/** The next of all, by name: those with all the words, or with these ids instead. */
export const findWhole = (
  db: Db,
  { district, category, search, alike }: DestinationSlice & { alike?: string[] | undefined },
  { after, count }: { after: { name: string; id: string } | undefined; count: number },
) =>
  db
    .select()
    .from(destinations)
    .where(
      and(
        isNull(destinations.deletedAt),
        district === undefined ? undefined : eq(destinations.district, district),
        category === undefined ? undefined : eq(destinations.category, category),
        search && !alike ? sql`${destinations.search} @@ ${wordsAsSpelt(search)}` : undefined,
        alike && inArray(destinations.id, alike),
        after &&
          or(
            gt(destinations.name, after.name),
            and(eq(destinations.name, after.name), gt(destinations.id, after.id)),
          ),
      ),
    )
    .orderBy(asc(destinations.name), asc(destinations.id))
    .limit(count);
