import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** How large the database is, its indexes included. */
export async function countBytes(db: Db): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  );
  return rows[0]?.bytes ?? 0;
}
