import { isDay, monthNumberOf, yearOf } from '@serendib/contract/calendar';
import { type Month, monthNames } from '@serendib/contract/season/months-in';
import { readMonth } from '@serendib/contract/season/read-month';
import { t } from '@serendib/contract/words/t';
import { type LoadArgs, notFound } from '~/lib/api/load.ts';
import { checkPlans, type PlanProblems } from '~/lib/plans/check-plans.ts';
import { knownYears } from './facts/poya-days.ts';
import { daysPeriod, monthPeriod, type Period } from './period.ts';

export interface Asked {
  period: Period;
  /** What is asked for, as the address says it. */
  from: string | null;
  to: string | null;
  month: Month | null;
  refused: string | null;
  /** The days as they were typed, with what is wrong with each, where they cannot be shown. */
  typed: { from: string; to: string; problems: PlanProblems } | null;
}

/** What an address asks for: some days, a month, or this one where it says nothing that can be shown. */
export function asked({ params, query }: LoadArgs<{ month?: string }>, now: number): Asked {
  const thisYear = yearOf(now);
  // This one and the next also where their full moons are not known: what has the same days each year is.
  const years = new Set([thisYear, thisYear + 1, ...knownYears.filter((year) => year >= thisYear)]);
  const ofMonth = (month: Month, refused: string | null = null): Asked => ({
    period: monthPeriod(month, [...years]),
    ...{ from: null, to: null, month, refused, typed: null },
  });
  if (params.month !== undefined) {
    const at = (monthNames as readonly string[]).indexOf(params.month);
    if (at < 0) throw notFound(t('There is no such month.'));
    return ofMonth(at + 1);
  }
  const [from, to] = [query('from') ?? '', query('to') ?? ''];
  const thisMonth = monthNumberOf(now);
  if (from || to) {
    const form = new FormData();
    form.set('from', from);
    form.set('to', to);
    const checked = checkPlans(form, now);
    if ('problems' in checked) {
      const { problems } = checked;
      const month = isDay(from) ? monthNumberOf(from) : thisMonth;
      return { ...ofMonth(month, t('These days cannot be shown.')), typed: { from, to, problems } };
    }
    return { period: daysPeriod({ from, to }), from, to, month: null, refused: null, typed: null };
  }
  const sent = query('month');
  if (!sent) return ofMonth(thisMonth);
  const month = readMonth(sent);
  return month
    ? ofMonth(month)
    : ofMonth(thisMonth, t('There is no month "{value}".', { value: sent.slice(0, 40) }));
}
