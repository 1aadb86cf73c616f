import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { addDays } from '@serendib/contract/calendar';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { imageWidths } from '@serendib/contract/media/src-set';
import { createTestDatabase } from '@serendib/embedded-postgres/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../../platform/database/database.ts';
import { migrateDatabase, migrationsFolder } from '../../platform/database/migrate.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { openTestDatabase } from '../../platform/testing.ts';
import { papers, pictures, users } from '../../schema/index.ts';
import { insertListing } from '../listings/row/insert-listings.queries.ts';
import { readArchive, writeArchive } from './archive.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { backUpIfDue } from './schedule.ts';
import { writeBackup } from './write-backup.ts';

let folder: string;
let taken: Awaited<ReturnType<typeof openTestDatabase>>;
let file: string;
const ends: (() => Promise<unknown>)[] = [];

const storageIn = (name: string) => openStorage({ folder: path.join(folder, name) });
const jobsWithOne = () => {
  const jobs = new Jobs();
  const done: string[] = [];
  const add = jobs.define('greet', z.object({ name: z.string() }), async ({ name }) => done.push(name));
  return { jobs, done, add };
};

/** An empty database beside the one that is backed up. */
async function emptyPlace(name: string) {
  const { url, drop } = await createTestDatabase(inject('postgresUrl'));
  ends.push(drop);
  return { url, storage: storageIn(name) };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serendib-backup-'));
  file = path.join(folder, 'one.backup');
  taken = await openTestDatabase();
  const { db } = taken;
  const [owner] = await db
    .insert(users)
    .values({ userName: 'නිමල් “Tab\t and \\ slash”', email: 'nimal@example.lk' })
    .returning();
  if (!owner) throw new Error('No owner.');
  for (const [number, kind] of (['vehicle', 'tourGuide'] as const).entries())
    await insertListing(db, {
      ...{ kind, status: 'approved', isPremium: false, featuredStatus: 'none', ownerId: owner.id },
      details: { ...kinds[kind].example, ...(kind === 'vehicle' && { plateNumber: `CP B-${number}` }) },
    } as never);
  const storage = storageIn('media');
  const key = 'ab'.repeat(16);
  for (const width of imageWidths)
    await storage.put(`ab/${key}/${width}.webp`, Buffer.from(`width ${width}`), 'image/webp');
  await db.insert(pictures).values({ key, uploaderId: owner.id, width: 10, height: 10, bytes: 40 });
  await storage.put('papers/cd/cdef', Buffer.from('noise'), 'application/octet-stream');
  await db.insert(papers).values({
    ...{ ownerId: owner.id, kind: 'vehicle', type: 'permit', fileKey: 'papers/cd/cdef' },
    ...{ cipherKey: Buffer.from('0123456789abcdef0123456789abcdef'), addedAt: new Date() },
  });
  await db.execute(
    sql`insert into tries (key, count, open_at, forgotten_at) values ('mail-from:x', 1, now(), now())`,
  );
  await db.execute(sql`insert into recently_counted (key, at) values ('\\x01', now())`);
  await jobsWithOne().add(db, { name: 'Nimal' });
  await writeBackup({ url: taken.url, storage }, file);
}, 60_000);
afterAll(async () => {
  await taken?.close();
  for (const end of ends) await end();
  await rm(folder, { recursive: true, force: true });
});

const rowsOf = async (url: string, table: string) => {
  const database = openDatabase({ url, poolSize: 1 });
  const { rows } = await database.db.execute(sql.raw(`select to_jsonb(t) as row from ${table} t order by 1`));
  await database.close();
  return rows;
};

