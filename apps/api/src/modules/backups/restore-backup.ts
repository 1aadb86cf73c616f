import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateDatabase, migrationsFolder } from '../../platform/database/migrate.ts';
import { type About, about, BackupRefused, type Ending, ending, formatNumber } from './about.ts';
import { type ArchiveEntry, readArchive } from './archive.ts';
import { copyIn, findObstacles, plainSession, quoted, sumsOf } from './catalog.ts';
import { addJobs, keptJobs } from './jobs.ts';
import type { Place } from './write-backup.ts';

/** Reads all of a backup, and says what is in it; one that is cut, foreign or newer is refused with words. */
export async function checkBackup(
  file: string,
  folder = migrationsFolder,
): Promise<{ described: About; ending: Ending }> {
  let described: About | undefined;
  let last: ArchiveEntry | undefined;
  for await (const entry of readArchive(file)) {
    if (!described) described = await readAbout(file, entry, folder);
    last = entry.name === 'ending.json' ? entry : undefined;
  }
  const found = last && ending.safeParse(JSON.parse(last.bytes.toString()));
  if (!described || !last || !found?.success)
    throw new BackupRefused(`${file} was cut short. Nothing was changed.`);
  if (found.data.sha256 !== last.sumBefore)
    throw new BackupRefused(`${file} is not as it was written: its checksum differs. Nothing was changed.`);
  return { described, ending: found.data };
}

async function readAbout(file: string, entry: ArchiveEntry, folder: string): Promise<About> {
  const foreign = new BackupRefused(`${file} is no backup of Serendib. Nothing was changed.`);
  if (entry.name !== 'about.json') throw foreign;
  const read = JSON.parse(entry.bytes.toString());
  if (read?.product !== 'serendib') throw foreign;
  const known = new Set((await journalOf(folder)).entries.map(({ tag }) => tag));
  const isNewer =
    read.format > formatNumber ||
    (Array.isArray(read.migrations) && read.migrations.some((name: string) => !known.has(name)));
  if (isNewer)
    throw new BackupRefused(
      `${file} was made by a newer version of Serendib (${read.migrations?.at(-1)}): restore it with that version or a newer one. Nothing was changed.`,
    );
  const parsed = about.safeParse(read);
  if (!parsed.success) throw foreign;
  return parsed.data;
}

interface Journal {
  entries: { tag: string; when: number }[];
}
const journalOf = async (folder: string): Promise<Journal> =>
  JSON.parse(await readFile(path.join(folder, 'meta/_journal.json'), 'utf8'));

/**
 * Puts a backup into an empty place: all of it or nothing. The tables are made as they were when it was written, filled, compared with
 * what was counted then, and brought up to date afterwards.
 */
export async function restoreBackup({ url, storage }: Place, file: string): Promise<Ending> {
  const { described, ending: counted } = await checkBackup(file);
  await refuseFull(url);
  await withMigrationsOf(described, (folder) => migrateDatabase(url, folder));
  const client = new Client({ connectionString: url, application_name: 'serendib restore' });
  client.on('error', () => undefined);
  await client.connect();
  const written: string[] = [];
  try {
    await client.query(plainSession);
    await client.query('begin');
    await fill(client, described, file, async (key, bytes) => {
      written.push(key);
      await storage.put(key, bytes, key.endsWith('.webp') ? 'image/webp' : 'application/octet-stream');
    });
    await compare(client, described, counted);
    await client.query('commit');
    await client.query('analyze');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    for (let at = 0; at < written.length; at += 100)
      await storage.remove(written.slice(at, at + 100)).catch(() => undefined);
    await emptyAgain(client).catch(() => undefined);
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
  await migrateDatabase(url);
  return counted;
}

async function refuseFull(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query(
      `select count(*)::int as n from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
    );
    if (rows[0].n > 0)
      throw new BackupRefused(
        'There is something in this database already. Restore into an empty one: nothing was changed.',
      );
  } finally {
    await client.end();
  }
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
  const journal = await journalOf(migrationsFolder);
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
): Promise<void> {
  const { away, back } = await findObstacles(client);
  for (const statement of away) await client.query(statement);
  const tables = new Map(described.tables.map((table) => [table.name, table]));
  await client.query(`truncate ${[...tables.keys()].map(quoted).join(', ')}`);
  let open: { name: string; stream: ReturnType<typeof openCopy> } | undefined;
  const close = async () => {
    if (!open) return;
    const { stream } = open;
    open = undefined;
    stream.end();
    await once(stream, 'finish');
  };
  const openCopy = (name: string) => {
    const table = tables.get(name);
    if (!table) throw new BackupRefused(`The backup names a table that it does not describe: ${name}.`);
    return client.query(copyFrom(copyIn(table)));
  };
  for await (const { name, bytes } of readArchive(file)) {
    const [, table] = /^tables\/(.+)\/\d+$/.exec(name) ?? [];
    if (open && open.name !== table) await close();
    if (table) {
      open ??= { name: table, stream: openCopy(table) };
      if (!open.stream.write(bytes)) await once(open.stream, 'drain');
    } else if (name === 'jobs.json') await addJobs(client, keptJobs.parse(JSON.parse(bytes.toString())));
    else if (name.startsWith('files/')) await put(name.slice('files/'.length), bytes);
  }
  await close();
  for (const { name, value, isCalled } of described.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), value, isCalled]);
  for (const statement of back) await client.query(statement);
}

/** What was written is what was counted when the backup was made, row for row. */
async function compare(client: Client, described: About, counted: Ending): Promise<void> {
  const now = await sumsOf(client, described.tables);
  const other = described.tables.filter(
    ({ name }) =>
      now[name]?.rows !== counted.tables[name]?.rows || now[name]?.sum !== counted.tables[name]?.sum,
  );
  if (other.length > 0)
    throw new BackupRefused(
      `These tables are not as they were when the backup was made: ${other.map(({ name }) => name).join(', ')}. Nothing was changed.`,
    );
}
