import type { KindName } from '@serendib/contract/listings/kind';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import {
  rowsNow,
  type SampleRows,
  type Share,
  sampleAny,
  sampleShares,
} from '../../../platform/lists/sample.queries.ts';
import { ofKind } from './list/list-conditions.ts';

/** What of a listing lists are asked for. */
const columns = sql.raw(
  'kind, place, id, facets, price_min_cents, price_max_cents, seats, latitude, longitude, search',
);

const keptRows = (kind: KindName): SampleRows => ({
  table: 'listings',
  rows: sql`select * from listing_samples where kind = ${kind}`,
});

/** How frequent something is among what is public of a kind: by the sample that is kept, or by one of now before the first is. */
export const sampleKind = (db: Db, kind: KindName, conditions: [SQL, ...SQL[]]): Promise<Share[]> =>
  keptOrNow(kind, (rows) => sampleShares(db, rows, conditions));

/** The same of what any of some conditions holds of, then of each, and then of others. */
export const sampleAnyOfKind = (db: Db, kind: KindName, each: SQL[], others: SQL[]): Promise<Share[]> =>
  keptOrNow(kind, (rows) => sampleAny(db, rows, each, others));

async function keptOrNow(kind: KindName, ask: (rows: SampleRows) => Promise<Share[]>): Promise<Share[]> {
  const shares = await ask(keptRows(kind));
  return shares.length > 0 ? shares : ask(rowsNow('listings', ofKind({ kind })));
}

/** Puts a sample of now in the place of the one that is kept. */
export async function keepSample(db: Db, kind: KindName): Promise<void> {
  const { rows } = rowsNow('listings', ofKind({ kind }));
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from listing_samples where kind = ${kind}`);
    await tx.execute(sql`insert into listing_samples (${columns}) select ${columns} from (${rows}) listings`);
  });
}
