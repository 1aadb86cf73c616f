import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeptFragments } from './kept-fragments.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('a part of a page is kept for half a minute, also where the clock of the machine is set back meanwhile', () => {
  const kept = new KeptFragments();
  kept.set('card', '<article>');
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(29_000);
  expect(kept.get('card')).toBe('<article>');
  vi.advanceTimersByTime(1_000);
  expect(kept.get('card')).toBeUndefined();
});
