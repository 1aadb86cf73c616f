import { dayOf, type Instant, monthNumberOf, startOf, yearOf } from './calendar.ts';

/** Months of the calendar of Serendib, counted from year 0. */
const monthsSince0 = (at: Instant): number => yearOf(at) * 12 + monthNumberOf(at) - 1;
const twoDigits = (value: number): string => String(value).padStart(2, '0');
const monthFrom = (months: number): string => `${Math.floor(months / 12)}-${twoDigits((months % 12) + 1)}`;

/** The last so many months up to that of an instant, `2026-11`, the oldest first. */
export const monthsUpTo = (at: Instant, count: number): string[] =>
  Array.from({ length: count }, (_, index) => monthFrom(monthsSince0(at) - (count - 1 - index)));

/**
 * So many calendar months later, at the same time of the day. A day that the month does not have becomes its last: a
 * month from 31 January ends on 28 or 29 February.
 */
export function addMonths(from: Date, count: number): Date {
  const months = monthsSince0(from) + count;
  const lastDay = dayOf(startOf(monthFrom(months + 1)).getTime() - 1).slice(8);
  const today = dayOf(from);
  const day = today.slice(8) < lastDay ? today.slice(8) : lastDay;
  return new Date(
    startOf(`${monthFrom(months)}-${day}`).getTime() + from.getTime() - startOf(today).getTime(),
  );
}
