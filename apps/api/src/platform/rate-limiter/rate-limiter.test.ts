import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { openRedis } from '../redis.ts';
import { openTestDatabase } from '../testing.ts';
import { fromNetwork } from './from-network.ts';
import { networkOf } from './network.ts';
import { postgresRateLimiter } from './postgres-rate-limiter.ts';
import { keyOf, type RateLimiter, type RateLimitPolicy } from './rate-limiter.ts';
import { redisRateLimiter, withFallback } from './redis-rate-limiter.ts';
import { startDemotedRedis, startRedis, type TestRedis, withoutRedis } from './testing.ts';

const strict: RateLimitPolicy = {
  free: 3,
  firstBackoffSeconds: 10,
  longestBackoffSeconds: 45,
  forgetSeconds: 60,
};
const quick: RateLimitPolicy = {
  free: 1,
  firstBackoffSeconds: 1,
  longestBackoffSeconds: 1,
  forgetSeconds: 60,
};
const forgetful: RateLimitPolicy = {
  free: 1,
  firstBackoffSeconds: 0.01,
  longestBackoffSeconds: 0.01,
  forgetSeconds: 0.05,
};
/** What remains of a pause on a machine that has other things to do. */
const pauseOf = (seconds: number) => expect.toBeOneOf([seconds - 2, seconds - 1, seconds]);
const waits = pauseOf(10);

function behaves(open: () => RateLimiter): void {
  const take = (key: string, policy = strict) => open().take([{ key, policy }]);
  const times = async (count: number, key: string) => {
    const answers: number[] = [];
    for (let i = 0; i < count; i++) answers.push(await take(key));
    return answers;
  };

  test('some tries are free, then one waits; tries that are refused do not lengthen it', async () => {
    expect(await times(5, 'a')).toEqual([0, 0, 0, waits, waits]);
    expect(await take('b')).toBe(0);
  });

  test('pauses double up to the longest', async () => {
    const pauseAfter = async (count: number) => {
      const key = `pause ${count}`;
      for (let i = 1; i < count; i++) await take(key, { ...strict, free: 99 });
      return [await take(key), await take(key)];
    };
    expect(await Promise.all([2, 3, 4, 5, 6, 7, 30].map(pauseAfter))).toEqual(
      [0, 10, 20, 40, 45, 45, 45].map((seconds) => [0, seconds === 0 ? 0 : pauseOf(seconds)]),
    );
  });

  test('of many at once no more than the free ones come through', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => take('flood')));
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(3);
  });

  test('after the pause one may try again, and what is forgotten begins anew', async () => {
    expect([await take('c', quick), await take('c', quick)]).toEqual([0, 1]);
    await expect.poll(() => take('c', quick)).toBe(0);
    expect(await take('d', forgetful)).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(await open().take([{ key: 'd', policy: strict }])).toBe(0);
    expect(await times(3, 'd')).toEqual([0, 0, waits]);
  });

  test('a block of networks that is in steady use is never shut, and waits no longer than to the end of its window', async () => {
    let networks = 0;
    const from = (what: string, forgetSeconds: number) => {
      networks += 1;
      return open().take(
        fromNetwork(what, `2001:db8:1:${networks.toString(16)}::1`, { ...strict, free: 1, forgetSeconds }),
      );
    };
    const steady: number[] = [];
    for (let n = 0; n < 40; n += 1) {
      steady.push(await from('steady', 0.4));
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    expect(steady).toEqual(Array(40).fill(0));

    const flood: number[] = [];
    for (let n = 0; n < 18; n += 1) flood.push(await from('flood', 40));
    expect(flood).toEqual([...Array(16).fill(0), waits, waits]);
    const short: number[] = [];
    for (let n = 0; n < 17; n += 1) short.push(await from('short', 1));
    expect(short).toEqual([...Array(16).fill(0), 1]);
    await expect.poll(() => from('short', 1)).toBe(0);
    for (let n = 0; n < 15; n += 1) expect(await from('short', 1)).toBe(0);
  });

  test('where one key must wait, none is counted', async () => {
    await times(3, 'e');
    const both = [
      { key: 'e', policy: strict },
      { key: 'f', policy: strict },
    ];
    expect(await open().take(both)).toEqual(waits);
    expect(await times(3, 'f')).toEqual([0, 0, 0]);
  });

  test('a quota is used up, is not by more tries, grows, and begins anew when its time is over', async () => {
    const spend = (most: number, seconds = 50) => open().spend('quota', { most, seconds });
    const flood = await Promise.all(Array.from({ length: 8 }, () => spend(3)));
    expect(flood.toSorted()).toEqual([0, 0, 0, ...Array(5).fill(expect.toBeOneOf([47, 48, 49, 50]))]);
    expect([await spend(4), await spend(4)]).toEqual([0, expect.any(Number)]);
    expect(await open().spend('short', { most: 1, seconds: 0.2 })).toBe(0);
    expect(await open().spend('short', { most: 1, seconds: 0.2 })).toBe(1);
    await expect.poll(() => open().spend('short', { most: 1, seconds: 50 })).toBe(0);
  });

  test('of a quota all that is wanted at once is counted, or nothing', async () => {
    const spend = (count: number) => open().spend('at once', { most: 5, seconds: 50, count });
    expect(await spend(6)).toBeGreaterThan(0);
    expect([await spend(3), (await spend(3)) > 0, await spend(2), (await spend(1)) > 0]).toEqual([
      0,
      true,
      0,
      true,
    ]);
  });

  test('success makes a clean start', async () => {
    await times(3, 'g');
    await open().forget(['g']);
    expect(await take('g')).toBe(0);
  });
}

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('counted in the database', () => {
  behaves(() => postgresRateLimiter(database.db));

  test('one that began before another, and comes to a key after it, is none too many', async () => {
    const { take } = postgresRateLimiter(database.db);
    const both = ['held', 'shared'].map((key) => ({ key, policy: strict }));
    await take(both);
    let first: Promise<number> = Promise.resolve(-1);
    await database.db.transaction(async (tx) => {
      await tx.execute("select from tries where key = 'held' for update");
      first = take(both);
      const waits =
        "select count(*)::int as n from pg_locks where not granted and locktype in ('transactionid', 'tuple')";
      await expect.poll(async () => (await tx.execute<{ n: number }>(waits)).rows[0]?.n).toBeGreaterThan(0);
      expect(await take([{ key: 'shared', policy: strict }])).toBe(0);
    });
    expect(await first).toBe(0);
  });
});