test('what is restored is what was there: rows, pictures, papers and jobs that wait', async () => {
  const place = await emptyPlace('restored');
  const counted = await restoreBackup(place, file);
  for (const table of ['users', 'listings', 'pictures', 'papers', 'districts', 'settings'])
    expect(await rowsOf(place.url, table), table).toEqual(await rowsOf(taken.url, table));
  // What counts visitors for minutes or hours does not stay for weeks in a backup.
  for (const table of ['tries', 'recently_counted', 'passkey_challenges']) {
    expect(await rowsOf(place.url, table), table).toEqual([]);
    expect(counted.tables[table], table).toBeUndefined();
  }
  expect(counted.tables.listings?.rows).toBe(2);
  expect(counted.jobs).toBe(1);
  expect(counted.files).toEqual({ count: 4, bytes: 'width 480width 960width 1600noise'.length });
  expect(await readFile(path.join(folder, 'restored/papers/cd/cdef'), 'utf8')).toBe('noise');
  expect(await readdir(path.join(folder, 'restored/ab'))).toEqual(['ab'.repeat(16)]);
  const { jobs, done } = jobsWithOne();
  await jobs.runDue(place.url, { debug: () => undefined, warn: () => undefined });
  expect(done).toEqual(['Nimal']);
  // Constraints, triggers and indexes are back: the same as of a database that was never restored.
  const of = (url: string) =>
    Promise.all(
      ['pg_indexes', 'pg_constraint', 'pg_trigger'].map(async (name) =>
        (await rowsOfCatalog(url, name)).join('\n'),
      ),
    );
  expect(await of(place.url)).toEqual(await of(taken.url));
});

async function rowsOfCatalog(url: string, name: string): Promise<string[]> {
  const statements: Record<string, string> = {
    pg_indexes: `select indexdef as is from pg_indexes where schemaname = 'public'`,
    pg_constraint: `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as is from pg_constraint
      where connamespace = 'public'::regnamespace`,
    pg_trigger: `select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text as is from pg_trigger where not tgisinternal`,
  };
  const database = openDatabase({ url, poolSize: 1 });
  const { rows } = await database.db.execute<{ is: string }>(sql.raw(statements[name] ?? ''));
  await database.close();
  return rows.map(({ is }) => is).sort();
}

test('a backup is restored into an empty place alone', async () => {
  await expect(restoreBackup({ url: taken.url, storage: storageIn('other') }, file)).rejects.toThrow(
    'There is something in this database already.',
  );
  const { url, storage } = await emptyPlace('living');
  const key = `ab/${'ab'.repeat(16)}/960.webp`;
  await storage.put(key, Buffer.from('of a site that lives'), 'image/webp');
  await expect(restoreBackup({ url, storage }, file)).rejects.toThrow(
    `There is something in the folder or bucket of photos already (${key}).`,
  );
  expect(await readFile(path.join(folder, 'living', key), 'utf8')).toBe('of a site that lives');
  const away = { ...storage, findAny: () => Promise.reject(new Error('Access denied')) };
  await expect(restoreBackup({ url, storage: away }, file)).rejects.toThrow(
    'cannot be looked into: Access denied. Nothing was changed.',
  );
});

test('what was restored is read back, and nothing of it stays where it is not what was written', async () => {
  const other = path.join(folder, 'other-numbers');
  const archive = writeArchive(other);
  for await (const { name, bytes } of readArchive(file)) {
    const said = name === 'ending.json' && JSON.parse(bytes.toString());
    await archive.add(name, said ? Buffer.from(JSON.stringify({ ...said, jobs: 2 })) : bytes);
  }
  await archive.finish();
  const { url, storage } = await emptyPlace('lossy');
  const lossy: typeof storage = {
    ...storage,
    put: (key, bytes, type) => storage.put(key, key.startsWith('papers/') ? bytes.subarray(1) : bytes, type),
  };
  await expect(restoreBackup({ url, storage: lossy }, other)).rejects.toThrow(
    'Not as when the backup was made: waiting jobs, file papers/cd/cdef, 3 files in place of 4. Nothing was changed.',
  );
  expect(await rowsOf(url, `(select 1 from pg_tables where schemaname = 'public')`)).toEqual([]);
  expect(await storage.findAny()).toBeUndefined();
});

test('a restore that the database refuses or breaks off leaves it as empty as it was', async () => {
  const refused = path.join(folder, 'refused-line');
  const archive = writeArchive(refused);
  for await (const { name, bytes } of readArchive(file)) {
    const said = name === 'ending.json' && JSON.parse(bytes.toString());
    const ofEnding = () => Buffer.from(JSON.stringify({ ...said, sha256: archive.sum() }));
    const isUsers = name.startsWith('tables/users/');
    await archive.add(name, isUsers ? Buffer.from('no row\n') : said ? ofEnding() : bytes);
    // So much that the server refuses the line above while this is read.
    if (isUsers) await archive.add('tables/users/000002', Buffer.alloc(32e6, 'x'));
  }
  await archive.finish();
  const isEmpty = async ({ url, storage }: Awaited<ReturnType<typeof emptyPlace>>) => {
    expect(await rowsOf(url, `(select 1 from pg_tables where schemaname = 'public')`)).toEqual([]);
    expect(await storage.findAny()).toBeUndefined();
  };
  const place = await emptyPlace('refused');
  await expect(restoreBackup(place, refused)).rejects.toThrow('invalid input syntax');
  await isEmpty(place);

  const broken = await emptyPlace('broken');
  const put: typeof broken.storage.put = async (...file) => {
    await rowsOf(
      broken.url,
      `(select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'serendib restore')`,
    );
    await broken.storage.put(...file);
  };
  await expect(restoreBackup({ ...broken, storage: { ...broken.storage, put } }, file)).rejects.toThrow();
  await isEmpty(broken);
});

