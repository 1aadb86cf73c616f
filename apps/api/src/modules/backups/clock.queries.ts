import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** Whether the clock of this machine is ahead of the database's by more than so much. */
export async function isClockAhead(db: Db, byMs: number): Promise<boolean> {
  const asked = Date.now();
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  return rows[0] !== undefined && asked - rows[0].ms > byMs;
}
