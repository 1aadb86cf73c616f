import type { Point } from '@serendib/contract/trips/route/great-circle';
import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { countCap } from '../../../../platform/lists/paging.ts';
import {
  fewMatches,
  findByStages,
  type Stage,
  upToOfArms,
  wantedMatches,
} from '../../../../platform/lists/stages.queries.ts';
import { type Area, isInCellsOf, planeKilometres, spotAt } from '../../../destinations/index.ts';
import { type FoundListing, findListings } from '../found-listing.ts';
import type { LikelyInArea } from '../how-frequent.ts';
import { type Slice, upToEndOf, windowOf } from '../list/list.queries.ts';
import { conditionsOf, ofKind, rangesByIndex } from '../list/list-conditions.ts';
import { directed } from '../list/list-order.ts';
import type { ListQuery } from '../list/list-query.ts';
import { inArea, spot } from './in-area.ts';

/** More of a kind in an area are neither counted nor gathered at once: a stretch of the order may have enough that match. */
export const gatherLimit = 1_000;
/** So many of an order are looked at, and then so many, before all of an area that match are gathered. */
const stretches = [3_000, 20_000];
/** Of the nearest fewer suffice: they are all of the area, and most filters leave a page of them. */
const nearestStretches = [400, 3_000];

/** What is wanted of an area, besides what the list asks for. */
export interface WantedInArea {
  area: Area;
  /** Any of these suffices; where there are none, all does. */
  arms: SQL[];
  /** Whether the index of words, values and cells of the map is asked, not that of areas. */
  byCells: boolean;
}

export const anyOf = ({ arms }: Pick<WantedInArea, 'arms'>): SQL | undefined => or(...arms);

/**
 * The rows of a kind in an area that match, each with `columns`. With `byCells` one index of words, values and map cells is
 * asked; the exact area is checked behind the fence (`offset 0`), because the planner expects some hundred listings in any
 * area and read the words of sixty thousand around a town. Each arm is a query of its own: an `or` of two has PostgreSQL read
 * the words of every row it brings. Without `byCells` the index of areas has all that is asked for. `most` ends either early.
 */
export function matchingInArea(
  listQuery: ListQuery,
  wanted: WantedInArea,
  columns: SQL,
  { beyond, bound, most }: { beyond?: SQL | undefined; bound?: SQL; most?: number } = {},
): SQL {
  const { area, arms, byCells } = wanted;
  const rows = (arm: SQL | undefined) =>
    and(ofKind(listQuery), conditionsOf(listQuery, arm), rangesByIndex(listQuery), bound);
  const limit = most === undefined ? sql`` : sql`limit ${sql.raw(String(most))}`;
  // Of two areas the index of areas is asked for one, and the other held against all that is there.
  if (!byCells && !listQuery.within)
    return sql`select ${columns} from listings where ${and(rows(anyOf(wanted)), inArea(area), beyond)} ${limit}`;
  const there = (arm: SQL | undefined, isNew?: SQL) =>
    sql`select ${columns} from (select * from listings where ${and(rows(arm), isInCellsOf(area))} offset 0) listings
      where ${and(inArea(area), beyond, isNew)} ${limit}`;
  if (arms.length < 2) return sql`(${there(arms[0])})`;
  if (most !== undefined) return upToOfArms(arms, there, most);
  return sql`select * from (${sql.join(
    arms.map((arm) => sql`(${there(arm)})`),
    sql` union `,
  )}) arms`;
}