test.each([0.2, 0.6, 0.9])(
  'a file that was cut at %s of its length is refused, and nothing is changed',
  async (part) => {
    const bytes = await readFile(file);
    const cut = path.join(folder, `cut-${part}`);
    await writeFile(cut, bytes.subarray(0, Math.floor(bytes.length * part)));
    const place = await emptyPlace('cut');
    await expect(restoreBackup(place, cut)).rejects.toThrow(/cut short/);
    expect(await rowsOf(place.url, `(select 1 from pg_tables where schemaname = 'public')`)).toEqual([]);
  },
);

test('a foreign file, one that is not there and one that was changed are refused in words', async () => {
  const foreign = path.join(folder, 'foreign');
  await writeFile(foreign, 'PGDMP');
  await expect(checkBackup(foreign)).rejects.toThrow('is no backup of Serendib');
  await expect(checkBackup(path.join(folder, 'nowhere'))).rejects.toThrow('There is no file');
  const bytes = await readFile(file);
  bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff;
  const changed = path.join(folder, 'changed');
  await writeFile(changed, bytes);
  await expect(checkBackup(changed)).rejects.toThrow(/no backup of Serendib, or was cut short|checksum/);
});

test('a backup of an older release is brought up to date, one of a newer release is refused', async () => {
  const older = path.join(folder, 'older-migrations');
  await cp(migrationsFolder, older, { recursive: true });
  const name = path.join(older, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(name, 'utf8'));
  await writeFile(name, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -4) }));
  const before = await emptyPlace('older');
  await migrateDatabase(before.url, older);
  const database = openDatabase({ url: before.url, poolSize: 1 });
  await database.db.execute(
    sql`insert into users (id, user_name, email) values (gen_random_uuid(), 'Old', 'old@example.lk')`,
  );
  await database.close();
  const oldFile = path.join(folder, 'old.backup');
  await writeBackup(before, oldFile);

  const place = await emptyPlace('brought-up');
  await restoreBackup(place, oldFile);
  expect(await rowsOf(place.url, '(select email from users)')).toEqual([
    { row: { email: 'old@example.lk' } },
  ]);
  const tablesOf = (url: string) =>
    rowsOf(url, `(select tablename from pg_tables where schemaname = 'public')`);
  expect(await tablesOf(place.url)).toEqual(await tablesOf(taken.url));

  const { described } = await checkBackup(file);
  const newer = writeArchive(path.join(folder, 'newer.backup'));
  await newer.add(
    'about.json',
    Buffer.from(JSON.stringify({ ...described, migrations: [...described.migrations, '9999_of_tomorrow'] })),
  );
  await newer.finish();
  await expect(checkBackup(path.join(folder, 'newer.backup'))).rejects.toThrow(
    'by a newer version of Serendib (9999_of_tomorrow)',
  );
});

test('a backup that cannot be written leaves no half of one', async () => {
  const nowhere = path.join(folder, 'no-such-folder/one.backup');
  await expect(writeBackup({ url: taken.url, storage: storageIn('media') }, nowhere)).rejects.toThrow(
    'cannot be written: there is no such folder',
  );
  const gone = { ...storageIn('media'), read: () => Promise.reject(new Error('The storage is away.')) };
  await expect(writeBackup({ url: taken.url, storage: gone }, path.join(folder, 'half'))).rejects.toThrow(
    'The storage is away.',
  );
  expect((await readdir(folder)).filter((name) => name.startsWith('half'))).toEqual([]);
});

