import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateDatabase, migrationsFolder } from '../../platform/database/migrate.ts';
import { withClient } from '../../platform/database/with-client.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type About, about, type Ending, ending, formatNumber } from './about.ts';
import { type ArchiveEntry, readArchive } from './archive.ts';
import { copyIn, findObstacles, plainSession, quoted, sumsOf } from './catalog.ts';
import { addJobs, type BackupJobs, backupJobs, findJobs } from './jobs.ts';
import { filesAtOnce, type Installation } from './write-backup.ts';

const filePrefix = 'files/';
const keyOf = (name: string) => name.slice(filePrefix.length);
/** Of what differs. */
const mostNamed = 10;

/** Reads all of a backup, and says what is in it; one that is cut, foreign or newer is refused with words. */
export async function checkBackup(file: string): Promise<{ described: About; ending: Ending }> {
  let described: About | undefined;
  let last: ArchiveEntry | undefined;
  for await (const entry of readArchive(file)) {
    if (!described) described = await readAbout(file, entry);
    last = entry.name === 'ending.json' ? entry : undefined;
  }
  const found = last && ending.safeParse(JSON.parse(last.bytes.toString()));
  if (!described || !last || !found?.success)
    throw new OperatorError(`${file} was cut short. Nothing was changed.`);
  if (found.data.sha256 !== last.sumBefore)
    throw new OperatorError(`${file} is not as it was written: its checksum differs. Nothing was changed.`);
  return { described, ending: found.data };
}

async function readAbout(file: string, entry: ArchiveEntry): Promise<About> {
  const foreign = new OperatorError(`${file} is no backup of Serendib. Nothing was changed.`);
  if (entry.name !== 'about.json') throw foreign;
  const read = JSON.parse(entry.bytes.toString());
  if (read?.product !== 'serendib') throw foreign;
  const known = new Set((await readJournal()).entries.map(({ tag }) => tag));
  const isNewer =
    read.format > formatNumber ||
    (Array.isArray(read.migrations) && read.migrations.some((name: string) => !known.has(name)));
  if (isNewer)
    throw new OperatorError(
      `${file} was made by a newer version of Serendib (${read.migrations?.at(-1)}): restore it with that version or a newer one. Nothing was changed.`,
    );
  const parsed = about.safeParse(read);
  if (!parsed.success) throw foreign;
  return parsed.data;
}