/** How many of a kind are in an area, looking no further than one more than `gatherLimit`. */
export async function countInArea(db: Db, listQuery: ListQuery, area: Area): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (
      select from listings where ${and(ofKind(listQuery), inArea(area))} limit ${gatherLimit + 1}) counted`,
  );
  return rows[0]?.n ?? 0;
}

/** How many of them match, looking no further than `most`. */
export async function countMatchingInArea(
  db: Db,
  listQuery: ListQuery,
  { most, ...wanted }: WantedInArea & { most: number },
): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`with found as materialized (${matchingInArea(listQuery, wanted, sql`id`, { most })})
      select count(*)::int as n from found`,
  );
  return rows[0]?.n ?? 0;
}

/** The order of a page, and where it goes on: that of a list, or from the nearest outwards. */
export type AreaSort = { nearest: Point } | { nearest?: undefined };

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

export interface AreaSlice extends Slice, WantedInArea {
  sort: AreaSort;
  likely: LikelyInArea | undefined;
}

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

/** What lists filter by besides words, which stands in the indexes of areas and orders. */
const carried = sql.raw('facets, price_min_cents, price_max_cents, seats');

/** All of a kind in an area are gathered, and those that match are sorted: for areas that hold few. */
export function findInSmallArea(db: Db, listQuery: ListQuery, slice: AreaSlice): Promise<FoundListing[]> {
  const { by, columns, beyond } = ordered(listQuery, slice.sort, slice);
  const words = listQuery.search === undefined ? sql`` : sql`, search`;
  const ids = sql`select id from (
      select id, ${columns}, ${carried}${words} from listings
      where ${and(ofKind(listQuery), inArea(slice.area))} offset 0
    ) gathered where ${and(conditionsOf(listQuery, anyOf(slice)), beyond) ?? sql`true`} order by ${by} limit ${slice.count}`;
  return findListings(db, ids, by);
}

/**
 * The ids of the first that match among the next of the order that are looked at: for areas that hold many. Words stand apart from
 * their rows, and are read of those alone that are in the area.
 */
export function findInStretch(
  db: Db,
  listQuery: ListQuery,
  slice: AreaSlice,
  lengths: number[],
): Promise<string[]> {
  const { by, columns, beyond } = ordered(listQuery, slice.sort, slice);
  const within = inArea(slice.area);
  // By distance the index brings those of the area alone; the other orders' indexes know nothing of it.
  const [first, then] = slice.sort.nearest
    ? [and(ofKind(listQuery), within, beyond), undefined]
    : [and(ofKind(listQuery), beyond), within];
  const conditions = conditionsOf(listQuery, anyOf(slice));
  const matching =
    listQuery.search !== undefined && conditions
      ? sql`exists (select from listings where listings.id = nearest.id and ${conditions} offset 0)`
      : conditions;
  const stretch = (length: number) => sql`select id, ${columns} from (
      select id, longitude, latitude, ${slice.sort.nearest ? sql`` : sql`${columns},`} ${carried}
      from listings where ${first} order by ${by} limit ${sql.raw(String(length))}
    ) nearest where ${and(then, matching) ?? sql`true`}`;
  const page = sql`order by ${by} limit ${slice.count}`;
  const stages = [
    ...lengths.map((length) => ({ find: stretch(length) })),
    ...namedInStretch(listQuery, slice),
  ];
  return findByStages(db, stages, slice.count, page);
}

/** What many have there: the index over words, values and cells gives those of a stretch of the order, which it knows by their shelf. */
function namedInStretch(listQuery: ListQuery, slice: AreaSlice): Stage[] {
  const { likely, sort, arms } = slice;
  if (!likely || arms.length === 0 || sort.nearest || likely.matches <= fewMatches) return [];
  const { all, matches } = likely;
  const rows = Math.min(windowOf(all), Math.ceil((wantedMatches * all) / matches));
  const { columns, beyond } = ordered(listQuery, sort, slice);
  const bound = upToEndOf(listQuery, slice, { rows, all });
  return [{ find: matchingInArea(listQuery, slice, sql`id, ${columns}`, { beyond, bound }) }];
}

/** All in an area that match are found by their values and sorted afterwards: for what is rare. */
export function findRareInArea(db: Db, listQuery: ListQuery, slice: AreaSlice): Promise<FoundListing[]> {
  const { by, columns, beyond } = ordered(listQuery, slice.sort, slice);
  const ids = sql`select id from (${matchingInArea(listQuery, slice, sql`id, ${columns}`)} offset 0) found
    ${beyond ? sql`where ${beyond}` : sql``} order by ${by} limit ${slice.count}`;
  return findListings(db, ids, by);
}

/** The ids of a page of some rows, and how many these are, by one look. */
async function gather(
  db: Db,
  found: SQL,
  { by, beyond, count }: { by: SQL; beyond?: SQL | undefined; count: number },
): Promise<{ ids: string[]; n: number }> {
  const { rows } = await db.execute<{ ids: string[]; n: number }>(sql`
    with found as materialized (${found})
    select array(select id from found ${beyond ? sql`where ${beyond}` : sql``} order by ${by} limit ${count}) as ids,
      (select count(*)::int from found) as n`);
  return rows[0] ?? { ids: [], n: 0 };
}

/**
 * The ids of a page of all in an area that match, and how many they are, to one more than are counted: for what few have there. No
 * page where more have it after all than are sorted at once, as all of a district around its town.
 */
export async function gatherInArea(
  db: Db,
  listQuery: ListQuery,
  slice: AreaSlice,
): Promise<{ ids: string[] | undefined; total: number }> {
  const { by, columns, beyond } = ordered(listQuery, slice.sort, slice);
  const found = matchingInArea(listQuery, slice, sql`id, ${columns}`, { most: fewMatches + 1 });
  const { ids, n } = await gather(db, found, { by, beyond, count: slice.count });
  return { ids: n > fewMatches ? undefined : ids, total: Math.min(n, countCap + 1) };
}

/** What so large a part has is met among the nearest sooner than by an index. */
const metAtOnce = 1 / 8;
/** So many of what matches are expected in the first ring around a point, and so many times as many in each further one. */
const ofFirstRing = 200;
const furtherRings = [1, 4, 16];

/**
 * The ids of the nearest that have words, ring by ring: all of a smaller circle is nearer than all around it.
 */
export async function findNearestByWords(
  db: Db,
  listQuery: ListQuery,
  slice: AreaSlice & { likely: LikelyInArea },
  around: NonNullable<Area['around']>,
): Promise<{ ids: string[]; areAll: boolean }> {
  const { by, columns, beyond } = ordered(listQuery, slice.sort, slice);
  const { count, likely } = slice;
  if (likely.shareOfArea >= metAtOnce) {
    const met = await findInStretch(db, listQuery, slice, nearestStretches.slice(0, 1));
    if (met.length === count) return { ids: met, areAll: false };
  }
  let found: string[] = [];
  for (const radiusKm of ringsOf(around, slice)) {
    const area = { ...slice.area, around: { ...around, radiusKm } };
    const ring = await gather(
      db,
      matchingInArea(listQuery, { ...slice, area }, sql`id, ${columns}`, { beyond }),
      { by, count },
    );
    if (ring.ids.length === count) return { ids: ring.ids, areAll: false };
    found = ring.ids;
  }
  return { ids: found, areAll: true };
}

/** A row of which the words are read, which stand apart from it, takes as long as so many that are gathered by their words. */
const gatheredPerRead = 3;

/**
 * How far an order is looked through for what is in an area: as far as a page is expected, and of words no further than gathering all
 * that have them there would take, since those of each row in the area are read.
 */
export function stretchesOf({ sort, likely, arms }: Pick<AreaSlice, 'sort' | 'likely' | 'arms'>): number[] {
  const lengths = sort.nearest ? nearestStretches : stretches;
  if (!likely) return lengths;
  const { share, shareOfArea, shareThere, all } = likely;
  return lengths
    .filter((length) => length * (sort.nearest ? shareOfArea : shareThere) >= wantedMatches)
    .filter((length) => arms.length === 0 || length * gatheredPerRead <= share * all);
}

/** The radii of rings, the last of them the circle; one alone where what comes before a listing is wanted. */
function ringsOf(
  { point, radiusKm }: NonNullable<Area['around']>,
  { from, isBack, likely }: AreaSlice & { likely: LikelyInArea },
): number[] {
  const [longitude, latitude] = (from ?? []) as number[];
  const passedKm =
    latitude === undefined || longitude === undefined ? 0 : planeKilometres(point, { latitude, longitude });
  if (isBack) return [Math.min(passedKm + 0.01, radiusKm)];
  const passed = likely.matches * (passedKm / radiusKm) ** 2;
  const rings = furtherRings.map(
    (times) => radiusKm * Math.sqrt((passed + times * ofFirstRing) / likely.matches),
  );
  return [...rings.filter((ring) => ring < radiusKm), radiusKm];
}
