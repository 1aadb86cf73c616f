import { dayAfter, dayInWords, daysBetween, monthOf, startOf, weekdayOf } from '@serendib/contract/calendar';
import { addMonths } from '@serendib/contract/calendar-months';
import { shortDayInWords } from '@serendib/contract/calendar-words';
import type { BusySpan, DaySpan } from '@serendib/contract/calendars/calendar';
import { t } from '@serendib/contract/words/t';

/** What a day is to who looks at it; days that have passed or are too far ahead cannot be chosen. */
export type DayState = keyof typeof stateWords;

/** So many days ahead are shown, today's month included. */
export const daysShown = 380;

export const monthAfter = (month: string, count: number): string => monthOf(addMonths(startOf(month), count));

/** The weeks of a month from Monday on, with gaps where days of another month would stand. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const count = daysBetween(first, `${monthAfter(month, 1)}-01`);
  const gaps = (weekdayOf(startOf(first)) + 6) % 7;
  const days: (string | null)[] = [
    ...Array<null>(gaps).fill(null),
    ...Array.from({ length: count }, (_, index) => dayAfter(first, index)),
  ];
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => days[week * 7 + day] ?? null),
  );
}

const isIn = (day: string, { from, to }: DaySpan) => from <= day && day <= to;
export const spanOf = <Span extends DaySpan>(spans: readonly Span[], day: string): Span | undefined =>
  spans.find((span) => isIn(day, span));

/** What travellers see of a day: that it is free only a calendar that is kept can say. */
export const publicState = (
  { kept, days }: { kept: boolean; days: readonly BusySpan[] },
  day: string,
  today: string,
): DayState => (day < today ? 'past' : (spanOf(days, day)?.state ?? (kept ? 'free' : 'unmarked')));

/** The spans that touch these days, cut to them. */
export const within = <Span extends DaySpan>(spans: readonly Span[], { from, to }: DaySpan): Span[] =>
  spans
    .filter((span) => span.from <= to && span.to >= from)
    .map((span) => ({ ...span, from: span.from < from ? from : span.from, to: span.to > to ? to : span.to }));

/** `12 Jan – 15 Jan`, or the one day. */
export const shortSpan = ({ from, to }: DaySpan): string =>
  from === to
    ? shortDayInWords(from)
    : t('{from} – {to}', { from: shortDayInWords(from), to: shortDayInWords(to) }, 'days');

/** `12 January 2027 to 15 January 2027`, or the one day. */
export const spanInWords = ({ from, to }: DaySpan): string =>
  from === to
    ? dayInWords(from)
    : t('{from} to {to}', { from: dayInWords(from), to: dayInWords(to) }, 'date');

/** By a word, not by a colour alone. */
export const stateWords = {
  free: t('free'),
  unmarked: t('not marked as busy'),
  busy: t('busy'),
  held: t('held for an offer'),
  past: t('has passed'),
  beyond: t('cannot be chosen yet'),
  blocked: t('blocked'),
  agreed: t('agreed'),
  away: t('away, as was said'),
  elsewhere: t('busy in another calendar'),
};
