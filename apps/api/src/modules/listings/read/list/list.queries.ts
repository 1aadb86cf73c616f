import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { type FoundListing, findListings } from '../found-listing.ts';
import {
  conditionsOf,
  matching,
  ofKind,
  ofStep,
  rangesByIndex,
  understoodOnly,
  wordsMatch,
} from './list-conditions.ts';
import { directed } from './list-order.ts';
import { isFiltered, type ListQuery } from './list-query.ts';

/**
 * How many listings of the order are looked at before asking the indexes over values instead: the order's index holds all
 * that facets and ranges ask for. Measured in docs/decisions/010-listing-queries.md.
 */
export const scanWindow = 3_500;

/** Where in its list a page begins, how many are wanted, and what its words were mended to, if they were. */
export interface Slice {
  count: number;
  /** The sort values of the listing that it goes on from, or back from. */
  from: (string | number | boolean)[] | undefined;
  isBack: boolean;
  mended: string | undefined;
}

/** The first that match among the next listings of the order: cheap unless they are few and far between. */
export function findInOrder(db: Db, listQuery: ListQuery, slice: Slice): Promise<FoundListing[]> {
  const { by, columns, beyond } = directed(listQuery.sort, slice);
  const { count } = slice;
  const list = sql`from listings where ${and(ofKind(listQuery), beyond)} order by ${by}`;
  const most = sql.raw(String(count));
  if (!isFiltered(listQuery))
    return findListings(db, sql`select id ${list} limit ${most}`, by, { isNamed: true });
  // The inner limit keeps the planner from looking into it, and so from misjudging how rare a match is.
  const ids = sql`select id from (
      select id, ${columns}, facets, price_min_cents, price_max_cents, seats ${list} limit ${sql.raw(String(scanWindow))}
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

/**
 * The first of a step that have these words. How frequent a word is, the planner knows; so the choice between the
 * order's index and that of the words is left to it.
 */
export function findByWords(
  db: Db,
  listQuery: ListQuery & { search: string },
  step: number,
  slice: Slice,
): Promise<FoundListing[]> {
  const { by, beyond } = directed(listQuery.sort, slice);
  const words =
    slice.mended === undefined ? ofStep(listQuery, step) : wordsMatch(listQuery.search, slice.mended);
  const conditions = and(ofKind(listQuery), conditionsOf(listQuery, words), beyond);
  return findListings(
    db,
    sql`select id from listings where ${conditions} order by ${by} limit ${slice.count}`,
    by,
  );
}

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
  if (mended?.includes(' & ')) {
    // Several that were mended need not stand together anywhere: without the fence the planner would look for them in
    // order. How frequent one is, it knows.
    return count(
      db,
      sql`with found as materialized (select from listings where ${conditions}) select from found limit ${most}`,
    );
  }
  // Words alone and a limit invite a walk over the table; in order, an index is walked.
  const order = listQuery.search === undefined ? sql`` : sql`order by id`;
  return count(db, sql`select from listings where ${conditions} ${order} limit ${most}`);
}

async function count(db: Db, rows: SQL): Promise<number> {
  const { rows: found } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (${rows}) counted`,
  );
  return found[0]?.n ?? 0;
}

/** The newest that are looked at for words before the index over words is asked. */
const wordsScanWindow = 100;

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
