import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@serendib/api/platform/database/database';
import { migrateDatabase } from '@serendib/api/platform/database/migrate';
import { freePort } from '@serendib/embedded-postgres/free-port';
import { createTestDatabase, rowsOf, type TestDatabase } from '@serendib/embedded-postgres/testing';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { refusePooledTransactions, refuseUnfit } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database?.drop());

const withoutPooler = spawnSync('pgbouncer', ['--version']).status === 0 ? '' : 'there is no pgbouncer here';

describe.skipIf(withoutPooler)(`behind PgBouncer${withoutPooler && `: ${withoutPooler}`}`, () => {
  let folder: string;
  let bouncer: ChildProcess | undefined;
  afterEach(async () => {
    bouncer?.kill('SIGKILL');
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  /** The address of the test's database through a pooler in this mode. */
  async function bounce(mode: string): Promise<string> {
    folder = await mkdtemp(path.join(tmpdir(), 'serendib-pooler-'));
    await chmod(folder, 0o755);
    const port = await freePort();
    const real = new URL(database.url);
    const file = path.join(folder, 'pgbouncer.ini');
    await writeFile(
      file,
      `[databases]
serendib = host=127.0.0.1 port=${real.port} dbname=${database.name} user=${real.username} password=${decodeURIComponent(real.password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 20
`,
    );
    const asWho = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    bouncer = spawn('pgbouncer', [...asWho, file], { stdio: 'ignore' });
    const url = `postgres://anyone@127.0.0.1:${port}/serendib`;
    for (let tries = 0; tries < 100; tries += 1) {
      const isThere = await rowsOf(url, 'select 1').catch(() => undefined);
      if (isThere) return url;
      await sleep(50);
    }
    throw new Error('PgBouncer does not answer.');
  }

  test('in sessions everything works, with the settings that our statements need', async () => {
    const url = await bounce('session');
    await refuseUnfit('DATABASE_URL', url);
    await refusePooledTransactions(url);
    await migrateDatabase(url);
    const opened = openDatabase({ url, poolSize: 3, statementTimeoutMs: 4_321 });
    const { rows } = await opened.db.execute(sql`
      select current_setting('statement_timeout') as longest, current_setting('jit') as jit,
        current_setting('pg_trgm.word_similarity_threshold') as alike`);
    expect(rows).toEqual([{ longest: '4321ms', jit: 'off', alike: '0.5' }]);
    await opened.close();
  });

  test('in transactions it is refused, with words and what to do', async () => {
    const url = await bounce('transaction');
    await expect(refusePooledTransactions(url)).rejects.toThrow('Set pool_mode=session there');
  });
});

test('PostgreSQL itself is not taken for a pooler', async () => {
  await refusePooledTransactions(database.url);
});

test('a role that owns its database and nothing else is enough, as managed ones give it', async () => {
  const server = inject('postgresUrl');
  const role = `tenant_${database.name.slice(5, 15)}`;
  await rowsOf(server, `create role ${role} login password 'plain' nosuperuser nocreatedb nocreaterole`);
  await rowsOf(server, `create database ${role} owner ${role}`);
  const url = new URL(server);
  Object.assign(url, { username: role, password: 'plain', pathname: `/${role}` });
  try {
    await refuseUnfit('DATABASE_URL', url.href);
    await refusePooledTransactions(url.href);
    await migrateDatabase(url.href);
    const opened = openDatabase({ url: url.href, poolSize: 2 });
    const { rows } = await opened.db.execute(sql`
      select (select rolsuper from pg_roles where rolname = current_user) as super, count(*)::int as tables
      from information_schema.tables where table_schema = 'public'`);
    expect(rows[0]).toMatchObject({ super: false });
    expect(Number(rows[0]?.tables)).toBeGreaterThan(40);
    await opened.close();
  } finally {
    await rowsOf(server, `drop database if exists ${role} with (force)`);
    await rowsOf(server, `drop role ${role}`);
  }
});
