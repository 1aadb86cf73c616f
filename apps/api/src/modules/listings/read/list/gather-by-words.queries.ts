import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { countCap } from '../../../../platform/lists/paging.ts';
import { type FoundListing, listingsOf } from '../found-listing.ts';
import type { Slice } from './list.queries.ts';
import { conditionsOf, ofKind, rangesByIndex } from './list-conditions.ts';
import { directed } from './list-order.ts';
import type { ListQuery } from './list-query.ts';

/**
 * Of the first two steps, name and title, it is also told whether they are empty, so that a walk skips them. Places are dear
 * to look up and seldom empty.
 */
const stepsLooked = 2;

/** A listing, and by which step of a search it was found. */
export interface Stepped {
  listing: FoundListing;
  step: number;
}

/** What the words of a list find, by steps: what an earlier one finds comes first, the last finds all. */
export interface WordSteps {
  all: SQL;
  sooner: SQL[];
}

/**
 * A page of what has all words, first by the step that finds it, and how many have them, all in one look at the index over
 * words. Where they are more than are counted there is no page, and the number is one more than that.
 */
export async function gatherByWords(
  db: Db,
  listQuery: ListQuery,
  { all, sooner }: WordSteps,
  slice: Slice & { step: number },
): Promise<{ matches: number; page: Stepped[] | undefined; isEmpty: (step: number) => boolean }> {
  const { by, columns, beyond } = directed(listQuery.sort, slice);
  const most = sql.raw(String(countCap));
  const having = (words: SQL) =>
    and(ofKind(listQuery), conditionsOf(listQuery, words), rangesByIndex(listQuery));
  const stepTable = (step: number) => sql.raw(`step${step}`);
  // On a first page places are looked up only where titles do not fill it.
  const isMissing = (step: number) =>
    slice.from || step < 2
      ? undefined
      : sql`(select count(*) from (select from ${stepTable(step - 1)} limit ${slice.count}) known) < ${slice.count}`;
  const steps = sooner.map(
    (words, step) => sql`${stepTable(step)} as materialized (
      select id from listings where ${and(isMissing(step), having(words))})`,
  );
  const whens = sooner.map(
    (_, step) => sql`when id in (select id from ${stepTable(step)}) then ${sql.raw(String(step))}`,
  );
  const last = sql.raw(String(sooner.length));
  const stepOf = sooner.length > 0 ? sql`case ${sql.join(whens, sql` `)} else ${last} end` : last;
  const asked = sql`${slice.step}::int`;
  // It is not a message: SQL.
  const following = slice.isBack ? sql`step < ${asked}` : sql`step > ${asked}`;
  const after = slice.from ? or(following, and(sql`step = ${asked}`, beyond)) : undefined;
  const inOrder = slice.isBack ? sql`step desc, ${by}` : sql`step, ${by}`;
  // Behind the fence the index is asked for all that match, of which rows are read only until there are too many.
  const tables = [
    sql`matching as materialized (select id, ${columns} from listings where ${having(all)})`,
    sql`few as materialized (select * from matching limit ${most} + 1)`,
    sql`size as materialized (select count(*)::int as n from few)`,
    ...steps,
    sql`page as materialized (
      select * from (select few.*, ${stepOf} as step from few where (select n from size) <= ${most}) stepped
      ${after ? sql`where ${after}` : sql``} order by ${inOrder} limit ${slice.count})`,
  ];
  const has = sooner.slice(0, stepsLooked).map((_, step) => sql`exists (select from ${stepTable(step)})`);
  const { rows } = await db.execute<{ n: number; has: boolean[]; id: string | null; step: number }>(sql`
    with ${sql.join(tables, sql`, `)}
    select n, array[${sql.join(has, sql`, `)}]::boolean[] as has, id, step
    from size left join page on true order by ${inOrder}`);
  const matches = rows[0]?.n ?? 0;
  const isEmpty = (step: number) => rows[0]?.has[step] === false;
  if (matches > countCap) return { matches, page: undefined, isEmpty };
  const steppedBy = new Map(rows.flatMap(({ id, step }) => (id === null ? [] : [[id, step]])));
  return { matches, page: await readStepped(db, steppedBy), isEmpty };
}

/** The rows of these ids, in their order. */
export async function readStepped(db: Db, stepOf: ReadonlyMap<string, number>): Promise<Stepped[]> {
  const listings = await listingsOf(db, [...stepOf.keys()]);
  return listings.map((listing) => ({ listing, step: stepOf.get(listing.id) ?? 0 }));
}