function contextAt(clock: () => Date) {
  const emails: string[] = [];
  const context = {
    ...{ db: taken.db, storage: storageIn('media'), clock },
    log: { error: () => undefined, warn: () => undefined },
    mailer: {
      queueEach: async (_: unknown, all: { subject: string }[]) =>
        emails.push(...all.map(({ subject }) => subject)),
    },
  } as unknown as Parameters<typeof backUpIfDue>[0];
  return { context, emails };
}

const nameAt = (at: Date) => `serendib-${at.toISOString().replaceAll(':', '-')}.backup`;

test('backups are made by themselves when they are due, kept by days and weeks, and missed ones are told', async () => {
  const to = await mkdtemp(path.join(folder, 'by-itself-'));
  await writeFile(path.join(to, 'notes.txt'), 'not ours');
  let now = new Date('2027-01-01T03:17:00Z');
  const { context, emails } = contextAt(() => now);
  const schedule = { url: taken.url, folder: to, everyHours: 24 };
  await backUpIfDue(context, schedule);
  await backUpIfDue(context, schedule);
  const found = async () => (await readdir(to)).filter((name) => name.endsWith('.backup')).sort();
  expect(await found()).toEqual(['serendib-2027-01-01T03-17-00.000Z.backup']);
  await checkBackup(path.join(to, 'serendib-2027-01-01T03-17-00.000Z.backup'));
  // As if it had run for three months.
  await rm(path.join(to, 'serendib-2027-01-01T03-17-00.000Z.backup'));
  for (let day = 1; day <= 90; day++) await writeFile(path.join(to, nameAt(addDays(now, day))), '');
  now = addDays(now, 91);
  await backUpIfDue(context, schedule);
  expect((await found()).map((name) => name.slice('serendib-'.length, 'serendib-2027-01-01'.length))).toEqual(
    [
      ...['2027-03-14', '2027-03-21', '2027-03-27', '2027-03-28', '2027-03-29'],
      ...['2027-03-30', '2027-03-31', '2027-04-01', '2027-04-02'],
    ],
  );
  expect(await readdir(to)).toContain('notes.txt');

  await taken.db.insert(users).values({ userName: 'Admin', email: 'admin@example.lk', role: 'admin' });
  now = addDays(now, 2);
  await backUpIfDue(context, { ...schedule, url: 'postgres://me:secret@127.0.0.1:1/none' });
  const { rows } = await taken.db.execute<{ kind: string; what: string }>(sql`select kind, what from alerts`);
  expect(rows).toEqual([
    { kind: 'backup_failed', what: expect.stringContaining('The newest one is of 2 Apr 2027') },
  ]);
  expect(rows[0]?.what).not.toContain('secret');
  expect(emails).toEqual(['The backup could not be made']);
});

test('none is kept longer than thirty days but the newest, also where no other can be made', async () => {
  const to = await mkdtemp(path.join(folder, 'old-'));
  let now = new Date('2027-03-01T03:17:00Z');
  const { context } = contextAt(() => now);
  const schedule = { url: taken.url, folder: to, everyHours: 24 };
  const found = async () =>
    (await readdir(to)).map((name) => name.slice('serendib-'.length, 'serendib-2027-01-01'.length)).sort();
  for (const days of [75, 61, 60, 59]) await writeFile(path.join(to, nameAt(addDays(now, -days))), '');
  await backUpIfDue(context, { ...schedule, url: 'postgres://me:secret@127.0.0.1:1/none' });
  expect(await found()).toEqual(['2027-01-01']);
  await backUpIfDue(context, schedule);
  expect(await found()).toEqual(['2027-03-01']);
  // What is young enough stays for as long as it is of a week that is kept.
  now = addDays(now, 30);
  await backUpIfDue(context, schedule);
  expect(await found()).toEqual(['2027-03-01', '2027-03-31']);
  now = addDays(now, 0.5);
  await backUpIfDue(context, schedule);
  expect(await found()).toEqual(['2027-03-31']);
  await taken.db.execute(sql`delete from alerts`);
});