describe.skipIf(withoutRedis)(`counted in Redis${withoutRedis ? `: ${withoutRedis}` : ''}`, () => {
  let server: TestRedis;
  const opened: ReturnType<typeof openRedis>[] = [];
  const open = () => {
    const redis = openRedis(server.url, () => undefined);
    opened.push(redis);
    return redis;
  };
  let rateLimiter: RateLimiter;
  beforeAll(async () => {
    server = await startRedis();
    const redis = open();
    await new Promise((resolve) => redis.once('ready', resolve));
    rateLimiter = redisRateLimiter(redis);
  });
  afterAll(async () => {
    for (const redis of opened) redis.disconnect();
    await server?.stop();
  });

  behaves(() => rateLimiter);

  test('while Redis is away the database counts, and Redis again when it is back', async () => {
    let away = 0;
    const redis = open();
    await new Promise((resolve) => redis.once('ready', resolve));
    const either = withFallback(redisRateLimiter(redis), postgresRateLimiter(database.db), () => away++);
    const port = Number(new URL(server.url).port);
    await server.stop();
    const answers: number[] = [];
    for (let i = 0; i < 5; i++) answers.push(await either.take([{ key: 'away', policy: strict }]));
    expect(answers).toEqual([0, 0, 0, waits, waits]);
    expect(away).toBe(5);

    server = await startRedis(port);
    if (redis.status !== 'ready') await new Promise((resolve) => redis.once('ready', resolve));
    expect(await either.take([{ key: 'away', policy: strict }])).toBe(0);
    expect(away).toBe(5);
  });
});

test('a Redis that was demoted and kept its connections is left for the one that its address leads to now', async () => {
  const server = await startDemotedRedis();
  const redis = openRedis(server.url, () => undefined);
  try {
    await new Promise((resolve) => redis.once('ready', resolve));
    const tried = () => redisRateLimiter(redis).take([{ key: 'demoted', policy: strict }]);
    await expect(tried()).rejects.toThrow('READONLY');
    await expect.poll(() => tried().catch(() => undefined)).toBe(0);
  } finally {
    redis.disconnect();
    await server.stop();
  }
});

test('a key is the same in any case and tells nothing', () => {
  expect(keyOf('sign-in', 'Nimali@Example.lk')).toBe(keyOf('sign-in', 'nimali@example.lk'));
  expect(keyOf('sign-in', 'nimali@example.lk')).not.toMatch(/nimali/i);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
