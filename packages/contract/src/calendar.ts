import { t } from './words/t.ts';

/** The calendar of Serendib: which day, month and year it is in Sri Lanka, wherever the server and the browser stand. */
export const zone = 'Asia/Colombo';

/** Sri Lanka's clocks are ahead of UTC by as much, summer and winter, since 2006. */
export const offsetMs = 330 * 60_000;
export const dayMs = 86_400_000;
export const daySeconds = dayMs / 1000;

export type Instant = Date | number | string;

/** The clock on a wall in Colombo, read with the `getUTC…` methods. */
const wallClock = (at: Instant): Date => new Date(new Date(at).getTime() + offsetMs);

/** `2026-11-21`: the day of an instant. */
export const dayOf = (at: Instant): string => wallClock(at).toISOString().slice(0, 10);
/** `2026-11`: the month of an instant. */
export const monthOf = (at: Instant): string => dayOf(at).slice(0, 7);
export const yearOf = (at: Instant): number => wallClock(at).getUTCFullYear();
/** 1 to 12, of an instant, a day or a month. */
export const monthNumberOf = (at: Instant): number => wallClock(at).getUTCMonth() + 1;
/** 0 on Sundays to 6 on Saturdays. */
export const weekdayOf = (at: Instant): number => wallClock(at).getUTCDay();
/** 0 to 23. */
export const hourOf = (at: Instant): number => wallClock(at).getUTCHours();
export const minuteOf = (at: Instant): number => wallClock(at).getUTCMinutes();

/** When a day, `2026-11-21`, or the first of a month, `2026-11`, begins. */
export const startOf = (dayOrMonth: string): Date => new Date(Date.parse(dayOrMonth) - offsetMs);

/** The day so many days after another; before it with a negative number. */
export const dayAfter = (day: string, count: number): string => dayOf(startOf(day).getTime() + count * dayMs);

/** `2027-02-30` is none, which `Date` would take for a day of March. */
export function isDay(written: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(written)) return false;
  const at = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(written);
}

/** Days from one day to another: 1 from today to tomorrow. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The name of a month, 1 to 12; those of `Intl` differ between browsers, and in Sinhala are of another calendar. */
export const monthName = (month: number): string =>
  t('January, February, March, April, May, June, July, August, September, October, November, December').split(
    ', ',
  )[month - 1] ?? '';

/** The parts of a date as its words need them, of an instant, a day or a month. */
export function dateParts(at: Instant): { year: number; month: string; day: number } {
  const [year = 0, month = 0, day = 0] = dayOf(at).split('-').map(Number);
  return { year, month: monthName(month), day };
}

/** `21 November 2026`, of an instant or of a day. */
export const dayInWords = (at: Instant): string => {
  const { day, month, year } = dateParts(at);
  return t('{day} {month} {year}', { day, month, year }, 'date');
};

/** So many times 24 hours later. */
export const addDays = (from: Date, count: number): Date => new Date(from.getTime() + count * dayMs);

/** The last moment of a day, `2026-11-21`. */
export const endOf = (day: string): Date => new Date(startOf(day).getTime() + dayMs - 1);