interface Journal {
  entries: { tag: string; when: number }[];
}
const readJournal = async (): Promise<Journal> =>
  JSON.parse(await readFile(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'));

/** What was read of a place once it was filled. */
export type Restored = Omit<Ending, 'sha256'>;

/**
 * Puts a backup into an empty place: all of it or nothing. The tables are made as they were when it was written, filled, compared with
 * what was counted then, as files are with those of the backup, and brought up to date afterwards.
 */
export async function restoreBackup({ url, storage }: Installation, file: string): Promise<Restored> {
  const { described, ending: counted } = await checkBackup(file);
  await refuseFullDatabase(url);
  await refuseFullStorage(storage);
  const connection = { connectionString: url, application_name: 'serendib restore' };
  const written: string[] = [];
  let restored: Restored;
  try {
    await withMigrationsOf(described, (folder) => migrateDatabase(url, folder));
    restored = await withClient(connection, async (client) => {
      await client.query(plainSession);
      await client.query('begin');
      const jobs = await fill(client, described, file, async (key, bytes) => {
        written.push(key);
        await storage.put(key, bytes, key.endsWith('.webp') ? 'image/webp' : 'application/octet-stream');
      });
      const read = await readBack(client, storage, file, { described, counted, jobs });
      await client.query('commit');
      await client.query('analyze');
      return read;
    });
  } catch (error) {
    for (let at = 0; at < written.length; at += 100)
      await storage.remove(written.slice(at, at + 100)).catch(() => undefined);
    // The connection above may be what failed.
    await withClient(connection, emptyAgain).catch(() => undefined);
    throw error;
  }
  await migrateDatabase(url);
  return restored;
}

async function refuseFullDatabase(url: string): Promise<void> {
  await withClient({ connectionString: url }, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as n from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'm', 'S') and n.nspname in ('public', 'drizzle', 'graphile_worker')`,
    );
    if (rows[0].n > 0)
      throw new OperatorError(
        'There is something in this database already. Restore into an empty one: nothing was changed.',
      );
  });
}

/** Files that are there already may be those of a site that lives: what is put over them, or removed after a failure, would be gone. */
async function refuseFullStorage(storage: Storage): Promise<void> {
  const found = await storage.findAny().catch((cause) => {
    throw new OperatorError(
      `The folder or bucket of photos cannot be looked into: ${cause.message}. Nothing was changed.`,
      { cause },
    );
  });
  if (found)
    throw new OperatorError(
      `There is something in the folder or bucket of photos already (${found}). Restore into an empty one: nothing was changed.`,
    );
}

/** What the migrations made of it before it could not be filled. */
async function emptyAgain(client: Client): Promise<void> {
  await client.query(
    'drop schema public cascade; create schema public; drop schema if exists drizzle cascade; drop schema if exists graphile_worker cascade',
  );
}

/** Runs with a folder that holds the migrations which the backup's database had, and no later ones. */
async function withMigrationsOf(described: About, work: (folder: string) => Promise<void>): Promise<void> {
  const wanted = new Set(described.migrations);
  const journal = await readJournal();
  const folder = await mkdtemp(path.join(tmpdir(), 'serendib-migrations-'));
  try {
    const entries = journal.entries.filter(({ tag }) => wanted.has(tag));
    await linkMigrations(folder, entries);
    await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function linkMigrations(folder: string, entries: Journal['entries']): Promise<void> {
  await mkdir(path.join(folder, 'meta'));
  for (const { tag } of entries)
    await symlink(path.join(migrationsFolder, `${tag}.sql`), path.join(folder, `${tag}.sql`));
}

async function fill(
  client: Client,
  described: About,
  file: string,
  put: (key: string, bytes: Buffer) => Promise<void>,
): Promise<BackupJobs> {
  const { away, back } = await findObstacles(client);
  for (const statement of away) await client.query(statement);
  const tables = new Map(described.tables.map((table) => [table.name, table]));
  await client.query(`truncate ${[...tables.keys()].map(quoted).join(', ')}`);
  let jobs: BackupJobs = [];
  let open: { name: string; copy: ReturnType<typeof openCopy> } | undefined;
  const close = async () => {
    await open?.copy.end();
    open = undefined;
  };
  const copyInto = (name: string) => {
    const table = tables.get(name);
    if (!table) throw new OperatorError(`The backup names a table that it does not describe: ${name}.`);
    return openCopy(client, copyIn(table));
  };
  for await (const { name, bytes } of readArchive(file)) {
    const [, table] = /^tables\/(.+)\/\d+$/.exec(name) ?? [];
    if (open && open.name !== table) await close();
    if (table) {
      open ??= { name: table, copy: copyInto(table) };
      await open.copy.write(bytes);
    } else if (name === 'jobs.json') {
      jobs = backupJobs.parse(JSON.parse(bytes.toString()));
      await addJobs(client, jobs);
    } else if (name.startsWith(filePrefix)) await put(keyOf(name), bytes);
  }
  await close();
  for (const { name, value, isCalled } of described.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), value, isCalled]);
  for (const statement of back) await client.query(statement);
  return jobs;
}

/** The server may refuse what was written at any moment, also while nothing is written: the next call then throws why. */
function openCopy(client: Client, statement: string) {
  const stream = client.query(copyFrom(statement));
  const refused = once(stream, 'error').then(([error]) => Promise.reject(error));
  refused.catch(() => undefined);
  return {
    write: async (bytes: Buffer) => {
      await Promise.race([refused, undefined]);
      if (!stream.write(bytes)) await Promise.race([refused, once(stream, 'drain')]);
    },
    end: async () => {
      await Promise.race([refused, undefined]);
      stream.end();
      await Promise.race([refused, once(stream, 'finish')]);
    },
  };
}

interface Expected {
  described: About;
  counted: Ending;
  jobs: BackupJobs;
}

/** Reads what was written: rows and jobs are those that were counted when the backup was made, and files those that it holds. */
async function readBack(
  client: Client,
  storage: Storage,
  file: string,
  { described, counted, jobs }: Expected,
): Promise<Restored> {
  const tables = await sumsOf(client, described.tables);
  const found = await findJobs(client);
  const { different, ...files } = await compareFiles(storage, file, counted);
  const wrong = described.tables
    .filter(({ name }) => !isDeepStrictEqual(tables[name], counted.tables[name]))
    .map(({ name }) => `table ${name}`);
  if (found.length !== counted.jobs || !isDeepStrictEqual(found, jobs)) wrong.push('waiting jobs');
  wrong.push(...different.map((key) => `file ${key}`));
  if (files.count !== counted.files.count || files.bytes !== counted.files.bytes)
    wrong.push(`${files.count} files in place of ${counted.files.count}`);
  if (wrong.length > 0)
    throw new OperatorError(
      `Not as when the backup was made: ${wrong.slice(0, mostNamed).join(', ')}. Nothing was changed.`,
    );
  return { tables, jobs: found.length, files, missing: counted.missing };
}

/** Compares each file that the storage has now with that of the backup, byte for byte. */
async function compareFiles(storage: Storage, file: string, { files }: Ending) {
  const found = { count: 0, bytes: 0, different: [] as string[] };
  if (files.count === 0) return found;
  const compare = async ({ name, bytes }: ArchiveEntry) => {
    const key = keyOf(name);
    const stream = await storage.read(key);
    if (!stream || !bytes.equals(await buffer(stream))) return found.different.push(key);
    found.count += 1;
    found.bytes += bytes.length;
  };
  const waiting: ArchiveEntry[] = [];
  for await (const entry of readArchive(file)) {
    if (entry.name.startsWith(filePrefix)) waiting.push(entry);
    if (waiting.length >= filesAtOnce) await Promise.all(waiting.splice(0).map(compare));
  }
  await Promise.all(waiting.map(compare));
  return found;
}
