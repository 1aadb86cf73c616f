import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Lag } from './lag.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a replica is too far behind when it lacks what was written two seconds ago, and not when it lacks the newest', () => {
  const lag = new Lag();
  lag.add('0/100');
  vi.advanceTimersByTime(1_000);
  lag.add('0/200');
  vi.advanceTimersByTime(1_500);
  lag.add('1/0');
  expect(['0/0', '0/FF', '0/100', '0/FFFFFFFF', '1/0'].map((replayed) => lag.isTooLong(replayed))).toEqual([
    ...[true, true],
    ...[false, false, false],
  ]);
});

test('a replica that lacks what was written just now is not too far behind where the clock was set back', () => {
  const lag = new Lag();
  for (const place of ['0/100', '0/200', '0/300']) {
    lag.add(place);
    vi.advanceTimersByTime(1_000);
  }
  vi.setSystemTime(Date.now() - 3_600_000);
  lag.add('0/400');
  expect(['0/FF', '0/300'].map((replayed) => lag.isTooLong(replayed))).toEqual([true, false]);
});
