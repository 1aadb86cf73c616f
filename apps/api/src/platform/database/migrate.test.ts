import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, rowsOf } from '@serendib/embedded-postgres/testing';
import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { migrateDatabase } from './migrate.ts';

const cleanings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const clean of cleanings.splice(0)) await clean();
});

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await createTestDatabase(inject('postgresUrl'));
  cleanings.push(drop);
  return url;
}

async function folderOf(migrations: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'serendib-migrations-'));
  cleanings.push(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, 'meta'));
  const entries = Object.keys(migrations).map((tag, idx) => ({
    idx,
    tag,
    version: '7',
    when: idx + 1,
    breakpoints: true,
  }));
  await writeFile(
    path.join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  for (const [tag, sql] of Object.entries(migrations)) await writeFile(path.join(folder, `${tag}.sql`), sql);
  return folder;
}

const first = { '0000_first': 'create table kept (id int)' };
const adding = { ...first, '0001_second': 'alter table kept add column x int' };
const tables = `select table_name from information_schema.tables where table_schema = 'public' order by 1`;

test('processes that start together migrate once', async () => {
  const url = await emptyDatabase();
  await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(url)));
  const [{ runs, names } = {}] = await rowsOf(
    url,
    'select count(*)::int as runs, count(distinct created_at)::int as names from drizzle.__drizzle_migrations',
  );
  expect(runs).toBe(names);
  expect((await rowsOf(url, tables)).map((row) => row.table_name)).toContain('listings');
});

test('a second start finds nothing to do', async () => {
  const url = await emptyDatabase();
  await migrateDatabase(url);
  const before = await rowsOf(url, 'select * from drizzle.__drizzle_migrations');
  await migrateDatabase(url);
  expect(await rowsOf(url, 'select * from drizzle.__drizzle_migrations')).toEqual(before);
});

test('a migration that fails changes nothing, says why, and can be tried again once it is mended', async () => {
  const url = await emptyDatabase();
  const good = { '0000_good': 'create table kept (id int)' };
  await migrateDatabase(url, await folderOf(good));

  const second = { ...good, '0001_good': 'create table undone (id int)' };
  const broken = await folderOf({ ...second, '0002_broken': 'alter table nowhere add column x int' });
  await expect(migrateDatabase(url, broken)).rejects.toThrow(
    'The database could not be brought up to date, and is as it was: relation "nowhere" does not exist',
  );
  expect(await rowsOf(url, tables)).toEqual([{ table_name: 'kept' }]);
  expect(await rowsOf(url, 'select from drizzle.__drizzle_migrations')).toHaveLength(1);

  await migrateDatabase(
    url,
    await folderOf({ ...second, '0002_mended': 'alter table kept add column x int' }),
  );
  expect(await rowsOf(url, tables)).toEqual([{ table_name: 'kept' }, { table_name: 'undone' }]);
});

test('where the queue can have no connection, its tables and ours are as they were', async () => {
  const url = await emptyDatabase();
  await migrateDatabase(url, await folderOf(first));
  const limited = new URL(url);
  Object.assign(limited, { username: `limited${limited.pathname.slice(1)}`, password: 'only-one' });
  const [role, name] = [limited.username, limited.pathname.slice(1)];
  await rowsOf(url, `create role ${role} login password 'only-one' connection limit 1`);
  cleanings.push(async () => {
    await rowsOf(inject('postgresUrl'), `drop role ${role}`);
  });
  await rowsOf(
    url,
    `alter database ${name} owner to ${role}; alter table kept owner to ${role};
     alter schema drizzle owner to ${role}; alter table drizzle.__drizzle_migrations owner to ${role}`,
  );
  await expect(migrateDatabase(limited.href, await folderOf(adding))).rejects.toThrow(
    /^The database could not be brought up to date, and is as it was: too many connections/,
  );
  expect(await rowsOf(url, 'select from drizzle.__drizzle_migrations')).toHaveLength(1);
});

/** The same database by a role whose own settings bound each session. */
async function byBoundedRole(url: string, ...settings: string[]): Promise<string> {
  const bounded = new URL(url);
  const name = bounded.pathname.slice(1);
  const role = `bounded${name}`;
  Object.assign(bounded, { username: role, password: 'in-time' });
  await rowsOf(url, `create role ${role} login password 'in-time'; alter database ${name} owner to ${role}`);
  for (const setting of settings) await rowsOf(url, `alter role ${role} set ${setting}`);
  cleanings.push(async () => {
    await rowsOf(inject('postgresUrl'), `drop role ${role}`);
  });
  return bounded.href;
}

