import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** How many rows a query finds that ends in `.limit(countCap + 1)`: a list need not look further to say how many it has. */
export async function countSome(db: Db, rows: SQLWrapper): Promise<number> {
  const counted = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${rows} as found`);
  return counted.rows[0]?.n ?? 0;
}
