import type { ListQuery } from '~/lib/list/list-address.ts';
import { isEmpty, monthIn, type Plans, peopleIn, soundPlans } from './plans.ts';

/** What a list can be narrowed by that plans say something of; `days` may be a month too, where none are known yet. */
export type Taken = 'days' | 'onlyDays' | 'month' | 'seats' | 'language';

/** What plans ask of a list, as parameters of its address. */
export function planParameters(plans: Plans, takes: readonly Taken[]): ListQuery {
  const month = monthIn(plans);
  const people = peopleIn(plans);
  return {
    ...(takes.includes('days') && daysQuery(plans)),
    ...(takes.includes('onlyDays') && daysQuery({ ...plans, month: null })),
    ...(takes.includes('month') && month && { month: String(month) }),
    ...(takes.includes('seats') && people && { seats: String(people) }),
    ...(takes.includes('language') && plans.languages.length > 0 && { language: plans.languages }),
  };
}

/** The days alone, or the month. */
export const daysQuery = ({ from, to, month }: Pick<Plans, 'from' | 'to' | 'month'>): ListQuery => ({
  ...(from && to && { from, to }),
  ...(month && { month }),
});

/** The plans that an address tells of; null where it tells of none, or of nothing sound. */
export function plansIn(query: URLSearchParams, now = Date.now()): Plans | null {
  const adults = query.get('adults');
  const children = query.get('children');
  const plans = soundPlans(
    {
      from: query.get('from'),
      to: query.get('to'),
      month: query.get('month'),
      adults: adults ? Number(adults) : null,
      children: children ? children.split(',').map((age) => (age.trim() ? Number(age) : Number.NaN)) : [],
      languages: query.getAll('language'),
    },
    now,
  );
  return isEmpty(plans) ? null : plans;
}
