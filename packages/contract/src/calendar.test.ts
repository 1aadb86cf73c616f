import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayAfter,
  dayInWords,
  dayOf,
  daysBetween,
  hourOf,
  monthOf,
  startOf,
  yearOf,
} from './calendar.ts';
import { addMonths, monthsUpTo } from './calendar-months.ts';
import { momentInWords, monthInWords, shortDayInWords, weekdayInWords } from './calendar-words.ts';

const at = (colombo: string) => new Date(`${colombo}+05:30`);

describe('months and years are those of the calendar in Colombo', () => {
  test.each([
    ['2026-11-21T11:30:00', 1, '2026-12-21T11:30:00'],
    ['2026-12-21T11:30:00', 1, '2027-01-21T11:30:00'],
    ['2027-01-31T11:30:00', 1, '2027-02-28T11:30:00'],
    ['2028-01-31T11:30:00', 1, '2028-02-29T11:30:00'],
    ['2027-03-31T23:59:59', 1, '2027-04-30T23:59:59'],
    ['2027-02-28T00:00:00', 1, '2027-03-28T00:00:00'],
    ['2026-11-21T11:30:00', 2, '2027-01-21T11:30:00'],
    ['2026-12-31T11:30:00', 2, '2027-02-28T11:30:00'],
    ['2026-11-21T11:30:00', 12, '2027-11-21T11:30:00'],
    ['2028-02-29T11:30:00', 12, '2029-02-28T11:30:00'],
    ['2099-12-31T23:59:59', 1, '2100-01-31T23:59:59'],
    ['2027-01-15T08:00:00', -1, '2026-12-15T08:00:00'],
    ['2028-02-29T08:00:00', -84, '2021-02-28T08:00:00'],
  ] as const)('%s and %d months are %s', (from, months, to) => {
    expect(addMonths(at(from), months)).toEqual(at(to));
  });

  test('by the day there, not the day in London', () => {
    // In Colombo it is 31 January already.
    expect(addMonths(new Date('2027-01-30T20:00:00Z'), 1)).toEqual(new Date('2027-02-27T20:00:00Z'));
    expect(addMonths(new Date('2027-02-28T18:29:59Z'), 1)).toEqual(new Date('2027-03-28T18:29:59Z'));
    expect(addMonths(new Date('2027-02-28T18:30:00Z'), 1)).toEqual(new Date('2027-03-31T18:30:00Z'));
  });

  test('the last months go over the end of a year', () => {
    expect(monthsUpTo('2026-12-31T18:29:59Z', 3)).toEqual(['2026-10', '2026-11', '2026-12']);
    expect(monthsUpTo('2026-12-31T18:30:00Z', 3)).toEqual(['2026-11', '2026-12', '2027-01']);
  });
});

describe('a day begins at midnight in Colombo, half past six in the evening in Greenwich', () => {
  test.each([
    ['2026-11-21T18:29:59Z', '2026-11-21', 23],
    ['2026-11-21T18:30:00Z', '2026-11-22', 0],
    ['2026-11-30T18:30:00Z', '2026-12-01', 0],
    ['2026-12-31T18:30:00Z', '2027-01-01', 0],
    ['2028-02-28T18:30:00Z', '2028-02-29', 0],
    ['2028-02-29T18:45:00Z', '2028-03-01', 0],
  ])('%s is on %s', (instant, day, hour) => {
    expect([dayOf(instant), hourOf(instant)]).toEqual([day, hour]);
    expect(`${monthOf(instant)}${day.slice(7)}`).toBe(day);
    expect(String(yearOf(instant))).toBe(day.slice(0, 4));
    expect(dayInWords(instant)).toBe(dayInWords(day));
  });

  test('and so does a month', () => {
    expect(startOf('2026-11-22')).toEqual(new Date('2026-11-21T18:30:00Z'));
    expect(startOf('2026-12')).toEqual(new Date('2026-11-30T18:30:00Z'));
  });

  test('days are counted by the calendar', () => {
    expect(addDays(at('2026-11-21T11:30:00'), 30)).toEqual(at('2026-12-21T11:30:00'));
    expect([dayAfter('2028-02-28', 1), dayAfter('2028-02-28', 2), dayAfter('2027-01-01', -1)]).toEqual([
      '2028-02-29',
      '2028-03-01',
      '2026-12-31',
    ]);
    expect([daysBetween('2028-02-28', '2028-03-01'), daysBetween('2027-01-01', '2026-12-31')]).toEqual([
      2, -1,
    ]);
  });
});

test('days and moments have one form in words', () => {
  expect(dayInWords('2026-11-21T18:30:00Z')).toBe('22 November 2026');
  expect(weekdayInWords('2026-11-22')).toBe('Sun 22 November');
  expect(shortDayInWords('2026-11-22')).toBe('22 Nov');
  expect(shortDayInWords('2026-09-05')).toBe('5 Sept');
  expect(momentInWords('2026-11-21T18:30:00Z')).toBe('22 Nov 2026, 00:00');
  expect(monthInWords('2026-11')).toBe('November 2026');
});