test('an old one that cannot be removed keeps no new one from being made, nor others from being removed, and is told', async () => {
  await taken.db.execute(sql`delete from alerts`);
  const to = await mkdtemp(path.join(folder, 'stuck-'));
  const now = new Date('2027-03-01T03:17:00Z');
  const { context, emails } = contextAt(() => now);
  const named = (days: number) => nameAt(addDays(now, -days));
  // A folder is removed by no call that removes files.
  await mkdir(path.join(to, named(31)));
  for (const days of [32, 2]) await writeFile(path.join(to, named(days)), '');
  await backUpIfDue(context, { url: taken.url, folder: to, everyHours: 24 });
  expect((await readdir(to)).sort()).toEqual([named(31), named(2), named(0)]);
  const { rows } = await taken.db.execute<{ kind: string; what: string }>(sql`select kind, what from alerts`);
  expect(rows).toEqual([{ kind: 'backup_not_removed', what: expect.stringContaining(named(31)) }]);
  expect(emails).toEqual(['An old backup could not be removed']);
});

test('a machine whose clock is a month ahead of the database’s removes none', async () => {
  const to = await mkdtemp(path.join(folder, 'hasty-'));
  const now = new Date();
  const old = [10, 2].map((days) => nameAt(addDays(now, -days)));
  for (const name of old) await writeFile(path.join(to, name), '');
  vi.useFakeTimers({ toFake: ['Date'], now: addDays(now, 40) });
  try {
    await backUpIfDue(contextAt(() => new Date()).context, { url: taken.url, folder: to, everyHours: 24 });
  } finally {
    vi.useRealTimers();
  }
  expect((await readdir(to)).sort()).toEqual([...old, expect.stringContaining('.backup')]);
});

test('a backup that lacks a file tells administrators, one that lacks many counts as failed and takes the place of no other', async () => {
  await taken.db.execute(sql`delete from alerts`);
  const to = await mkdtemp(path.join(folder, 'lacking-'));
  let now = new Date('2027-06-01T03:17:00Z');
  const { context, emails } = contextAt(() => now);
  const schedule = { url: taken.url, folder: to, everyHours: 24 };
  const alertsOf = async () =>
    (await taken.db.execute<{ kind: string; what: string }>(sql`select kind, what from alerts order by id`))
      .rows;
  await backUpIfDue({ ...context, storage: storageIn('not-mounted') }, schedule);
  now = addDays(now, 1);
  await backUpIfDue({ ...context, storage: storageIn('not-mounted') }, schedule);
  const lacking = 'serendib-2027-06-02T03-17-00.000Z.incomplete.backup';
  expect(await readdir(to)).toEqual([lacking]);
  expect((await checkBackup(path.join(to, lacking))).ending.files.count).toBe(0);
  expect(await alertsOf()).toEqual([
    { kind: 'backup_failed', what: expect.stringContaining('4 of 4 files of photos and papers are missing') },
  ]);

  const [owner] = await taken.db.select().from(users);
  const more = ['x', 'y', 'z'].map((letter) => ({
    ...{ key: letter.repeat(32), uploaderId: owner?.id, width: 10, height: 10, bytes: 40 },
  }));
  await taken.db.insert(pictures).values(more);
  const lost = `xx/${'x'.repeat(32)}/480.webp`;
  // A paper that is deleted while the backup is made is no loss.
  const read = async (key: string) => {
    if (key.startsWith('papers/')) await taken.db.execute(sql`delete from papers`);
    return key === lost || key.startsWith('papers/') ? undefined : Readable.from([Buffer.from(key)]);
  };
  now = addDays(now, 1);
  await backUpIfDue({ ...context, storage: { ...context.storage, read } }, schedule);
  expect(await readdir(to)).toEqual(['serendib-2027-06-03T03-17-00.000Z.backup']);
  expect((await alertsOf())[1]).toEqual({
    kind: 'backup_incomplete',
    what: `The backup of 3 Jun 2027, 08:47 lacks 1 of 12 files of photos and papers, which were lost before: ${lost}.`,
  });
  expect(emails).toEqual(['The backup could not be made', 'Files are missing from the backup']);
});

test('a backup has no job of the clock in it, nor the one that makes it: where it is restored the clock adds them anew', async () => {
  const to = await mkdtemp(path.join(folder, 'from-queue-'));
  const { context } = contextAt(() => new Date('2027-06-20T03:17:00Z'));
  const jobs = new Jobs();
  jobs.repeat('backups:make', '17 * * * *', () =>
    backUpIfDue(context, { url: taken.url, folder: to, everyHours: 24 }),
  );
  const greeting = jobsWithOne();
  await greeting.jobs.runDue(taken.url, { debug: () => undefined, warn: () => undefined });
  await greeting.add(taken.db, { name: 'Kamala' });
  // As the queue's library adds what its clock says.
  await taken.db.execute(
    sql`select graphile_worker.add_job('backups:make', json_build_object('_cron', json_build_object('ts', now(), 'backfilled', false)))`,
  );
  await jobs.runDue(taken.url, { debug: () => undefined, warn: () => undefined });
  const [made = ''] = await readdir(to);
  const { ending } = await checkBackup(path.join(to, made));
  expect(ending.jobs).toBe(1);
  await greeting.jobs.runDue(taken.url, { debug: () => undefined, warn: () => undefined });
});

