import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { type FoundListing, findListings } from '../found-listing.ts';
import {
  conditionsOf,
  matching,
  ofKind,
  ofStep,
  rangesByIndex,
  spelledSteps,
  understoodOnly,
  wordsMatch,
} from './list-conditions.ts';
import { directed } from './list-order.ts';
import { isFiltered, type ListQuery } from './list-query.ts';

/** How many listings of the order are looked at, at least, before the indexes over values are asked instead. */
export const scanWindow = 3_500;

/**
 * How many in a kind of `all`: the order's index holds all that facets and ranges ask for. It grows with the root of their
 * number, and so does what must be sorted where it did not suffice; in doublings, so that statements of few lengths are
 * planned. Measured in docs/decisions/350-search-in-order.md.
 */
export function windowOf(all: number): number {
  let window = scanWindow;
  while (window < Math.sqrt(200 * all)) window *= 2;
  return window;
}

/** Where in its list a page begins, how many are wanted, and what its words were mended to, if they were. */
export interface Slice {
  count: number;
  /** The sort values of the listing that it goes on from, or back from. */
  from: (string | number | boolean)[] | undefined;
  isBack: boolean;
  mended: string | undefined;
}

/** The first that match among the next listings of the order: cheap unless they are few and far between. */
export function findInOrder(
  db: Db,
  listQuery: ListQuery,
  slice: Slice,
  window = scanWindow,
): Promise<FoundListing[]> {
  const { by, columns, beyond } = directed(listQuery.sort, slice);
  const { count } = slice;
  const list = sql`from listings where ${and(ofKind(listQuery), beyond)} order by ${by}`;
  const most = sql.raw(String(count));
  if (!isFiltered(listQuery))
    return findListings(db, sql`select id ${list} limit ${most}`, by, { isNamed: true });
  // The inner limit keeps the planner from looking into it, and so from misjudging how rare a match is.
  const ids = sql`select id from (
      select id, ${columns}, facets, price_min_cents, price_max_cents, seats ${list} limit ${sql.raw(String(window))}
    ) nearest where ${matching(listQuery)} order by ${by} limit ${most}`;
  return findListings(db, ids, by, { isNamed: true });
}

/** All that match are found by their values and sorted afterwards: for what is rare. */
export function findByValue(db: Db, listQuery: ListQuery, slice: Slice): Promise<FoundListing[]> {
  const { count, mended } = slice;
  const { by, columns, beyond } = directed(listQuery.sort, slice);
  const ids = sql`select id from (
      select id, ${columns} from listings
      where ${and(ofKind(listQuery), matching(listQuery, mended), rangesByIndex(listQuery))} offset 0
    ) found ${beyond ? sql`where ${beyond}` : sql``} order by ${by} limit ${count}`;
  return findListings(db, ids, by);
}

/** Fewer that match are sorted at once: looking for where to stop would cost as much. */
const fewMatches = 1_000;
/** So many of what matches are expected in the stretch that is looked through first: two pages. */
const wantedMatches = 50;

/** So many times longer than the stretch a list is in which it is looked through before everything. */
const worthStretch = 15;

/** A stretch no longer than this is walked row by row: nearly all have the words, and the index names them all. */
const walked = 150;

/** What is known of a search: how many there are of the kind, and how many of them, at most, have the words. */
export interface Likely {
  all: number;
  matches: number;
}

/**
 * The first of a step that have these words. The index over values knows of each listing where about it stands in each
 * order, so what matches is looked for in the next stretch of the order and, where that has too few, everywhere. How long
 * the stretch is follows from how frequent the words are: it ends where about fifty are expected, and what is
 * sorted is bounded at any size of the catalogue. Measured in docs/decisions/350-search-in-order.md.
 */
export function findByWords(
  db: Db,
  listQuery: ListQuery & { search: string },
  step: number,
  slice: Slice,
  { all, matches }: Likely,
): Promise<FoundListing[]> {
  const { by, columns, beyond, shelf, upTo } = directed(listQuery.sort, slice);
  const { count } = slice;
  const { found, sooner } =
    slice.mended === undefined
      ? ofStep(listQuery, step)
      : { found: wordsMatch(listQuery.search, slice.mended), sooner: undefined };
  const conditions = and(ofKind(listQuery), conditionsOf(listQuery, found), rangesByIndex(listQuery), beyond);
  // What was found sooner is left out after the sort: a row's words stand apart from it, and are then read of a few alone.
  const carried = sql`id, ${columns}, search, facets, seats`;
  const isNew = sooner ? sql`not (${sooner})` : sql`true`;
  const page = sql`order by ${by} limit ${count}`;
  const indexed = (bound?: SQL) => sql`select id, ${columns} from (
      select ${carried} from listings where ${and(conditions, bound)} order by ${by} offset 0
    ) sorted where ${isNew}`;
  const stretch = stretchOf(listQuery, { all, matches }, step);
  if (matches <= fewMatches || stretch >= all)
    return findListings(db, sql`select id from (${indexed()} ${page}) found`, by);
  const within = (length: number) => {
    const following = sql`select ${shelf} from listings where ${and(ofKind(listQuery), beyond)} order by ${by}`;
    return indexed(upTo(sql`(${following} offset ${length} limit 1)`));
  };
  // What is frequent may be rare in titles and places, or already found sooner: then the stretch is the longest, unless
  // that were so much of the kind that it saves little.
  const isWorthIt = slice.mended !== undefined || windowOf(all) * worthStretch < all;
  const longest = isWorthIt ? [windowOf(all)] : [];
  const stages = [...new Set([stretch, ...longest])].map(within).concat(indexed());
  if (stretch <= walked && step === spelledSteps - 1)
    stages.unshift(sql`select id, ${columns} from (
      select ${carried} from listings where ${and(ofKind(listQuery), beyond)} order by ${by} limit ${stretch}
    ) nearest where ${and(found, isNew)}`);
  return findListings(db, firstThatSuffices(stages, count, page), by);
}

