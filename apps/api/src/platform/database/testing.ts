import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createTestDatabase, ensureTemplate, type TestDatabase } from '@serendib/embedded-postgres/testing';
import { sql } from 'drizzle-orm';
import { expect, inject, vi } from 'vitest';
import type { Db } from './database.ts';
import { migrateDatabase, migrationsFolder } from './migrate.ts';

/** A database with all tables, a copy of a template made once per run. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const template = await ensureTemplate(server, templateName(), (url) => migrateDatabase(url));
  return createTestDatabase(server, template);
}

/** Named by its content: a server that outlives a run must not hand out yesterday's tables. */
function templateName(): string {
  const hash = createHash('sha256');
  // The queue brings tables of its own.
  const queue = createRequire(import.meta.url).resolve('graphile-worker');
  hash.update(readFileSync(path.join(queue, '../../package.json')));
  for (const file of readdirSync(migrationsFolder).sort()) {
    if (file.endsWith('.sql')) hash.update(readFileSync(path.join(migrationsFolder, file)));
  }
  return `serendib_${hash.digest('hex').slice(0, 16)}`;
}

/** No test changes which table refers to which. */
const referring = new Map<string, string[]>();

/**
 * Empties tables and those that refer to them, as TRUNCATE … CASCADE does, by deleting: of a few rows that costs
 * milliseconds, whereas TRUNCATE makes new files for some hundred tables and indexes each time. Most tables have no page
 * yet, since nothing was ever written there: a statement for each of them would be planned for nothing.
 */
export async function emptyTables(db: Db, names: readonly string[]): Promise<void> {
  const key = names.join();
  const tables = referring.get(key) ?? (await withReferring(db, names));
  referring.set(key, tables);
  await db.execute(
    sql.raw(`do $$ declare written text; begin
      -- Rows that refer to a row are looked for by many small statements, each of which would be planned five times.
      set local plan_cache_mode = force_generic_plan;
      -- What an earlier test has begun comes to its end first.
      lock table ${tables.join(', ')} in share row exclusive mode;
      for written in
        select name from unnest('{${tables.join()}}'::text[]) name where pg_relation_size(name::regclass) > 0
      loop
        ${asReplicating('replica')}
        execute 'delete from ' || written;
        ${asReplicating('origin')}
      end loop;
    end $$`),
  );
}

/** The audit is only ever added to, by triggers that heed who replicates. */
const asReplicating = (role: string) =>
  `if written in ('audit', 'audit_chain') then set local session_replication_role = ${role}; end if;`;

/** The tables in which one of the texts is written. Mails are the mailbox of a trial alone. */
export async function tablesWith(db: Db, texts: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`select table_name as name
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'sent_mails'`);
  const any = sql.param(texts.map((text) => `%${text}%`));
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await db.execute(
      sql`select from ${sql.identifier(name)} as it where it::text like any(${any}::text[])`,
    );
    if (hits.length > 0) found.push(name);
  }
  return found.sort((one, other) => one.localeCompare(other));
}

/** Those that refer to others come before them. */
async function withReferring(db: Db, names: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; depth: number }>(sql`
    with recursive reached as (
      select name::regclass::oid as id, 0 as depth, array[name::regclass::oid] as path
        from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) name
      union all
      select conrelid, depth + 1, path || conrelid from reached
        join pg_constraint on contype = 'f' and confrelid = reached.id
       where conrelid <> all(path)
    )
    select id::regclass::text as name, max(depth)::int as depth from reached group by id order by 2 desc, 1`);
  return rows.map(({ name }) => name);
}

/** Until so many transactions wait for a lock that the test has; until any does where no number is given. */
export const untilWaiting = (db: Db, count?: number): Promise<void> =>
  vi.waitFor(
    async () => {
      const waiting = await countWaiting(db);
      if (count === undefined) expect(waiting).not.toBe(0);
      else expect(waiting).toBe(count);
    },
    { timeout: 10_000 },
  );

/** How many statements on a database wait for a lock. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}
