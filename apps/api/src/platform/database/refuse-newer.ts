import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dayInWords } from '@serendib/contract/calendar';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';

const table = 'drizzle.__drizzle_migrations';

/** A database that a newer version has brought up to date. Its words are for a person, and nothing was changed. */
export class NewerDatabase extends Error {}

/**
 * An older program would write what the newer tables do not expect, and read what is no longer kept up. Said before
 * anything is changed.
 */
export async function refuseNewer(client: pg.Client, folder: string): Promise<void> {
  const { rows: found } = await client.query('select to_regclass($1) as table', [table]);
  if (!found[0]?.table) return;
  const { rows } = await client.query<{ hash: string; at: string; newest: string | null }>(
    `select hash, created_at as at, obj_description($1::regclass) as newest from ${table} order by created_at`,
    [table],
  );
  const known = readMigrationFiles({ migrationsFolder: folder });
  const hashes = new Set(known.map(({ hash }) => hash));
  const times = new Set(known.map(({ folderMillis }) => folderMillis));
  const unknown = rows.filter(({ hash, at }) => !hashes.has(hash) && !times.has(Number(at)));
  const last = unknown.at(-1);
  if (!last) return;
  const changes = unknown.length === 1 ? 'a change' : `${unknown.length} changes`;
  const name = last.newest ? `${last.newest}, ` : '';
  throw new NewerDatabase(
    `The database belongs to a newer version of Serendib, and is left as it is: it holds ${changes} that this version does not know, the newest (${name}made on ${dayInWords(Number(last.at))}). Start that version or a newer one, or restore a backup of before it.`,
  );
}

/** Written where an older program can read it, which has no file to tell it the name. */
export async function nameNewest(client: pg.Client, folder: string): Promise<void> {
  const journal = JSON.parse(await readFile(path.join(folder, 'meta/_journal.json'), 'utf8'));
  const newest: string | undefined = journal.entries.at(-1)?.tag;
  const { rows } = await client.query('select obj_description($1::regclass) as newest', [table]);
  if (!newest || rows[0]?.newest === newest) return;
  await client.query(`comment on table ${table} is ${client.escapeLiteral(newest)}`);
}
