import { dayOf, daysBetween, type Instant, isDay } from '../calendar.ts';
import { later } from '../calendars/days-order.ts';
import { longestSpan } from '../calendars/longest-span.ts';
import { t } from '../words/t.ts';

/** The first and the last day that a list is asked for, as they were written. */
export interface DaysAsked {
  from?: string | undefined;
  to?: string | undefined;
}

type Problem = ['from' | 'to', string];

/** What is wrong with days that are days: they come in pairs, in their order, and no more than a calendar shows. */
export function problemInOrder({ from, to }: DaysAsked): Problem | undefined {
  if (!from && !to) return undefined;
  if (!from) return ['from', t('Please give the first day as well.')];
  if (!to) return ['to', t('Please give the last day as well.')];
  if (to < from) return ['to', t('The last day is before the first.')];
  if (daysBetween(from, to) >= longestSpan)
    return ['to', t('Please ask for at most {longestSpan} days.', { longestSpan })];
  return undefined;
}

/** The same of what an address says, which may be no day at all, or one that has passed since it was kept. */
export function problemInDays(asked: DaysAsked): Problem | undefined {
  const odd = (['from', 'to'] as const).find((name) => asked[name] && !isDay(asked[name]));
  if (odd) return [odd, t('Please give a day of the calendar.')];
  const problem = problemInOrder(asked);
  if (!problem && asked.to && asked.to < dayOf(Date.now())) return ['to', t('These days have passed.')];
  return problem;
}

/** Days that are over are left on no more: those of a journey that are not, from today on. Undefined where all of them are. */
export function daysAhead(
  { from, to }: { from: string; to: string },
  now: Instant = Date.now(),
): { from: string; to: string } | undefined {
  const today = dayOf(now);
  return to < today ? undefined : { from: later(from, today), to };
}
