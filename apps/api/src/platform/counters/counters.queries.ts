import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

export interface Counter {
  what: string;
  n: number;
}

export async function sumCounters(db: Db): Promise<Counter[]> {
  const { rows } = await db.execute<{ what: string; n: string }>(
    sql`select what, sum(n) as n from tallies group by what`,
  );
  return rows.map(({ what, n }) => ({ what, n: Number(n) }));
}

/** Makes one row of all the differences there are of a thing. What is added meanwhile stays beside it. */
export async function compactCounters(db: Db): Promise<void> {
  await db.execute(sql`
    with gone as (delete from tallies returning what, n)
    insert into tallies (what, n) select what, sum(n) from gone group by what having sum(n) <> 0`);
}
