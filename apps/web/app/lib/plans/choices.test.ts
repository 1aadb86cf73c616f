import { afterEach, expect, test, vi } from 'vitest';
import { comingMonths } from './choices.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('months to come begin with that of Sri Lanka, and keep the one that was chosen before', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T20:00:00Z') });
  const months = [
    { value: '2026-12', label: 'December 2026' },
    { value: '2027-01', label: 'January 2027' },
  ];
  expect(comingMonths(2)).toEqual(months);
  expect(comingMonths(2, '2027-01')).toEqual(months);
  expect(comingMonths(2, '2026-10')).toEqual([{ value: '2026-10', label: 'October 2026' }, ...months]);
});
