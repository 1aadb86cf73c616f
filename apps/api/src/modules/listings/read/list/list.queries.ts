import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { sampleSize, toldBySample } from '../../../../platform/lists/sample.queries.ts';
import {
  fewAtMost,
  fewMatches,
  findByStages,
  frequent,
  further,
  wantedMatches,
} from '../../../../platform/lists/stages.queries.ts';
import { type FoundListing, findListings } from '../found-listing.ts';
import { shelfInSample } from '../samples.queries.ts';
import { conditionsOf, matching, ofKind, rangesByIndex, typeByPrice, wordsMatch } from './list-conditions.ts';
import { directed } from './list-order.ts';
import { isFiltered, type ListQuery } from './list-query.ts';

/** How many listings of the order are looked at, at least, before the indexes over values are asked instead. */
const scanWindow = 3_500;

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

/** Where in its list a page begins, and how many are wanted. */
export interface Slice {
  count: number;
  /** The sort values of the listing that it goes on from, or back from. */
  from: (string | number | boolean)[] | undefined;
  isBack: boolean;
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
  const list = sql`from listings where ${and(ofKind(listQuery), typeByPrice(listQuery), beyond)} order by ${by}`;
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
  const { count } = slice;
  const { by, columns, beyond } = directed(listQuery.sort, slice);
  const ids = sql`select id from (
      select id, ${columns} from listings
      where ${and(ofKind(listQuery), matching(listQuery), rangesByIndex(listQuery))} offset 0
    ) found ${beyond ? sql`where ${beyond}` : sql``} order by ${by} limit ${count}`;
  return findListings(db, ids, by);
}

/** What is known of a search: how many there are of the kind, and how many of them it finds, about or at the most. */
export interface Likely {
  all: number;
  matches: number;
  isSure: boolean;
}

/** What stands further on than was expected is looked for so many times as far, where all that have it are many more. */
const namedFurther = 4;

/** Whether a listing stands no further on than the shelf at which the next so many rows of `all` end, in the order of a list. */
export function upToEndOf(
  listQuery: ListQuery,
  slice: Slice,
  { rows, all }: { rows: number; all: number },
): SQL {
  const { by, columns, beyond, shelf, upTo } = directed(listQuery.sort, slice);
  // A shelf is told of the last listing alone: of each that is passed it would cost more than the passing.
  const passed = sql`(select ${shelf} from (
    select id, ${columns} from listings where ${and(ofKind(listQuery), beyond)} order by ${by} offset ${rows} limit 1) last)`;
  if (rows * sampleSize < toldBySample * all) return upTo(passed);
  return upTo(sql`coalesce(${shelfInSample(listQuery.kind, rows / all, { by, beyond, shelf })}, ${passed})`);
}

/**
 * The ids of a page of the listings that `found` holds of and `sooner` does not; `looksAt` names columns that these
 * conditions read besides those of every list. Frequent words: the order is walked row by row. Rarer ones: the index over
 * values gives the matches of the next stretch of the order, which it knows by their shelf. Where a stretch has too few, all
 * are sorted, as few are at once. A stretch is as long as is expected to hold fifty matches, at most `windowOf`, so that what
 * is read is bounded at any size of the catalogue: docs/decisions/350-search-in-order.md.
 */
export function findByWords(
  db: Db,
  listQuery: ListQuery,
  { found, sooner, looksAt }: { found: SQL; sooner: SQL | undefined; looksAt?: SQL },
  slice: Slice,
  { all, matches, isSure }: Likely,
): Promise<string[]> {
  const { by, columns, beyond } = directed(listQuery.sort, slice);
  const { count } = slice;
  const following = and(ofKind(listQuery), beyond);
  const conditions = and(following, conditionsOf(listQuery, found), rangesByIndex(listQuery));
  // What was found sooner is left out after the sort: a row's words stand apart from it, and are then read of a few alone.
  const carried = sql`id, ${columns}, search, facets, price_min_cents, price_max_cents, seats${looksAt ? sql`, ${looksAt}` : sql``}`;
  const isNew = sooner ? sql`not (${sooner})` : sql`true`;
  const page = sql`order by ${by} limit ${count}`;
  const indexed = (bound?: SQL) => sql`select id, ${columns} from (
      select ${carried} from listings where ${and(conditions, bound)} order by ${by} offset 0
    ) sorted where ${isNew}`;
  const everywhere = { find: indexed() };
  if (isSure && matches <= fewMatches) return findByStages(db, [everywhere], count, page);
  const stretch = Math.min(windowOf(all), Math.ceil((wantedMatches * all) / matches));
  const next = (wanted: SQL, rest: SQL) =>
    sql`select ${wanted} from listings where ${and(following, typeByPrice(listQuery))} order by ${by} ${rest}`;
  const walked = (rows: number) => ({
    find: sql`select id, ${columns} from (${next(carried, sql`limit ${rows}`)}) nearest
      where ${and(conditionsOf(listQuery, found), isNew)}`,
  });
  const named = (rows: number) => ({ find: indexed(upToEndOf(listQuery, slice, { rows, all })) });
  const again = stretch * namedFurther;
  const few = fewAtMost(
    fewMatches,
    sql`select ${carried} from listings where ${conditions}`,
    (rows) => sql`
    select id, ${columns} from ${rows} where ${isNew}`,
  );
  const stages =
    matches * frequent >= all
      ? [walked(stretch), walked(stretch * further), everywhere]
      : matches > fewMatches
        ? [named(stretch), ...(again <= windowOf(all) ? [named(again)] : []), everywhere]
        : [few, named(stretch), everywhere];
  return findByStages(db, stages, count, page);
}

/** How many match that are asked for without words, looking no further than `most`. */
export async function countMatching(db: Db, listQuery: ListQuery, most: number): Promise<number> {
  const conditions = and(ofKind(listQuery), matching(listQuery), rangesByIndex(listQuery));
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select from listings where ${conditions} limit ${most}) counted`,
  );
  return rows[0]?.n ?? 0;
}

/** The newest that are looked at for words before the index over words is asked. */
const wordsScanWindow = 100;

/**
 * Whether anything of the kind has these words just as they are spelt. What is frequent is among the newest, or was in a
 * sample. The rest is looked up by the index over words: behind a fence, because the planner, told that one is enough,
 * would rather walk all of the kind to find a word that nothing has.
 */
export async function hasWords(db: Db, listQuery: ListQuery, { isRare = false } = {}): Promise<boolean> {
  if (listQuery.search === undefined) return true;
  const matches = wordsMatch(listQuery.search, undefined, listQuery.completions);
  const among = async (found: SQL) => (await db.execute(found)).rows.length > 0;
  const newest = sql`select from (
      select search from listings where ${ofKind(listQuery)} order by id desc limit ${wordsScanWindow}
    ) newest where ${matches} limit 1`;
  return (
    (!isRare && (await among(newest))) ||
    among(sql`with found as materialized (select from listings where ${and(ofKind(listQuery), matches)})
      select from found limit 1`)
  );
}
