import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type EmbeddedPostgres, InUse, startEmbeddedPostgres } from './start.ts';
import { query } from './testing/app.ts';
import { type ClusterTemplate, makeClusterTemplate } from './testing/cluster.ts';
import { makeTestFolder } from './testing/folder.ts';

let dataDir: string;
let template: ClusterTemplate;
const running: EmbeddedPostgres[] = [];

beforeAll(async () => {
  template = await makeClusterTemplate();
});
afterAll(() => template?.remove());
beforeEach(async () => {
  dataDir = await makeTestFolder('serendib-pg-');
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  await rm(dataDir, { recursive: true, force: true });
});

/** With a cluster made before, as any start but the first finds it. */
async function startAgain(folder = dataDir): Promise<EmbeddedPostgres> {
  await template.copyTo(folder);
  return start(folder);
}

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: folder });
  running.push(server);
  return server;
}

test('what was written is there after a stop and another start', async () => {
  const first = await start();
  await query(first.url, "create table places (name text); insert into places values ('සීගිරිය')");
  await first.stop();
  await expect(query(first.url, 'select 1')).rejects.toThrow();

  const second = await start();
  expect(await query(second.url, 'select name from places')).toEqual([{ name: 'සීගිරිය' }]);
});

test('what was in the buffers of data that have grown is in them again after a restart', async () => {
  await template.copyTo(dataDir);
  const [database = ''] = await readdir(path.join(dataDir, 'pg', 'base'));
  const unused = path.join(dataDir, 'pg', 'base', database, '99999999');
  await writeFile(unused, '');
  await truncate(unused, 150 * 2 ** 20);
  const first = await start();
  await query(first.url, 'create table places as select n from generate_series(1, 100000) as n');
  await query(first.url, 'create extension pg_buffercache');
  await first.stop();

  const second = await start();
  const buffered = `select count(*) = pg_relation_size('places') / 8192 as whole from pg_buffercache
    where relfilenode = pg_relation_filenode('places') and relforknumber = 0`;
  await expect.poll(() => query(second.url, buffered), { timeout: 10_000 }).toEqual([{ whole: true }]);
});

test('it listens on this machine alone, with a password that others cannot read', async () => {
  const server = await start();
  expect(await query(server.url, "select setting from pg_settings where name = 'listen_addresses'")).toEqual([
    { setting: '127.0.0.1' },
  ]);
  await expect(query(server.url.replace(/:[^:@]+@/, ':guessed@'), 'select 1')).rejects.toThrow('password');
  expect((await stat(path.join(dataDir, 'pg'))).mode & 0o077).toBe(0);
  expect((await stat(path.join(dataDir, 'pg/app-password'))).mode & 0o077).toBe(0);
});

test('its log has errors, and nothing of the rows that they are about', async () => {
  const server = await startAgain();
  const twice = `create table people (email text primary key);
    insert into people select 'nimali' || '@example.lk' from generate_series(1, 2)`;
  await expect(query(server.url, twice)).rejects.toThrow('duplicate key');
  const log = await readFile(path.join(dataDir, 'pg.log'), 'utf8');
  expect(log).toContain('duplicate key value violates unique constraint "people_pkey"');
  expect(log).not.toContain('nimali@example.lk');
});

test('a second start on the same folder refuses and names the process that holds it', async () => {
  await startAgain();
  const refusal = await start().catch((error) => error);
  expect(refusal).toBeInstanceOf(InUse);
  expect(refusal.message).toMatch(new RegExp(`in use by process ${process.pid}, started 2.*DATA_DIR`));
  expect(await query(refusal.url, 'select 1 as still_here')).toEqual([{ still_here: 1 }]);
});

test('two folders are served at the same time', async () => {
  const [one, other] = await Promise.all([
    startAgain(path.join(dataDir, 'one')),
    startAgain(path.join(dataDir, 'other')),
  ]);
  await query(one.url, 'create table only_here ()');
  await expect(query(other.url, 'table only_here')).rejects.toThrow('does not exist');
});

test('of three first starts on one folder at the same time one wins, and the others name it', async () => {
  const outcomes = await Promise.allSettled([start(), start(), start()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason.message).toContain('is in use by process');
  }
  expect((await readdir(dataDir)).filter((name) => name.startsWith('pg.new'))).toEqual([]);
});

test('a path too long for a socket, with a space and other letters, is as good as any', async () => {
  const folder = path.join(dataDir, 'a folder of கொழும்பு', 'x'.repeat(100));
  const server = await start(folder);
  expect(await query(server.url, 'select 1 as good')).toEqual([{ good: 1 }]);
});

test('a process number that went to a stranger since is not taken for the server', async () => {
  await template.copyTo(dataDir);
  await writeFile(path.join(dataDir, 'pg/postmaster.pid'), `${process.pid}\n/nowhere\n1\n1\n\n\n\n`);
  const again = await start();
  expect(await query(again.url, 'select 1 as good')).toEqual([{ good: 1 }]);
});

test('an initdb that was killed is swept away', async () => {
  await mkdir(path.join(dataDir, 'pg.new-99999999-abc'));
  await writeFile(path.join(dataDir, 'pg.new-99999999-abc.password'), 'half');
  await start();
  expect((await readdir(dataDir)).sort()).toEqual(['pg', 'pg.log']);
});

test('data of another version is refused and left alone', async () => {
  await template.copyTo(dataDir);
  await writeFile(path.join(dataDir, 'pg/PG_VERSION'), '12\n');
  await expect(start()).rejects.toThrow('was made by PostgreSQL 12');
  expect(await readFile(path.join(dataDir, 'pg/PG_VERSION'), 'utf8')).toBe('12\n');
});

for (const [what, text] of [
  ['an empty', ''],
  ['a cut off', '\0\0\0\0'],
] as const) {
  test(`${what} postmaster.pid, as a power cut leaves it, refuses nobody`, async () => {
    const server = await startAgain();
    await query(server.url, 'create table kept ()');
    await server.stop();
    await writeFile(path.join(dataDir, 'pg/postmaster.pid'), text);
    const again = await start();
    expect(await query(again.url, 'table kept')).toEqual([]);
  });
}
