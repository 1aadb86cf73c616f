import type { DestinationSort } from '@serendib/contract/destinations/endpoints';
import { opinionsBeforehand } from '@serendib/contract/reviews/weighing';
import { and, asc, desc, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { executeNamed } from '../../platform/database/named-statement.ts';
import { wordsAsSpelt, wordsFinished } from '../../platform/search/asked-words.ts';
import { destinations, districts, provinces } from '../../schema/index.ts';
import type { Area } from './gazetteer/area.ts';
import { isWithin, kilometresApart, spotAt } from './gazetteer/plane.ts';

export interface DestinationFilter {
  search?: string | undefined;
  /** Parts of the words of which one is enough; what has all comes first. */
  anyOf?: string[] | undefined;
  district?: string | undefined;
  province?: string | undefined;
  category?: string | undefined;
  area?: Area | undefined;
  season?: Season | undefined;
}
/** The places that a month suits, as ids: months follow from words and are no column. */
export interface Season {
  month: number;
  best: string[];
  good: string[];
}
/** Ids that a search with forgiven spelling stands for, instead of its words. */
export type Alike = string[] | undefined;
/** Where a page ends: how near to what was typed, what the order goes by, the name and the id. */
export type ListPlace = { near: number; key: string | number; name: string; id: string };

/** Weighed as listings are: docs/decisions/140-best-rated-weighted-mean.md. */
const ratedOrder = sql<number>`(case when ${destinations.reviewCount} = 0 then 0 else
  round((${destinations.ratingHundredths} * ${destinations.reviewCount}::numeric
    + ${sql.raw(String(opinionsBeforehand.rating * 100 * opinionsBeforehand.count))}) * 100
    / (${destinations.reviewCount} + ${sql.raw(String(opinionsBeforehand.count))})) end)::int`;

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
  popularOrder: destinations.popularOrder,
  ratedOrder,
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

/** One parameter however many there are, so that the statement stays the same. */
const isAmong = (ids: string[]): SQL => sql`${destinations.id} = any (${sql.param(ids)}::uuid[])`;

const hasAny = (parts: readonly string[]): SQL =>
  sql`(${sql.join(
    parts.map((part) => sql`${destinations.search} @@ ${wordsAsSpelt(part)}`),
    // It is not a message: SQL.
    sql` or `,
  )})`;

const matching = (
  { search, anyOf, district, province, category, area, season }: DestinationFilter,
  alike: Alike,
) =>
  and(
    isNull(destinations.deletedAt),
    alike || search === undefined ? undefined : hasAny(anyOf ?? [search]),
    alike && inArray(destinations.id, alike),
    district === undefined ? undefined : eq(destinations.district, district),
    province === undefined ? undefined : eq(districts.province, province),
    category === undefined ? undefined : eq(destinations.category, category),
    area && isWithin(spot, area),
    season && isAmong([...season.best, ...season.good]),
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

/**
 * How near a place is to the words typed, the nearest 0: called just so, or also called so; beginning so, or with a sight
 * of that name; with all of them in its name, district and category; anywhere; unfinished.
 */
function nearness(words: string | undefined, alike: Alike): SQL<number> {
  if (words === undefined) return sql<number>`0::int`;
  const { name, aliases, attractions, search } = destinations;
  const typed = sql`search_name(${words}::text)`;
  const isNamed = (names: SQLWrapper) =>
    sql`exists (select from unnest(${names}) named where search_name(named) = ${typed})`;
  if (alike)
    return sql<number>`case when strict_word_similarity(${words}::text, ${name}) >= 0.38 then 0 else 1 end`;
  return sql<number>`case
    when search_name(${name}) = ${typed} or ${isNamed(aliases)} then 0
    when starts_with(search_name(${name}), ${typed}) or ${isNamed(attractions)} then 1
    when ts_filter(${search}, '{a,c}') @@ ${wordsAsSpelt(words)} then 2
    when ${search} @@ ${wordsFinished(words)} then 3
    else 4 end`;
}

/** Of several clauses the nearest counts, and what has all of them is as near as what is called so. */
function nearnessToAny(words: string | undefined, parts: readonly string[]): SQL<number> {
  const each = parts.map((part) => nearness(part, undefined));
  return sql<number>`case when ${destinations.search} @@ ${wordsFinished(words ?? '')} then 0
    else least(${sql.join(each, sql`, `)}) end`;
}

const spot = sql`spot_of(${destinations.latitude}, ${destinations.longitude}, null)`;

/** Few as they are, the distance of each is reckoned. */
const distanceTo = (area: Area | undefined): SQL =>
  kilometresApart(spot, spotAt(area?.around?.point ?? { latitude: 0, longitude: 0 }));

/** What is at its best first, and then what people come for. */
const suits = (season: Season | undefined): SQL => sql`(${destinations.popularOrder}::bigint
  + case when ${isAmong(season?.best ?? [])} then 1000000000 else 0 end)`;

/** What each order goes by before the name, and whether from the highest down. */
const orders: Record<
  Exclude<DestinationSort, 'nearest' | 'month'>,
  { key: SQL; falls: boolean; type: SQL }
> = {
  popular: { key: sql`${destinations.popularOrder}`, falls: true, type: sql`int` },
  rating: { key: ratedOrder, falls: true, type: sql`int` },
  name: { key: sql`${destinations.name}`, falls: false, type: sql`text` },
  changed: { key: sql`${destinations.updatedAt}`, falls: true, type: sql`timestamptz` },
};

export async function findDestinations(
  db: Db,
  filter: DestinationFilter,
  alike: Alike,
  {
    sort,
    from,
    isBack,
    count,
  }: { sort: DestinationSort; from: ListPlace | undefined; isBack: boolean; count: number },
): Promise<FoundDestination[]> {
  const { key, falls, type } =
    sort === 'nearest'
      ? { key: distanceTo(filter.area), falls: false, type: sql`float8` }
      : sort === 'month'
        ? { key: suits(filter.season), falls: true, type: sql`bigint` }
        : orders[sort];
  const near = filter.anyOf ? nearnessToAny(filter.search, filter.anyOf) : nearness(filter.search, alike);
  const [onwards, downwards] = isBack ? [desc, asc] : [asc, desc];
  const [above, below] = isBack ? [sql`<`, sql`>`] : [sql`>`, sql`<`];
  const beyond =
    from &&
    sql`(${near} ${above} ${from.near}::int or (${near} = ${from.near}::int and (
      ${key} ${falls ? below : above} ${from.key}::${type} or (${key} = ${from.key}::${type}
        and (${destinations.name}, ${destinations.id}) ${above} (${from.name}, ${from.id}::uuid)))))`;
  const selected = Object.entries({
    ...whole,
    near,
    distance: distanceTo(filter.area),
    suits: suits(filter.season),
    matching: sql`count(*) over ()::int`,
  }).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`);
  const order = [
    onwards(near),
    falls ? downwards(key) : onwards(key),
    onwards(destinations.name),
    onwards(destinations.id),
  ];
  const [row] = await executeNamed<{ found: Found[] | null }>(
    db,
    sql`select json_agg(found) as found from (
      select ${sql.join(selected, sql`, `)} from ${destinations}
      join ${districts} on ${eq(districts.name, destinations.district)}
      where ${and(matching(filter, alike), beyond)}
      order by ${sql.join(order, sql`, `)} limit ${sql.raw(String(count))}
    ) found`,
  );
  return (row?.found ?? []).map((found) => ({ ...found, createdAt: new Date(found.createdAt) }));
}
/** How near it is to what was typed, and how many match from here on. */
interface FoundHere {
  near: number;
  /** What the order by month goes by. */
  suits: number;
  /** Kilometres from the middle of the area that was asked for. */
  distance: number;
  matching: number;
}
type Found = Omit<WholeDestination, 'createdAt'> & FoundHere & { createdAt: string };
export type FoundDestination = WholeDestination & FoundHere;

export async function countDestinations(db: Db, filter: DestinationFilter, alike: Alike): Promise<number> {
  const [counted] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(destinations)
    .innerJoin(districts, eq(districts.name, destinations.district))
    .where(matching(filter, alike));
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

/** Those of these that there are, in no order. */
export const findDestinationsById = (db: Db, ids: string[]): Promise<WholeDestination[]> =>
  db
    .select(whole)
    .from(destinations)
    .innerJoin(districts, eq(districts.name, destinations.district))
    .where(and(isNull(destinations.deletedAt), inArray(destinations.id, ids)));

/** What the months of all places follow from. */
export const findSeasons = (db: Db) =>
  db
    .select({
      id: destinations.id,
      district: destinations.district,
      category: destinations.category,
      bestTimeToVisit: destinations.bestTimeToVisit,
    })
    .from(destinations)
    .where(isNull(destinations.deletedAt));

/** All destinations as points with a line about each. */
export const findPoints = (db: Db) =>
  db
    .select({
      id: destinations.id,
      slug: destinations.slug,
      name: destinations.name,
      nameSi: destinations.nameSi,
      nameTa: destinations.nameTa,
      district: destinations.district,
      category: destinations.category,
      bestTimeToVisit: destinations.bestTimeToVisit,
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
