import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { type FoundListing, findListings } from '../found-listing.ts';
import type { Slice } from './list.queries.ts';
import { matching, ofKind, ofStep, rangesByIndex, spelledSteps } from './list-conditions.ts';
import { directed } from './list-order.ts';
import type { ListQuery } from './list-query.ts';

/** A listing, and by which step of a search it was found. */
export interface Stepped {
  listing: FoundListing;
  step: number;
}

/** So few are found once for all steps: each step by itself would put the words' listings together anew. */
export const fewInSteps = 300;

/** A page of what has all words, first by the step that finds it: for words that few have together. */
export async function findFewBySteps(
  db: Db,
  listQuery: ListQuery & { search: string },
  slice: Slice,
  first: number,
): Promise<Stepped[]> {
  const { by, columns, beyond } = directed(listQuery.sort, slice);
  const sooner = Array.from(
    { length: spelledSteps - 1 },
    (_, step) => sql`when ${ofStep(listQuery, step).found} then ${step}::int`,
  );
  const conditions = and(ofKind(listQuery), matching(listQuery), rangesByIndex(listQuery));
  const last = sql`${first}::int`;
  // It is not a message: SQL.
  const following = slice.isBack ? sql`step < ${last}` : sql`step > ${last}`;
  const after = slice.from && or(following, and(sql`step = ${last}`, beyond));
  const inOrder: SQL = slice.isBack ? sql`step desc, ${by}` : sql`step, ${by}`;
  const { rows } = await db.execute<{ id: string; step: number }>(sql`
    select id, step from (
      select id, ${columns}, case ${sql.join(sooner, sql` `)} else ${spelledSteps - 1}::int end as step
      from (select id, ${columns}, search from listings where ${conditions} offset 0) found
    ) stepped ${after ? sql`where ${after}` : sql``} order by ${inOrder} limit ${slice.count}`);
  if (rows.length === 0) return [];
  const ids = sql.param(rows.map(({ id }) => id));
  const listings = await findListings(
    db,
    sql`select unnest(${ids}::uuid[])`,
    sql`array_position(${ids}::uuid[], id)`,
    { isNamed: true },
  );
  const stepOf = new Map(rows.map(({ id, step }) => [id, step]));
  return listings.map((listing) => ({ listing, step: stepOf.get(listing.id) ?? 0 }));
}
