import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startRedis, type TestRedis, withoutRedis } from '../../rate-limiter/testing.ts';
import { openRedis } from '../../redis.ts';
import { countedInRedis, RequestCounts } from './request-counter.ts';

test('a window begins with the first request and counts anew when it is over', () => {
  let now = 0;
  const counts = new RequestCounts(() => now);
  expect(counts.add('a', 60_000)).toEqual({ current: 1, ttl: 60_000 });
  now = 20_000;
  expect(counts.add('a', 60_000)).toEqual({ current: 2, ttl: 40_000 });
  expect(counts.add('b', 60_000)).toEqual({ current: 1, ttl: 60_000 });
  now = 60_000;
  expect(counts.add('a', 60_000)).toEqual({ current: 1, ttl: 60_000 });
});

test('a window ends after its time, also where the clock of the machine is set back meanwhile', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  try {
    const counts = new RequestCounts();
    for (const current of [1, 2]) expect(counts.add('a', 60_000)).toEqual({ current, ttl: 60_000 });
    vi.setSystemTime(Date.now() - 5 * 3_600_000);
    vi.advanceTimersByTime(60_000);
    expect(counts.add('a', 60_000)).toEqual({ current: 1, ttl: 60_000 });
  } finally {
    vi.useRealTimers();
  }
});

describe.skipIf(withoutRedis)(`in Redis${withoutRedis ? `: ${withoutRedis}` : ''}`, () => {
  let redis: TestRedis | undefined;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis?.stop());

  test('machines count together, and each for itself while Redis is away', async () => {
    const open = openRedis(redis?.url ?? '', () => undefined);
    const machines = [1, 2].map(() => countedInRedis(open, new RequestCounts()));
    const count = (machine: number) => machines[machine]?.count('a', 60_000);
    try {
      await expect.poll(() => open.status).toBe('ready');
      for (const expected of [1, 2, 3, 4])
        expect(await count(expected % 2)).toEqual({
          current: expected,
          ttl: expect.toSatisfy((ms) => ms > 50_000 && ms <= 60_000),
        });
      expect(await machines[0]?.count('b', 20)).toMatchObject({ current: 1 });
      await sleep(40);
      expect(await machines[0]?.count('b', 20)).toMatchObject({ current: 1 });
      await redis?.stop();
      redis = undefined;
      expect([await count(0), await count(0), await count(1)]).toEqual([
        { current: 1, ttl: 60_000 },
        { current: 2, ttl: expect.any(Number) },
        { current: 1, ttl: 60_000 },
      ]);
    } finally {
      open.disconnect();
    }
  });
});
