import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Db } from '../../platform/database/database.ts';
import { migrationsFolder } from '../../platform/database/migrate.ts';
import { withClient } from '../../platform/database/with-client.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { eachImageFile } from '../media/index.ts';
import { eachPaperFile } from '../papers/index.ts';
import { type About, type Ending, formatNumber } from './about.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import { copyOut, findSequences, findTables, plainSession, sumsOf } from './catalog.ts';
import { findJobs, isOfClock } from './jobs.ts';

/** Bytes of a table that lie in memory at once. */
const chunkBytes = 4 * 1024 * 1024;
/** Files that are asked for at once; a bucket answers each only after a while. */
export const filesAtOnce = 8;

/** What is backed up: a database and where its uploads lie. */
export interface Installation {
  url: string;
  storage: Storage;
}

/**
 * Writes the database and the uploads of one moment into one file, while the app runs: the rows of one snapshot, and the files that they
 * name. A file is written once and never changed, so that it is the same later.
 */
export async function writeBackup(
  { url, storage }: Installation,
  file: string,
  { at = new Date(), folder = migrationsFolder } = {},
): Promise<Ending> {
  return withClient({ connectionString: url, application_name: 'serendib backup' }, async (client) => {
    const archive = writeArchive(file);
    try {
      await client.query(plainSession);
      await client.query('begin isolation level repeatable read read only');
      const written = await writeSnapshot(client, storage, archive, { at, folder });
      await client.query('commit');
      const missing = await findLost(drizzle(client), written.missing);
      const ending: Ending = { ...written, missing, sha256: archive.sum() };
      await archive.add('ending.json', json(ending));
      await archive.finish();
      return ending;
    } catch (error) {
      await archive.discard();
      throw error;
    }
  });
}

async function writeSnapshot(
  client: Client,
  storage: Storage,
  archive: ArchiveWriter,
  { at, folder }: { at: Date; folder: string },
): Promise<Omit<Ending, 'sha256'>> {
  const tables = await findTables(client);
  const described: About = {
    ...{ product: 'serendib', format: formatNumber, takenAt: at.toISOString() },
    postgres: (await client.query('show server_version')).rows[0].server_version,
    migrations: await findMigrations(client, folder),
    ...{ tables, sequences: await findSequences(client) },
  };
  await archive.add('about.json', json(described));
  const sums = await sumsOf(client, tables);
  for (const table of tables) await addTable(client, archive, table);
  const jobs = (await findJobs(client)).filter((job) => !isOfClock(job));
  await archive.add('jobs.json', json(jobs));
  const { missing, ...files } = await addFiles(drizzle(client), storage, archive);
  return { tables: sums, jobs: jobs.length, files, missing };
}

/** Of files that were not there, those that rows name still: the others were deleted with their rows while the backup was made. */
async function findLost(db: Db, missing: readonly string[]): Promise<string[]> {
  if (missing.length === 0) return [];
  const absent = new Set(missing);
  const lost: string[] = [];
  for (const each of [eachImageFile, eachPaperFile])
    for await (const key of each(db)) if (absent.has(key)) lost.push(key);
  return lost;
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value));

/** The names of what has been applied, so that another program knows whether it can read the tables. */
async function findMigrations(client: Client, folder: string): Promise<string[]> {
  const { rows: there } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  );
  if (!there[0].is) throw new OperatorError('This database holds nothing of Serendib yet.');
  const { rows } = await client.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations order by created_at',
  );
  const journal = JSON.parse(await readFile(path.join(folder, 'meta/_journal.json'), 'utf8'));
  const names = new Map<number, string>(
    journal.entries.map(({ when, tag }: { when: number; tag: string }) => [when, tag]),
  );
  return rows.map(({ at }) => {
    const name = names.get(Number(at));
    if (!name)
      throw new OperatorError(
        'This database belongs to another version of Serendib: make the backup with the version that uses it.',
      );
    return name;
  });
}

async function addTable(
  client: Client,
  archive: ArchiveWriter,
  table: About['tables'][number],
): Promise<void> {
  let parts: Buffer[] = [];
  let bytes = 0;
  let number = 0;
  const flush = async () => {
    number += 1;
    await archive.add(`tables/${table.name}/${String(number).padStart(6, '0')}`, Buffer.concat(parts));
    parts = [];
    bytes = 0;
  };
  for await (const part of client.query(copyTo(copyOut(table)))) {
    parts.push(part as Buffer);
    bytes += (part as Buffer).length;
    if (bytes >= chunkBytes) await flush();
  }
  if (bytes > 0) await flush();
}

async function addFiles(db: Db, storage: Storage, archive: ArchiveWriter) {
  const [done, missing] = [{ count: 0, bytes: 0 }, [] as string[]];
  const add = async (keys: string[]) => {
    const read = await Promise.all(
      keys.map(async (key) => {
        const stream = await storage.read(key);
        return { key, bytes: stream && (await buffer(stream)) };
      }),
    );
    for (const { key, bytes } of read)
      if (bytes) {
        await archive.add(`files/${key}`, bytes);
        done.count += 1;
        done.bytes += bytes.length;
      } else missing.push(key);
  };
  let keys: string[] = [];
  for (const each of [eachImageFile, eachPaperFile])
    for await (const key of each(db)) {
      keys.push(key);
      if (keys.length >= filesAtOnce) {
        await add(keys);
        keys = [];
      }
    }
  await add(keys);
  return { ...done, missing };
}
