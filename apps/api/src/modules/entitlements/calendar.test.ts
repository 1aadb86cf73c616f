import { describe, expect, test } from 'vitest';
import { addDays, addPlan, dayOf } from './calendar.ts';

const at = (colombo: string) => new Date(`${colombo}+05:30`);

describe('a plan lasts a calendar month or year in Asia/Colombo', () => {
  test.each([
    ['2026-11-21T11:30:00', 'monthly', '2026-12-21T11:30:00'],
    ['2026-12-21T11:30:00', 'monthly', '2027-01-21T11:30:00'],
    ['2027-01-31T11:30:00', 'monthly', '2027-02-28T11:30:00'],
    ['2028-01-31T11:30:00', 'monthly', '2028-02-29T11:30:00'],
    ['2027-03-31T23:59:59', 'monthly', '2027-04-30T23:59:59'],
    ['2027-02-28T00:00:00', 'monthly', '2027-03-28T00:00:00'],
    ['2026-11-21T11:30:00', 'yearly', '2027-11-21T11:30:00'],
    ['2028-02-29T11:30:00', 'yearly', '2029-02-28T11:30:00'],
    ['2099-12-31T23:59:59', 'monthly', '2100-01-31T23:59:59'],
  ] as const)('%s, %s, to %s', (from, plan, to) => {
    expect(addPlan(at(from), plan)).toEqual(at(to));
  });

  test('by the day there, not the day in London', () => {
    // In Colombo it is 31 January already.
    expect(addPlan(new Date('2027-01-30T20:00:00Z'), 'monthly')).toEqual(new Date('2027-02-27T20:00:00Z'));
    expect(addPlan(new Date('2027-02-28T18:29:59Z'), 'monthly')).toEqual(new Date('2027-03-28T18:29:59Z'));
    expect(addPlan(new Date('2027-02-28T18:30:00Z'), 'monthly')).toEqual(new Date('2027-03-31T18:30:00Z'));
  });
});

test('days are days of 24 hours, and have their name in Asia/Colombo', () => {
  expect(addDays(at('2026-11-21T11:30:00'), 30)).toEqual(at('2026-12-21T11:30:00'));
  expect(dayOf(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
  expect(dayOf(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
});
