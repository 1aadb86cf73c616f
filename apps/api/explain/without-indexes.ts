import { sql } from 'drizzle-orm';
import type { Db } from '../src/platform/database/database.ts';

/** Fills tables without their indexes: making them of all rows at once takes a fifth of the time. */
export async function withoutIndexes(db: Db, tables: string[], fill: () => Promise<void>): Promise<void> {
  const { rows } = await db.execute<{ name: string; made: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
    where indrelid = any(${sql.param(tables)}::text[]::regclass[]) and not indisunique`);
  for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`);
  await fill();
  for (const { made } of rows) await db.execute(sql.raw(made));
}
