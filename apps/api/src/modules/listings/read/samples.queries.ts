import type { KindName } from '@serendib/contract/listings/kind';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import {
  rowsNow,
  type SampleRows,
  type Share,
  sampleAny,
  sampleBoth,
  sampleShares,
} from '../../../platform/lists/sample.queries.ts';
import { ofKind } from './list/list-conditions.ts';

/** What of a listing lists are asked for and sorted by. */
const columns = sql.raw(
  'kind, place, id, facets, price_min_cents, price_max_cents, seats, latitude, longitude, search, is_free, is_premium, rating_hundredths, rated_order, cheapest_order',
);

const keptRows = (kind: KindName): SampleRows => ({
  table: 'listings',
  rows: sql`select * from listing_samples where kind = ${kind}`,
});

/** Those of them that have their places in all orders: what a process of an older version kept has none. */
const keptInOrder = (kind: KindName): SQL =>
  sql`(select * from (${keptRows(kind).rows}) kept where cheapest_order is not null)`;

/** How frequent something is among what is public of a kind: by the sample that is kept, or by one of now before the first is. */
export const sampleKind = (db: Db, kind: KindName, conditions: [SQL, ...SQL[]]): Promise<Share[]> =>
  keptOrNow(kind, (rows) => sampleShares(db, rows, conditions));

/** The same of what any of some conditions holds of, then of each, and then of others. */
export const sampleAnyOfKind = (db: Db, kind: KindName, each: SQL[], others: SQL[]): Promise<Share[]> =>
  keptOrNow(kind, (rows) => sampleAny(db, rows, each, others));

/** The same of what two conditions hold of together, then of each. */
export const sampleBothOfKind = (db: Db, kind: KindName, both: [SQL, SQL]): Promise<Share[]> =>
  keptOrNow(kind, (rows) => sampleBoth(db, rows, both));

async function keptOrNow(kind: KindName, ask: (rows: SampleRows) => Promise<Share[]>): Promise<Share[]> {
  const shares = await ask(keptRows(kind));
  return shares.length > 0 ? shares : ask(rowsNow('listings', ofKind({ kind })));
}

/**
 * Share of a kind that stands in an order before the first listing that `wanted` holds of, counted from where the page begins, of
 * those `among` where they are walked alone.
 * Undefined where no sample is kept or none of it matches.
 */
export async function samplePassed(
  db: Db,
  kind: KindName,
  wanted: SQL,
  { by, beyond, among }: { by: SQL; beyond: SQL | undefined; among: SQL | undefined },
): Promise<number | undefined> {
  const passed = and(beyond, among);
  const { rows } = await db.execute<{ passed: number | null }>(sql`
    with sample as materialized ${keptInOrder(kind)}
    select min(at) filter (where holds)::float8 / nullif((select count(*) from sample), 0) as passed
    from (select (${wanted}) as holds, row_number() over (order by ${by}) as at from sample listings ${passed ? sql`where ${passed}` : sql``}) in_order`);
  return rows[0]?.passed ?? undefined;
}

/**
 * About the shelf at which a stretch ends that is `share` of the kind and begins where the page does, by the kept sample; null
 * where the sample ends sooner or none is kept. Finding it in the table would walk thousands of rows for one shelf.
 */
export const shelfInSample = (
  kind: KindName,
  share: number,
  { by, beyond, shelf }: { by: SQL; beyond: SQL | undefined; shelf: SQL },
): SQL => {
  const sample = sql`${keptInOrder(kind)} sample`;
  return sql`(select ${shelf} from (select * from ${sample} ${beyond ? sql`where ${beyond}` : sql``} order by ${by}
    offset (select ceil(count(*) * ${share}::float8)::int from ${sample}) limit 1) last)`;
};

/** Puts a sample of now in the place of the one that is kept. */
export async function keepSample(db: Db, kind: KindName): Promise<void> {
  const { rows } = rowsNow('listings', ofKind({ kind }));
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from listing_samples where kind = ${kind}`);
    await tx.execute(sql`insert into listing_samples (${columns}) select ${columns} from (${rows}) listings`);
  });
}