test('a role whose statements and waits are bounded brings the database up to date all the same', async () => {
  const url = await byBoundedRole(
    await emptyDatabase(),
    ...[`statement_timeout = '100ms'`, `lock_timeout = '100ms'`],
    ...[`idle_in_transaction_session_timeout = '100ms'`, `idle_session_timeout = '100ms'`],
  );
  const slow = await folderOf({ '0000_slow': 'create table kept (id int); select pg_sleep(0.5)' });
  // The second waits until the first is done.
  await Promise.all([migrateDatabase(url, slow), migrateDatabase(url, slow)]);
  expect(await rowsOf(url, tables)).toEqual([{ table_name: 'kept' }]);
  expect(await rowsOf(url, 'select from drizzle.__drizzle_migrations')).toHaveLength(1);
});

test('an older program refuses the tables of a newer one, names what it does not know, and changes nothing', async () => {
  const url = await emptyDatabase();
  const older = await folderOf(first);
  const newer = await folderOf({ ...first, '0001_second': 'create table second (id int)' });
  await migrateDatabase(url, newer);
  await migrateDatabase(url, newer);
  const rows = () => rowsOf(url, 'select * from drizzle.__drizzle_migrations');
  const before = await rows();
  const refusal = await migrateDatabase(url, older).catch((error) => error);
  expect(refusal.message).toBe(
    'The database belongs to a newer version of Serendib, and is left as it is: it holds a change that this version does not know, the newest (0001_second, made on 1 January 1970). Start that version or a newer one, or restore a backup of before it.',
  );
  expect(await rows()).toEqual(before);

  await migrateDatabase(url, newer);
  const another = await folderOf({
    ...first,
    '0001_second': 'create table second (id int)',
    '0002_third': 'select 1',
  });
  await migrateDatabase(url, another);
  expect(await rows()).toHaveLength(3);
});

/** A transaction that has read the table and was left open, until it is ended. */
async function readerOf(url: string, table: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  cleanings.unshift(() => client.end());
  await client.query(`begin; select * from ${table}`);
  return client;
}

test('while a table that changes is held, others read it, and the change is made once it is free', async () => {
  const url = await emptyDatabase();
  await migrateDatabase(url, await folderOf(first));
  const reader = await readerOf(url, 'kept');
  const said: string[] = [];
  const waits = { timeoutMs: 200, pausesMs: Array.from({ length: 500 }, () => 50) };
  let isDone = false;
  const migrating = migrateDatabase(url, await folderOf(adding), {
    ...{ waits, say: (message: string) => said.push(message) },
  }).then(() => {
    isDone = true;
  });
  const isWaiting = async () =>
    (await rowsOf(url, 'select from pg_locks where not granted and relation is not null')).length > 0;
  // Three that come while the change waits stand behind it, and are answered when it lets go.
  for (let times = 0; times < 3; times += 1) {
    await expect.poll(isWaiting, { interval: 5, timeout: 10_000 }).toBe(true);
    expect(await rowsOf(url, 'select * from kept')).toEqual([]);
  }
  expect(isDone).toBe(false);
  expect(said).toEqual(['Tables that change are held by others: trying again until they are free']);
  await reader.query('commit');
  await migrating;
  expect(await rowsOf(url, `select from information_schema.columns where table_name = 'kept'`)).toHaveLength(
    2,
  );
});

test('a table that is held for longer than is waited for leaves the database as it was, in words', async () => {
  const url = await emptyDatabase();
  await migrateDatabase(url, await folderOf(first));
  await readerOf(url, 'kept');
  const waits = { timeoutMs: 20, pausesMs: [10] };
  await expect(migrateDatabase(url, await folderOf(adding), { waits })).rejects.toThrow(
    'The database could not be brought up to date, and is as it was: others hold a table that it changes, such as a backup or a transaction that was left open',
  );
  expect(await rowsOf(url, 'select from drizzle.__drizzle_migrations')).toHaveLength(1);
});
