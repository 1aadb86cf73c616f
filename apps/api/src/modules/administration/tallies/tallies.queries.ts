import type { KindName } from '@serendib/contract/listings/kind';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

export interface Tally {
  what: string;
  n: number;
}

export async function sumTallies(db: Db): Promise<Tally[]> {
  const { rows } = await db.execute<{ what: string; n: string }>(
    sql`select what, sum(n) as n from tallies group by what`,
  );
  return rows.map(({ what, n }) => ({ what, n: Number(n) }));
}

/** Makes one row of all the differences there are of a thing. What is added meanwhile stays beside it. */
export async function foldTallies(db: Db): Promise<void> {
  await db.execute(sql`
    with gone as (delete from tallies returning what, n)
    insert into tallies (what, n) select what, sum(n) from gone group by what having sum(n) <> 0`);
}

/** Of each kind, what the system let go live and no person has looked at yet: few, and in an index of what waits. */
export async function countUnseen(db: Db): Promise<(kind: KindName) => number> {
  const { rows } = await db.execute<{ kind: KindName; n: number }>(
    sql`select kind, count(*)::int as n from listings
      where needs_review and deleted_at is null and reviewed_at is null group by kind`,
  );
  return (kind) => rows.find((row) => row.kind === kind)?.n ?? 0;
}
