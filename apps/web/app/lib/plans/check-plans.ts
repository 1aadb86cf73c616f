import { dayOf, daysBetween, isDay, monthOf } from '@serendib/contract/calendar';
import { t } from '@serendib/contract/words/t';
import { most, type Plans } from './plans.ts';

/** So long a visitor may stay, and so far ahead is planned. */
const mostNights = 180;
const mostYears = 3;

export type PlanField = 'from' | 'to' | 'month' | 'adults' | 'children';
export type PlanProblems = Partial<Record<PlanField, string>>;

type Checked<Value> = { value: Value } | { problems: PlanProblems };

/** Plans as they were written into a form, or what is wrong with them in words. */
export function checkPlans(form: FormData, now = Date.now()): { plans: Plans } | { problems: PlanProblems } {
  const said = (name: string) => String(form.get(name) ?? '').trim();
  const days = checkDays(said('from'), said('to'), said('month'), now);
  const adults = checkAdults(said('adults'));
  const children = checkChildren(said('children'));
  const problems = Object.assign(
    {},
    ...[days, adults, children].map((one) => ('problems' in one ? one.problems : {})),
  );
  if ('problems' in days || 'problems' in adults || 'problems' in children) return { problems };
  const languages = form.getAll('language').map(String).filter(Boolean).slice(0, most.languages);
  return { plans: { ...days.value, adults: adults.value, children: children.value, languages } };
}

function checkDays(
  from: string,
  to: string,
  month: string,
  now: number,
): Checked<Pick<Plans, 'from' | 'to' | 'month'>> {
  if (!from && !to) return { value: { from: null, to: null, month: checkedMonth(month, now) } };
  if (month)
    return { problems: { month: t('Please give days or a month: one of them has to be taken away.') } };
  if (!from) return { problems: { from: t('Please give the first day as well.') } };
  if (!to) return { problems: { to: t('Please give the last day as well.') } };
  const odd = isDay(from) ? !isDay(to) && 'to' : 'from';
  if (odd) return { problems: { [odd]: t('Please give a day of the calendar.') } };
  const nights = daysBetween(from, to);
  if (nights < 0) return { problems: { to: t('This is before the first day.') } };
  // A journey may have begun: its plans are kept until its last day is over.
  if (to < dayOf(now)) return { problems: { from: t('This day has passed.') } };
  if (nights > mostNights)
    return {
      problems: { to: t('That is {nights} nights. At most {mostNights}, please.', { nights, mostNights }) },
    };
  if (daysBetween(dayOf(now), to) > mostYears * 366)
    return { problems: { to: t('At most {mostYears} years ahead, please.', { mostYears }) } };
  return { value: { from, to, month: null } };
}

/** It is chosen from a list, which an old page may have kept for long. */
const checkedMonth = (month: string, now: number): string | null =>
  /^\d{4}-\d\d$/.test(month) && month >= monthOf(now) ? month : null;

function checkAdults(written: string): Checked<number | null> {
  if (!written) return { value: null };
  const adults = Number(written);
  if (!Number.isInteger(adults) || adults < 1 || adults > most.adults)
    return { problems: { adults: t('Please give a number from 1 to {most}.', { most: most.adults }) } };
  return { value: adults };
}

function checkChildren(written: string): Checked<number[]> {
  const ages = written.split(/[\s,;]+/).filter(Boolean);
  if (ages.length > most.children) return { problems: { children: t('At most ten children.') } };
  if (!ages.every((age) => /^\d{1,2}$/.test(age) && Number(age) <= most.age))
    return {
      problems: {
        children: t('Please give each child’s age from 0 to {age}, with commas between.', { age: most.age }),
      },
    };
  return { value: ages.map(Number) };
}
