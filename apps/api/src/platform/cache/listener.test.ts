import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { openTestDatabase } from '../testing.ts';
import { type Invalidations, listenForInvalidations } from './invalidations.ts';

const log = { info: () => undefined, warn: vi.fn(), error: () => undefined };
let database: Awaited<ReturnType<typeof openTestDatabase>>;
const open: Invalidations[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  return () => database.close();
});
afterEach(async () => {
  for (const one of open.splice(0)) await one.stop();
});

/** Listens, and gathers what was heard: a commit's tags in one line, `all` where anything may have changed. */
async function listen(replicaHasIt?: () => Promise<void>, url = database.url) {
  const invalidations = listenForInvalidations({ url, log, replicaHasIt });
  open.push(invalidations);
  const heard: string[] = [];
  invalidations.subscribe((tags) => void heard.push(tags ? [...tags].sort().join(' ') : 'all'));
  return { invalidations, heard };
}
const announce = (...tags: string[]) =>
  database.db.execute(sql`select announce_tags(${sql.param(tags)}::text[])`);
const isHearing = ({ disconnectedSince }: Invalidations) => disconnectedSince === undefined;
const breakConnections = () =>
  database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'serendib cache' and datname = current_database()`);

test('what is announced is heard when it is committed, and by then once', async () => {
  const { invalidations, heard } = await listen();
  await expect.poll(() => isHearing(invalidations)).toBe(true);
  heard.length = 0;
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select announce_tags('{b,a,a}')`);
    await tx.execute(sql`select announce_tags('{a}')`);
    await sleep(50);
    expect(heard).toEqual([]);
  });
  await invalidations.caughtUp();
  expect(heard).toEqual(['a b']);
  await expect(
    database.db.transaction(async (tx) => {
      await tx.execute(sql`select announce_tags('{c}')`);
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  await invalidations.caughtUp();
  expect(heard).toEqual(['a b']);
});

test('many who ask at once whether all is heard are answered by few questions, each after what was committed before', async () => {
  const { invalidations, heard } = await listen();
  await expect.poll(() => isHearing(invalidations)).toBe(true);
  heard.length = 0;
  const missed: number[] = [];
  await Promise.all(
    Array.from({ length: 50 }, async (_, number) => {
      await announce(`a${number}`);
      await invalidations.heard();
      if (!heard.join(' ').split(' ').includes(`a${number}`)) missed.push(number);
    }),
  );
  expect(missed).toEqual([]);
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await Promise.all(Array.from({ length: 50 }, () => invalidations.heard()));
  expect(asked.mock.calls.length).toBeLessThan(10);
  asked.mockRestore();
});

test('what came while this process computed is heard before it is given up', async () => {
  const { invalidations, heard } = await listen();
  await expect.poll(() => isHearing(invalidations)).toBe(true);
  heard.length = 0;
  await announce('a');
  const isHeard = invalidations.heard();
  await Promise.resolve();
  const until = performance.now() + 400;
  while (performance.now() < until);
  await isHeard;
  expect(heard).toEqual(['a']);
});

test('more than anybody would name is announced as everything', async () => {
  const { invalidations, heard } = await listen();
  await expect.poll(() => isHearing(invalidations)).toBe(true);
  heard.length = 0;
  await announce(...Array.from({ length: 201 }, (_, i) => `listing:${i}`));
  await invalidations.caughtUp();
  expect(heard).toEqual(['*']);
});

test('a connection that breaks is noticed at once and opened anew, and then anything may have changed', async () => {
  const { invalidations, heard } = await listen();
  await expect.poll(() => isHearing(invalidations)).toBe(true);
  heard.length = 0;
  await breakConnections();
  await expect.poll(() => heard, { timeout: 5_000, interval: 5 }).toEqual(['all']);
  expect(isHearing(invalidations)).toBe(true);
  await announce('a');
  await invalidations.caughtUp();
  expect(heard).toEqual(['all', 'a']);
  expect(invalidations.isAway).toBe(false);
});

test('one that is stopped while it opens its connection ends', async () => {
  for (const pause of [0, 1, 3, 6, 10, 20]) {
    const { invalidations } = await listen();
    await sleep(pause);
    await invalidations.stop();
  }
});

test('a database that cannot be reached is known to be away', async () => {
  const { invalidations } = await listen(undefined, 'postgres://127.0.0.1:1/nowhere');
  await expect.poll(() => invalidations.isAway).toBe(true);
  expect(isHearing(invalidations)).toBe(false);
  await invalidations.caughtUp();
});

test('one that only turns us away is not taken for one that is gone', async () => {
  const url = new URL(inject('postgresUrl'));
  url.pathname = '/nowhere';
  log.warn.mockClear();
  const { invalidations } = await listen(undefined, url.href);
  await expect
    .poll(() => log.warn.mock.calls)
    .toContainEqual([
      { err: expect.objectContaining({ code: '3D000' }) },
      'What changes cannot be heard of for now',
    ]);
  expect([isHearing(invalidations), invalidations.isAway]).toEqual([false, false]);
});

test('what a replica may not have yet is told again once it has it', async () => {
  let arrive = Promise.withResolvers<void>();
  const { invalidations, heard } = await listen(() => arrive.promise);
  await expect.poll(() => isHearing(invalidations)).toBe(true);
  arrive.resolve();
  await sleep(20);
  heard.length = 0;
  arrive = Promise.withResolvers<void>();
  await announce('a');
  await invalidations.caughtUp();
  await announce('b');
  await invalidations.caughtUp();
  expect(heard).toEqual(['a', 'b']);
  arrive.resolve();
  await expect.poll(() => heard).toEqual(['a', 'b', 'a', 'b']);
});

test('who has written something waits until the replica has it, and not for one that takes long', async () => {
  let arrive = Promise.withResolvers<void>();
  const { invalidations } = await listen(() => arrive.promise);
  await expect.poll(() => isHearing(invalidations)).toBe(true);
  arrive.resolve();
  arrive = Promise.withResolvers<void>();
  await announce('a');
  let isAnswered = false;
  const answered = invalidations.caughtUp().then(() => {
    isAnswered = true;
  });
  await sleep(50);
  expect(isAnswered).toBe(false);
  arrive.resolve();
  await answered;
  arrive = Promise.withResolvers<void>();
  await announce('b');
  await invalidations.caughtUp();
  arrive.resolve();
});