/** What the first of some queries finds that finds enough, or else the last; those after it are not run. */
function firstThatSuffices(stages: SQL[], count: number, page: SQL): SQL {
  const name = (at: number) => sql.raw(`stage${at}`);
  const isShort = (at: number) => sql`(select count(*) from ${name(at)}) < ${count}`;
  const earlierAreShort = (at: number) => and(...stages.slice(0, at).map((_, earlier) => isShort(earlier)));
  const tables = stages.map(
    (stage, at) => sql`${name(at)} as materialized (
      select id from (${stage} ${page}) found ${at > 0 ? sql`where ${earlierAreShort(at)}` : sql``})`,
  );
  const chosen = stages.map((_, at) => {
    const isLast = at === stages.length - 1;
    return sql`select id from ${name(at)} where ${isLast ? (earlierAreShort(at) ?? sql`true`) : sql`not ${isShort(at)}`}`;
  });
  return sql`with ${sql.join(tables, sql`, `)} ${sql.join(chosen, sql` union all `)}`;
}

const stretchOf = (listQuery: ListQuery, { all, matches }: Likely, step: number): number =>
  isNarrowed(listQuery) || step >= spelledSteps
    ? windowOf(all)
    : Math.min(windowOf(all), Math.max(wantedMatches, Math.ceil((wantedMatches * all) / matches)));

/** Whether something besides words is asked for. */
const isNarrowed = (listQuery: ListQuery): boolean => isFiltered({ ...listQuery, search: undefined });

/** How many more are found by what the words were understood as, looking no further than `most`. */
export const countUnderstood = (
  db: Db,
  listQuery: ListQuery & { search: string },
  most: number,
): Promise<number> => {
  const conditions = and(ofKind(listQuery), conditionsOf(listQuery, understoodOnly(listQuery)));
  return count(
    db,
    sql`with found as materialized (select from listings where ${conditions} limit ${most}) select from found`,
  );
};

/** How many match, looking no further than `most`. */
export async function countMatching(
  db: Db,
  listQuery: ListQuery,
  mended: string | undefined,
  most: number,
): Promise<number> {
  const conditions = and(ofKind(listQuery), matching(listQuery, mended), rangesByIndex(listQuery));
  // Words alone and a limit invite a walk in search of matches. Behind the fence the index is asked for all that match,
  // of which rows are read only until there are enough.
  if (listQuery.search !== undefined)
    return count(
      db,
      sql`with found as materialized (select from listings where ${conditions}) select from found limit ${most}`,
    );
  return count(db, sql`select from listings where ${conditions} limit ${most}`);
}

async function count(db: Db, rows: SQL): Promise<number> {
  const { rows: found } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (${rows}) counted`,
  );
  return found[0]?.n ?? 0;
}

/** The newest that are looked at for words before the index over words is asked. */
const wordsScanWindow = 100;

/** The share of the newest of a kind that have these words just as they are spelt. */
export async function shareOfNewest(db: Db, listQuery: ListQuery & { search: string }): Promise<number> {
  const found = await count(
    db,
    sql`select from (
      select search from listings where ${ofKind(listQuery)} order by id desc limit ${wordsScanWindow}
    ) newest where ${wordsMatch(listQuery.search)}`,
  );
  return found / wordsScanWindow;
}

/**
 * Whether anything of the kind has these words just as they are spelt. What is frequent is among the newest. The rest is
 * looked up by the index over words: behind a fence, because the planner, told that one is enough, would rather walk
 * all of the kind to find a word that nothing has.
 */
export async function hasWords(db: Db, listQuery: ListQuery): Promise<boolean> {
  if (listQuery.search === undefined) return true;
  const matches = wordsMatch(listQuery.search);
  const among = async (found: SQL) => (await db.execute(found)).rows.length > 0;
  return (
    (await among(sql`select from (
        select search from listings where ${ofKind(listQuery)} order by id desc limit ${wordsScanWindow}
      ) newest where ${matches} limit 1`)) ||
    among(sql`with found as materialized (select from listings where ${and(ofKind(listQuery), matches)})
      select from found limit 1`)
  );
}
