import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/**
 * Takes away what is checked and kept up to date with each row, runs `load`, and puts it back, which makes indexes of all
 * rows at once in a fraction of the time. All in the transaction it is given: where it fails, all stands as it stood.
 */
export async function bulkLoad(
  db: Db,
  tables: readonly string[],
  load: () => Promise<void>,
  onIndex: (name: string, done: number, of: number) => void,
): Promise<void> {
  const named = sql`any(${sql.param(tables)}::text[]::regclass[])`;
  const { rows: constraints } = await db.execute<{ table: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = ${named} and contype in ('f', 'u', 'x') order by contype desc`);
  for (const { table, name } of constraints)
    await db.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  const { rows: indexes } = await db.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${named} and not indisprimary`);
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`);
  for (const table of tables)
    await db.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);

  await load();

  for (const table of tables) await db.execute(sql`alter table ${sql.identifier(table)} enable trigger user`);
  for (const [done, { name, definition }] of indexes.entries()) {
    onIndex(name, done, indexes.length);
    await db.execute(sql.raw(definition));
  }
  for (const { table, name, definition } of constraints)
    await db.execute(
      sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    );
}
