import type { DestinationSort } from '@serendib/contract/destinations/rows';
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { destinations, districts, provinces } from '../../schema/index.ts';

export interface DestinationWish {
  search?: string | undefined;
  district?: string | undefined;
  province?: string | undefined;
  category?: string | undefined;
}
/** Ids that a search with forgiven spelling stands for, instead of its words. */
export type Alike = string[] | undefined;
/** Where a page ends: what the order goes by, and the id. */
export type ListPlace = { key: string; id: string };

const card = {
  id: destinations.id,
  slug: destinations.slug,
  name: destinations.name,
  nameSi: destinations.nameSi,
  nameTa: destinations.nameTa,
  district: destinations.district,
  province: districts.province,
  category: destinations.category,
  image: destinations.image,
  summary: destinations.summary,
  latitude: destinations.latitude,
  longitude: destinations.longitude,
  ratingHundredths: destinations.ratingHundredths,
  reviewCount: destinations.reviewCount,
  // To the microsecond, which a Date would lose.
  changedAt: sql<string>`to_char(${destinations.updatedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
};
const whole = {
  ...card,
  images: destinations.images,
  description: destinations.description,
  activities: destinations.activities,
  attractions: destinations.attractions,
  aliases: destinations.aliases,
  facts: destinations.facts,
  bestTimeToVisit: destinations.bestTimeToVisit,
  source: destinations.source,
  createdAt: destinations.createdAt,
};

const matching = ({ search, district, province, category }: DestinationWish, alike: Alike) =>
  and(
    isNull(destinations.deletedAt),
    alike || search === undefined ? undefined : sql`${destinations.search} @@ search_query(${search}::text)`,
    alike && inArray(destinations.id, alike),
    district === undefined ? undefined : eq(destinations.district, district),
    province === undefined ? undefined : eq(districts.province, province),
    category === undefined ? undefined : eq(destinations.category, category),
  );

/**
 * Those whose names are as near to the words as the nearest, give or take: each word to one of theirs, or all to a
 * name, run together. Three in eight parts alike is what a word has by chance (paris, and part of an attraction).
 */
export async function findAlike(db: Db, words: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with compared as materialized (
      select id, greatest(
        (select min(strict_word_similarity(word, names)) from regexp_split_to_table(${words}::text, ' ') word),
        strict_word_similarity(replace(${words}::text, ' ', ''), replace(names, ' ', ''))) as likeness
      from destinations where deleted_at is null
    )
    select id from compared where likeness >= greatest(0.38, (select 0.85 * max(likeness) from compared))`);
  return rows.map(({ id }) => id);
}

const orders: Record<DestinationSort, { by: SQL[]; after: (place: ListPlace) => SQL }> = {
  name: {
    by: [asc(destinations.name), asc(destinations.id)],
    after: ({ key, id }) => sql`(${destinations.name}, ${destinations.id}) > (${key}, ${id}::uuid)`,
  },
  changed: {
    by: [desc(destinations.updatedAt), desc(destinations.id)],
    after: ({ key, id }) =>
      sql`(${destinations.updatedAt}, ${destinations.id}) < (${key}::timestamptz, ${id}::uuid)`,
  },
};

export const findDestinations = (
  db: Db,
  wish: DestinationWish,
  alike: Alike,
  { sort, after, count }: { sort: DestinationSort; after: ListPlace | undefined; count: number },
) =>
  db
    .select(whole)
    .from(destinations)
    .innerJoin(districts, eq(districts.name, destinations.district))
    .where(and(matching(wish, alike), after && orders[sort].after(after)))
    .orderBy(...orders[sort].by)
    .limit(count);
export type FoundDestination = Awaited<ReturnType<typeof findDestinations>>[number];

export async function countDestinations(db: Db, wish: DestinationWish, alike: Alike): Promise<number> {
  const [counted] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(destinations)
    .innerJoin(districts, eq(districts.name, destinations.district))
    .where(matching(wish, alike));
  return counted?.n ?? 0;
}

export const findDestination = async (db: Db, by: { id: string } | { slug: string }) => {
  const [found] = await db
    .select(whole)
    .from(destinations)
    .innerJoin(districts, eq(districts.name, destinations.district))
    .where(
      and(
        isNull(destinations.deletedAt),
        'id' in by ? eq(destinations.id, by.id) : eq(destinations.slug, by.slug),
      ),
    );
  return found;
};
export type WholeDestination = NonNullable<Awaited<ReturnType<typeof findDestination>>>;

/** All destinations as points with a line about each. */
export const findPoints = (db: Db) =>
  db
    .select({
      id: destinations.id,
      slug: destinations.slug,
      name: destinations.name,
      summary: destinations.summary,
      latitude: destinations.latitude,
      longitude: destinations.longitude,
    })
    .from(destinations)
    .where(isNull(destinations.deletedAt));

export const findDistricts = (db: Db) =>
  db
    .select({
      district: districts,
      destinationCount: sql<number>`(select count(*)::int from destinations
        where destinations.district = districts.name and deleted_at is null)`,
    })
    .from(districts)
    .orderBy(asc(districts.name));

export const findProvinces = (db: Db) =>
  db
    .select({
      province: provinces,
      districts: sql<string[]>`array(select name from districts
        where districts.province = provinces.name order by name)`,
    })
    .from(provinces)
    .orderBy(asc(provinces.name));
