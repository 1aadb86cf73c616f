import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CachedFragments } from './cached-fragments.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('a part of a page is kept for half a minute, also where the clock of the machine is set back meanwhile', () => {
  const fragments = new CachedFragments();
  fragments.set('card', '<article>');
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(29_000);
  expect(fragments.get('card')).toBe('<article>');
  vi.advanceTimersByTime(1_000);
  expect(fragments.get('card')).toBeUndefined();
});
