import { dayAfter, daysBetween, monthNumberOf, yearOf } from '@serendib/contract/calendar';
import { type Weather, weatherIn } from '@serendib/contract/season/climate';
import type { Month } from '@serendib/contract/season/months-in';
import { middleMonth } from '~/lib/plans/plans.ts';

/** Days, both included, `2027-01-12`. */
export interface Span {
  from: string;
  to: string;
}

/** What is looked at: some days, or one month of several years. */
export interface Period {
  spans: readonly Span[];
  /** How many of its days lie in each month. */
  days: ReadonlyMap<Month, number>;
  /** The month that is told of it, and that places are asked for. */
  month: Month;
}

const monthText = (year: number, month: Month) => `${year}-${String(month).padStart(2, '0')}`;

/** The last day of a month, `2027-02-28`. */
function endOf(year: number, month: Month): string {
  const [afterYear, after] = month === 12 ? [year + 1, 1 as Month] : [year, (month + 1) as Month];
  return dayAfter(`${monthText(afterYear, after)}-01`, -1);
}

/** A stay from one day to another. */
export function daysPeriod(span: Span): Period {
  const days = new Map<Month, number>();
  const monthsSince = (day: string) => yearOf(day) * 12 + monthNumberOf(day) - 1;
  for (let at = monthsSince(span.from); at <= monthsSince(span.to); at++) {
    const [year, month] = [Math.floor(at / 12), (at % 12) + 1];
    const start = `${monthText(year, month)}-01`;
    const from = span.from > start ? span.from : start;
    const to = span.to < endOf(year, month) ? span.to : endOf(year, month);
    days.set(month, (days.get(month) ?? 0) + daysBetween(from, to) + 1);
  }
  return { spans: [span], days, month: middleMonth(span.from, span.to) };
}

/** A month in each of these years. */
export const monthPeriod = (month: Month, years: readonly number[]): Period => ({
  spans: years.map((year) => ({ from: `${monthText(year, month)}-01`, to: endOf(year, month) })),
  ...{ days: new Map([[month, 30]]), month },
});

export const isIn = ({ spans }: Period, from: string, to = from): boolean =>
  spans.some((span) => from <= span.to && to >= span.from);

export const monthsOf = ({ days }: Period): Month[] => [...days.keys()];

/** The years in which its days lie. */
export const yearsIn = ({ spans }: Period): number[] => [
  ...new Set(spans.flatMap(({ from, to }) => [yearOf(from), yearOf(to)])),
];

const wetter: readonly Weather[] = ['dry', 'showers', 'monsoon'];

/** What most of the days are like in a district; of two that share them, the wetter. */
export function weatherOver(district: string, { days }: Period): Weather {
  const counts = new Map<Weather, number>();
  for (const [month, count] of days) {
    const weather = weatherIn(district, month);
    if (weather) counts.set(weather, (counts.get(weather) ?? 0) + count);
  }
  const most = Math.max(...counts.values());
  return wetter.findLast((weather) => counts.get(weather) === most) ?? 'showers';
}