test('while a backup is made no other is begun, however long it takes', async () => {
  const to = await mkdtemp(path.join(folder, 'slow-'));
  let now = new Date('2027-07-01T03:17:00Z');
  const { context } = contextAt(() => now);
  const schedule = { url: taken.url, folder: to, everyHours: 24 };
  const begun = Promise.withResolvers<void>();
  const slow = Promise.withResolvers<void>();
  const read = async (key: string) => {
    begun.resolve();
    await slow.promise;
    return Readable.from([Buffer.from(key)]);
  };
  const first = backUpIfDue({ ...context, storage: { ...context.storage, read } }, schedule);
  await begun.promise;
  now = new Date('2027-07-01T04:17:00Z');
  await backUpIfDue(
    { ...context, storage: { ...context.storage, read: () => Promise.reject(new Error()) } },
    schedule,
  );
  slow.resolve();
  await first;
  expect(await readdir(to)).toEqual(['serendib-2027-07-01T03-17-00.000Z.backup']);
  const { rows } = await taken.db.execute(sql`select kind from alerts where raised_at >= '2027-07-01'`);
  expect(rows).toEqual([]);
  now = addDays(now, 1);
  await backUpIfDue(context, schedule);
  expect(await readdir(to)).toContain('serendib-2027-07-02T04-17-00.000Z.incomplete.backup');
});

test('a backup of a clock that was ahead stops none that follow, takes the place of none, and stays', async () => {
  const to = await mkdtemp(path.join(folder, 'ahead-'));
  const now = new Date('2027-07-05T03:17:00Z');
  const ahead = Array.from({ length: 9 }, (_, n) => `serendib-2028-01-0${n + 1}T03-17-00.000Z.backup`);
  for (const name of [...ahead, 'serendib-2027-07-04T03-17-00.000Z.backup'])
    await writeFile(path.join(to, name), '');
  const read = async (key: string) => Readable.from([Buffer.from(key)]);
  const { context } = contextAt(() => now);
  const schedule = { url: taken.url, folder: to, everyHours: 24 };
  await backUpIfDue({ ...context, storage: { ...context.storage, read } }, schedule);
  expect((await readdir(to)).sort()).toEqual([
    ...['serendib-2027-07-04T03-17-00.000Z.backup', 'serendib-2027-07-05T03-17-00.000Z.backup'],
    ...ahead,
  ]);
  // The clock of what wrote it is minutes ahead of ours: it was made all the same.
  const { context: another } = contextAt(() => new Date('2027-07-05T03:10:00Z'));
  await backUpIfDue({ ...another, storage: { ...another.storage, read } }, schedule);
  expect(await readdir(to)).toHaveLength(11);
});

test('what a killed run left unfinished goes a day later, and nothing else does', async () => {
  const to = await mkdtemp(path.join(folder, 'killed-'));
  const now = new Date('2027-07-05T03:17:00Z');
  const leave = async (name: string, days: number) => {
    await writeFile(path.join(to, name), 'half');
    await utimes(path.join(to, name), now, addDays(now, -days));
  };
  await leave('serendib-2027-07-03T03-17-00.000Z.backup.unfinished', 2);
  await leave('serendib-2027-07-03T04-17-00.000Z.incomplete.backup.unfinished', 2);
  await leave('serendib-2027-07-05T02-17-00.000Z.incomplete.backup.unfinished', 0.5);
  await leave('by-hand.backup.unfinished', 2);
  await backUpIfDue(contextAt(() => now).context, { url: taken.url, folder: to, everyHours: 24 });
  expect((await readdir(to)).filter((name) => name.endsWith('.unfinished')).sort()).toEqual([
    'by-hand.backup.unfinished',
    'serendib-2027-07-05T02-17-00.000Z.incomplete.backup.unfinished',
  ]);
});
