import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@serendib/embedded-postgres';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { insertListing } from './modules/listings/row/insert-listings.queries.ts';
import { type Invalidations, listenForInvalidations } from './platform/cache/invalidations.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { openStorage } from './platform/storage/open-storage.ts';

const streaming = { wal_level: 'replica', max_wal_senders: '4', fsync: 'off' };
let folder: string;
let main: EmbeddedPostgres;
let replica: EmbeddedPostgres | undefined;
let replicaUrl: string;
let database: Database;
let invalidations: Invalidations;
let app: FastifyInstance;
const told: (string | undefined)[] = [];

const startReplica = async (settings: Record<string, string> = {}) => {
  replica = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'replica'),
    settings: { ...streaming, primary_conninfo: main.url, hot_standby: 'on', ...settings },
    ...(replica && { port: replica.port }),
  });
};
const onReplica = async (text: string) => {
  const client = new pg.Client({ connectionString: replicaUrl });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
};
/** Which of the two answers a read: only a replica recovers. */
const answering = async () => {
  const { rows } = await database.replica.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`);
  return rows[0]?.is ? 'the replica' : 'the main database';
};
const ready = async () => {
  const reply = await app.inject('/api/ready');
  return [reply.statusCode, reply.json()];
};
const away = [
  200,
  {
    status: 'degraded',
    checks: { database: 'ok', replica: 'degraded', storage: 'ok' },
    reasons: { replica: 'The replica is away; the main database answers in its place.' },
  },
];
const whole = [200, { status: 'ok', checks: { database: 'ok', replica: 'ok', storage: 'ok' } }];
const soon = { timeout: 30_000, interval: 100 };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serendib-replica-'));
  const first = await startEmbeddedPostgres({ dataDir: path.join(folder, 'main'), settings: streaming });
  await migrateDatabase(first.url);
  await first.stop();
  // With their owner, as whom PostgreSQL runs.
  execFileSync('cp', ['-a', path.join(folder, 'main'), path.join(folder, 'replica')]);
  await writeFile(path.join(folder, 'replica/pg/standby.signal'), '');
  main = await startEmbeddedPostgres({ dataDir: path.join(folder, 'main'), settings: streaming });
  await startReplica();
  replicaUrl = replica?.url ?? '';
  database = openDatabase({
    url: main.url,
    replicaUrls: [replicaUrl],
    statementTimeoutMs: 3_000,
    onReplica: (_name, error) => told.push(error?.message),
  });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  invalidations = listenForInvalidations({ url: main.url, log, replicaHasIt: database.replicaHasIt });
  app = await buildApp({
    invalidations,
    publicUrl: 'http://serendib.test',
    rateLimit: false,
    database,
    storage: openStorage({ folder: path.join(folder, 'media') }),
    log: { level: 'silent' },
  });
}, 120_000);
afterAll(async () => {
  await app?.close();
  await invalidations?.stop();
  await database?.close();
  await replica?.stop();
  await main?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('while the replica is there it answers what may be a moment behind', async () => {
  await expect.poll(ready, soon).toEqual(whole);
  await expect.poll(answering, soon).toBe('the replica');
  for (const email of ['one@example.lk', 'two@example.lk', 'three@example.lk']) {
    await database.db.execute(
      sql`insert into users (id, user_name, email) values (gen_random_uuid(), 'Quick', ${email})`,
    );
    await database.replicaHasIt?.();
    const reads = async () => {
      const { rows } = await database.replica.execute(
        sql`select pg_is_in_recovery() as is from users where email = ${email}`,
      );
      return rows;
    };
    // Whichever answers has it, and on a machine with much else to do the replica may be left alone for a moment.
    expect(await reads()).toHaveLength(1);
    await expect.poll(reads, soon).toEqual([{ is: true }]);
  }
  expect((await app.inject('/api/vehicles')).statusCode).toBe(200);
}, 60_000);

test('what was just changed is read from the main database until the replica has it', async () => {
  await expect.poll(answering, soon).toBe('the replica');
  await expect.poll(() => invalidations.disconnectedSince).toBeUndefined();
  const list = async () => (await app.inject('/api/vehicles')).body;
  for (const [number, title] of ['Quick Van', 'Quicker Van', 'Quickest Van'].entries()) {
    // Not for so long that it counts as too far behind.
    await onReplica('select pg_wal_replay_pause()');
    await insertListing(database.db, {
      ...{ kind: 'vehicle', status: 'approved', isPremium: false, featuredStatus: 'none' },
      details: {
        ...{ ...kinds.vehicle.example, [kinds.vehicle.title]: title, plateNumber: `CP T-${number}` },
      } as never,
    } as never);
    await invalidations.caughtUp();
    const seen = [(await list()).includes(title), await answering()];
    await onReplica('select pg_wal_replay_resume()');
    expect(seen).toEqual([true, 'the main database']);
    await expect.poll(answering, soon).toBe('the replica');
  }
}, 60_000);

test('of several, those that are there answer in turns', async () => {
  const several = openDatabase({
    url: main.url,
    replicaUrls: ['postgres://127.0.0.1:1/nowhere', replicaUrl],
    onReplica: (name, error) => told.push(error && name),
  });
  try {
    await expect(several.checkReplica?.()).rejects.toThrow(
      'Of 2 replicas, 1 is away; the others answer in their place.',
    );
    expect(told).toContain('The replica 127.0.0.1:1');
    await several.replicaHasIt?.();
    for (let turn = 0; turn < 4; turn += 1) {
      const { rows } = await several.replica.execute(sql`select pg_is_in_recovery() as is`);
      expect(rows).toEqual([{ is: true }]);
    }
  } finally {
    await several.close();
  }
}, 60_000);

test('one that goes away has what it was asked, and all else, answered by the main database at once', async () => {
  await expect.poll(answering, soon).toBe('the replica');
  // It waits on the replica for longer than that is there.
  const begun = database.replica.execute<{ is: boolean }>(
    sql`select pg_is_in_recovery() as is from (select pg_sleep(case when pg_is_in_recovery() then 60 else 0 end)) as slept`,
  );
  await replica?.stop();
  expect((await begun).rows).toEqual([{ is: false }]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/api/vehicles')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(await answering()).toBe('the main database');
  expect(await ready()).toEqual(away);
  expect(told.filter((words) => words !== undefined).length).toBeGreaterThan(0);

  await startReplica();
  await expect.poll(ready, soon).toEqual(whole);
  // It is there before it has all that was written meanwhile.
  await expect.poll(answering, soon).toBe('the replica');
}, 90_000);

const addUser = (email: string) =>
  database.db.execute(
    sql`insert into users (id, user_name, email) values (gen_random_uuid(), 'Late', ${email})`,
  );
const countLate = async () => {
  const { rows } = await database.replica.execute<{ late: number }>(
    sql`select count(*)::int as late from users where user_name = 'Late'`,
  );
  return rows[0]?.late;
};

test('one that comes back behind is not asked until it has what was written while it was away', async () => {
  await expect.poll(answering, soon).toBe('the replica');
  let written = (await countLate()) ?? 0;
  await replica?.stop();
  // Not for so long that it counts as too far behind.
  const back = startReplica({ recovery_min_apply_delay: '1500ms' });
  const missed: unknown[] = [];
  for (let isBack = false; !isBack; isBack = (await answering()) === 'the replica') {
    const late = await countLate();
    if (late !== written) missed.push([late, written]);
    written += 1;
    await addUser(`away-${written}@example.lk`);
    await database.replicaHasIt?.();
    await sleep(20);
  }
  await back;
  expect(missed).toEqual([]);
  await replica?.stop();
  await startReplica();
  await expect.poll(answering, soon).toBe('the replica');
}, 90_000);

/** Ends the connections by which it is looked after, also those that are being opened, for a third of a second. */
const breakWatch = `do $$ begin for n in 1..150 loop
  perform pg_stat_clear_snapshot();
  perform pg_terminate_backend(pid) from pg_stat_activity where application_name = 'serendib watch';
  perform pg_sleep(0.002);
end loop; end $$`;

test('one whose connection breaks while it is asked what it has is not asked any more', async () => {
  await expect.poll(answering, soon).toBe('the replica');
  const written = (await countLate()) ?? 0;
  await onReplica('select pg_wal_replay_pause()');
  await addUser('broken@example.lk');
  let isBreaking = true;
  const breaking = onReplica(breakWatch).finally(() => {
    isBreaking = false;
  });
  const seen = new Set<unknown>();
  while (isBreaking) {
    await database.replicaHasIt?.().catch(() => undefined);
    seen.add(await countLate());
  }
  await breaking;
  expect([...seen]).toEqual([written + 1]);
  await onReplica('select pg_wal_replay_resume()');
  await expect.poll(answering, soon).toBe('the replica');
}, 60_000);

test('one that is too far behind is not asked until it has caught up', async () => {
  await onReplica('select pg_wal_replay_pause()');
  const email = 'late@example.lk';
  await database.db.execute(
    sql`insert into users (id, user_name, email) values (gen_random_uuid(), 'Late', ${email})`,
  );
  await expect.poll(ready, soon).toEqual(away);
  const { rows } = await database.replica.execute(sql`select email from users where email = ${email}`);
  expect(rows).toEqual([{ email }]);
  expect(told.at(-1)).toContain('too far behind');
  // It does not have it, and the request that needs it does not wait: the replica is not asked.
  await database.replicaHasIt?.();
  await onReplica('select pg_wal_replay_resume()');
  await expect.poll(ready, soon).toEqual(whole);
  expect(await answering()).toBe('the replica');
}, 60_000);
