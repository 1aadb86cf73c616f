import { dayAfter, dayOf } from '@serendib/contract/calendar';
import { hasCall } from '@serendib/contract/listings/endpoints/keys';
import type { KindName } from '@serendib/contract/listings/kind';
import { formatNumber } from '@serendib/contract/words/format-number';
import { t } from '@serendib/contract/words/t';
import type { ItemOf } from '~/lib/api/call.ts';

export type Day = ItemOf<'GET /listings/{id}/days'>;
export type Counted = 'views' | 'clicks' | 'inquiries';

export const series = [
  { name: 'views', label: t('Views') },
  { name: 'clicks', label: t('Clicks') },
  { name: 'inquiries', label: t('Calls and messages') },
] as const satisfies readonly { name: Counted; label: string }[];

export type Shown = readonly (typeof series)[number][];
/** What is counted of a kind; what is not is not shown, because a nought would say that there were none. */
export const seriesOf = (kind: KindName): Shown =>
  series.filter(
    ({ name }) =>
      name === 'views' ||
      (name === 'clicks' && kind === 'businessListing') ||
      (name === 'inquiries' && hasCall(kind, 'inquiry')),
  );

export const periods = [
  { days: 30, label: t('30 days') },
  { days: 90, label: t('90 days') },
  { days: 365, label: t('A year') },
] as const;
export type Period = (typeof periods)[number]['days'];

export const periodOf = (word: string | undefined): Period =>
  periods.find(({ days }) => String(days) === word)?.days ?? 30;

/** Every day up to today in Sri Lanka, the oldest first; on those the server leaves out nothing happened. */
export function everyDay(found: readonly Day[], count: number, now: number): Day[] {
  const known = new Map(found.map((one) => [one.day, one]));
  const today = dayOf(now);
  return Array.from({ length: count }, (_, index) => {
    const day = dayAfter(today, index - count + 1);
    return known.get(day) ?? { day, views: 0, clicks: 0, inquiries: 0 };
  });
}

export const total = (days: readonly Day[], name: Counted): number =>
  days.reduce((sum, day) => sum + day[name], 0);

export const counted: Record<Counted, (count: number) => string> = {
  views: (count) =>
    t('{count, plural, one {{number} view} other {{number} views}}', { count, number: formatNumber(count) }),
  clicks: (count) =>
    t('{count, plural, one {{number} click} other {{number} clicks}}', {
      count,
      number: formatNumber(count),
    }),
  inquiries: (count) =>
    t('{count, plural, one {{number} call or message} other {{number} calls and messages}}', {
      count,
      number: formatNumber(count),
    }),
};

export const figures = (day: Omit<Day, 'day'>, shown: Shown = series): string =>
  shown.map(({ name }) => counted[name](day[name])).join(', ');
