import { expect, test } from 'vitest';
import { daysSince, daysUntil, endsSoon } from './renewal.ts';

const now = Date.parse('2026-11-21T00:00:00Z');
const ends = (premiumExpiry: string | null, isPremium = true) => endsSoon({ isPremium, premiumExpiry }, now);

// Proves STATE-08, LIMIT-06, OWN-STATE-23, OWN-LIMIT-15.
test('premium ends soon from fourteen days before its end until its end', () => {
  expect(ends('2026-12-05T00:00:00Z')).toBe(true);
  expect(ends('2026-12-05T00:00:01Z')).toBe(false);
  expect(ends('2026-11-21T00:00:01Z')).toBe(true);
  expect(ends('2026-11-21T00:00:00Z')).toBe(false);
  expect(ends(null)).toBe(false);
  expect(ends('2026-11-25T00:00:00Z', false)).toBe(false);
});

test('days that are left are those of Colombo, of which none is left on the day of the end; days that have passed are whole', () => {
  // Now it is half past five in the morning of the 21st there, which lasts until 18:30 in Greenwich.
  expect(daysUntil('2026-11-21T00:00:01Z', now)).toBe(0);
  expect(daysUntil('2026-11-21T18:29:59Z', now)).toBe(0);
  expect(daysUntil('2026-11-21T18:30:00Z', now)).toBe(1);
  expect(daysUntil('2026-11-23T00:00:00Z', now)).toBe(2);
  expect(daysUntil('2026-11-20T00:00:00Z', now)).toBe(0);
  expect(daysSince('2026-11-20T00:00:01Z', now)).toBe(0);
  expect(daysSince('2026-11-18T00:00:00Z', now)).toBe(3);
});
