import { expect, test } from 'vitest';
import { dayAfter, dayOf } from '../calendar.ts';
import { longestSpan } from '../calendars/longest-span.ts';
import { problemInDays } from './days-asked.ts';

test.each([
  ['2037-02-30', '2037-03-02', 'from', 'Please give a day of the calendar.'],
  ['2037-03-02', 'soon', 'to', 'Please give a day of the calendar.'],
  [undefined, '2037-03-02', 'from', 'Please give the first day as well.'],
  ['2037-03-02', undefined, 'to', 'Please give the last day as well.'],
  ['2037-03-02', '2037-03-01', 'to', 'The last day is before the first.'],
  ['2001-03-01', '2001-03-02', 'to', 'These days have passed.'],
  ['2037-03-01', dayAfter('2037-03-01', longestSpan), 'to', `Please ask for at most ${longestSpan} days.`],
])('of the days from %s to %s it is said what is wrong with them', (from, to, field, words) => {
  expect(problemInDays({ from, to })).toEqual([field, words]);
});

test('days that are asked for rightly have nothing wrong with them: today alone, as many as may be, and none', () => {
  const today = dayOf(Date.now());
  const asked = [{ from: today, to: today }, { from: today, to: dayAfter(today, longestSpan - 1) }, {}];
  for (const days of asked) expect(problemInDays(days)).toBeUndefined();
});
