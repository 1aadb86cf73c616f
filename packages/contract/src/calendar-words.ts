import { dateParts, dayInWords, hourOf, type Instant, minuteOf, monthOf, weekdayOf } from './calendar.ts';
import { t } from './words/t.ts';

const shortMonth = (at: Instant): string =>
  t('Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sept, Oct, Nov, Dec').split(', ')[
    Number(monthOf(at).split('-')[1]) - 1
  ] ?? '';
/** Of the days of a week, from Sunday on. */
const shortWeekdays = (): string[] => t('Sun, Mon, Tue, Wed, Thu, Fri, Sat').split(', ');
/** The same over the columns of a month, where there is room for two or three letters on a phone. */
export const weekdayHeads = (): string[] =>
  t('Sun, Mon, Tue, Wed, Thu, Fri, Sat', {}, 'over a column').split(', ');
const weekday = (at: Instant): string => shortWeekdays()[weekdayOf(at)] ?? '';
const clock = (at: Instant): string =>
  [hourOf(at), minuteOf(at)].map((part) => String(part).padStart(2, '0')).join(':');

/** `Sat 21 November`, of an instant or of a day. */
export const weekdayInWords = (at: Instant): string => {
  const { day, month } = dateParts(at);
  return t('{weekday} {day} {month}', { weekday: weekday(at), day, month }, 'date');
};
/** `Sat 21 November 2026` */
export const weekdayAndYearInWords = (at: Instant): string => {
  const { day, month, year } = dateParts(at);
  return t('{weekday} {day} {month} {year}', { weekday: weekday(at), day, month, year }, 'date');
};
/** `21 Nov`, of an instant or of a day. */
export const shortDayInWords = (at: Instant): string =>
  t('{day} {month}', { day: dateParts(at).day, month: shortMonth(at) }, 'date');
/** `21 November 2026 to 24 November 2026`, of days of which the last is included. */
export const daysInWords = ({ from, to }: { from: string; to: string }): string =>
  from === to
    ? dayInWords(from)
    : t('{from} to {to}', { from: dayInWords(from), to: dayInWords(to) }, 'date');
/** `21 Nov 2026, 17:30` */
export const momentInWords = (at: Instant): string => {
  const { day, year } = dateParts(at);
  return t('{day} {month} {year}, {time}', { day, month: shortMonth(at), year, time: clock(at) }, 'date');
};
/** `November 2026`, of an instant or of a month, `2026-11`. */
export const monthInWords = (at: Instant): string => {
  const { month, year } = dateParts(at);
  return t('{month} {year}', { month, year }, 'date');
};
/** `Nov`, of an instant or of a month. */
export const shortMonthInWords = (at: Instant): string => shortMonth(at);
