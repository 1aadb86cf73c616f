import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { findByStages } from '../../../../platform/lists/stages.queries.ts';
import { type Area, isWithin, type Located, spotAt } from '../../../destinations/index.ts';
import { type FoundListing, findListings, listingsOf } from '../found-listing.ts';
import type { Slice } from '../list/list.queries.ts';
import { ofKind, rangesByIndex } from '../list/list-conditions.ts';
import { directed } from '../list/list-order.ts';
import type { ListQuery } from '../list/list-query.ts';

/** Where a listing is on a plane: its own tenth of a metre, so that the index orders those of one town too. */
const spot = sql.raw('spot_of(latitude, longitude, id)');

export const inArea = (area: Area): SQL => and(sql`latitude is not null`, isWithin(spot, area)) as SQL;

/** More of a kind in an area are neither counted nor gathered at once: a stretch of the order may have enough that match. */
export const gathered = 1_000;
/** So many of an order are looked at, and then so many, before all of an area that match are gathered. */
const stretches = [3_000, 20_000];
/** Of the nearest fewer suffice: they are all of the area, and most filters leave a page of them. */
const nearestStretches = [400, 3_000];

/**
 * What at most so many of a kind match is found by its words first, and then looked for in the area. The planner takes any area for
 * one of some hundred listings, and read sixty thousand around a town in search of words that nothing has.
 */
const soonerByWords = 30_000;
/** Of fewer the nearest are not walked either. */
const fewByWords = 5_000;

/** The rows of a kind that match in an area. `matches`: how many of the kind do anywhere by words, about, where that is known. */
export function matchingInArea(
  listQuery: ListQuery,
  { area, matching, matches }: { area: Area; matching: SQL | undefined; matches: number | undefined },
): SQL {
  const ofWords = and(ofKind(listQuery), matching, rangesByIndex(listQuery));
  return matches !== undefined && matches <= soonerByWords
    ? sql`(select * from listings where ${ofWords} offset 0) listings where ${inArea(area)}`
    : sql`listings where ${and(ofWords, inArea(area))}`;
}

/** How many of a kind are in an area, looking no further than one more than are gathered. */
export async function countInArea(db: Db, listQuery: ListQuery, area: Area): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (
      select from listings where ${and(ofKind(listQuery), inArea(area))} limit ${gathered + 1}) counted`,
  );
  return rows[0]?.n ?? 0;
}

/** How many of them match, looking no further than `most`. */
export async function countMatchingInArea(
  db: Db,
  listQuery: ListQuery,
  { most, ...wanted }: Parameters<typeof matchingInArea>[1] & { most: number },
): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`with found as materialized (select from ${matchingInArea(listQuery, wanted)} limit ${most})
      select count(*)::int as n from found`,
  );
  return rows[0]?.n ?? 0;
}

/** The order of a page, and where it goes on: that of a list, or from the nearest outwards. */
export type AreaSort = { nearest: Located } | { nearest?: undefined };

export const nearestValues = ({ longitude, latitude, id }: FoundListing) => [
  longitude ?? 0,
  latitude ?? 0,
  id,
];

export function ordered(listQuery: ListQuery, { nearest }: AreaSort, slice: Slice) {
  if (!nearest) return directed(listQuery.sort, slice);
  const { isBack, from } = slice;
  const distance = sql`${spot} <-> ${spotAt(nearest)}`;
  const last =
    from &&
    sql`(spot_of(${from[1]}::float8, ${from[0]}::float8, ${from[2]}::uuid) <-> ${spotAt(nearest)}, ${from[2]}::uuid)`;
  return {
    columns: sql`longitude, latitude`,
    by: isBack ? sql`${distance} desc, id desc` : sql`${distance}, id`,
    beyond: last && sql`(${distance}, id) ${isBack ? sql`<` : sql`>`} ${last}`,
  };
}

export interface AreaSlice extends Slice {
  area: Area;
  /** What of the area is wanted. */
  matching: SQL | undefined;
  /** How many of the kind match anywhere by words, about, where a sample told: what has none is told by the index of areas. */
  matches: number | undefined;
  sort: AreaSort;
}

/** Whether so few match anywhere that they are found sooner than what is in the area. */
export const isFew = ({ matches }: AreaSlice): boolean => matches !== undefined && matches <= fewByWords;

/** The columns that are filtered by stand in the index of areas; words do not, and are read from rows where they are asked. */
const lookedAt = ({ search }: ListQuery) =>
  sql.raw(`facets, price_min_cents, price_max_cents, seats${search === undefined ? '' : ', search'}`);

/** The nearest of all: the index brings no more than are shown. */
export function findNearest(db: Db, listQuery: ListQuery, slice: AreaSlice): Promise<FoundListing[]> {
  const { by, beyond } = ordered(listQuery, slice.sort, slice);
  const conditions = and(ofKind(listQuery), inArea(slice.area), beyond);
  return findListings(
    db,
    sql`select id from listings where ${conditions} order by ${by} limit ${slice.count}`,
    by,
  );
}

/** All of a kind in an area are gathered, and those that match are sorted: for areas that hold few. */
export function findInSmallArea(db: Db, listQuery: ListQuery, slice: AreaSlice): Promise<FoundListing[]> {
  const { by, columns, beyond } = ordered(listQuery, slice.sort, slice);
  const ids = sql`select id from (
      select id, ${columns}, ${lookedAt(listQuery)} from listings
      where ${and(ofKind(listQuery), inArea(slice.area))} offset 0
    ) gathered where ${and(slice.matching, beyond) ?? sql`true`} order by ${by} limit ${slice.count}`;
  return findListings(db, ids, by);
}

/** The first that match among the next of the order that are looked at: for areas that hold many. */
export async function findInStretch(db: Db, listQuery: ListQuery, slice: AreaSlice): Promise<FoundListing[]> {
  const { by, columns, beyond } = ordered(listQuery, slice.sort, slice);
  const within = inArea(slice.area);
  // By distance the index brings those of the area alone; the other orders' indexes know nothing of it.
  const [first, then] = slice.sort.nearest
    ? [and(ofKind(listQuery), within, beyond), undefined]
    : [and(ofKind(listQuery), beyond), within];
  const stretch = (length: number) => sql`select id, ${columns} from (
      select id, longitude, latitude, ${slice.sort.nearest ? sql`` : sql`${columns},`} ${lookedAt(listQuery)}
      from listings where ${first} order by ${by} limit ${sql.raw(String(length))}
    ) nearest where ${and(then, slice.matching) ?? sql`true`}`;
  const page = sql`order by ${by} limit ${slice.count}`;
  const lengths = slice.sort.nearest ? nearestStretches : stretches;
  const stages = lengths.map((length) => ({ find: stretch(length) }));
  return listingsOf(db, await findByStages(db, stages, slice.count, page));
}

/** All in an area that match are found by their values and sorted afterwards: for what is rare. */
export function findRareInArea(db: Db, listQuery: ListQuery, slice: AreaSlice): Promise<FoundListing[]> {
  const { by, columns, beyond } = ordered(listQuery, slice.sort, slice);
  const ids = sql`select id from (select id, ${columns} from ${matchingInArea(listQuery, slice)} offset 0) found
    ${beyond ? sql`where ${beyond}` : sql``} order by ${by} limit ${slice.count}`;
  return findListings(db, ids, by);
}
