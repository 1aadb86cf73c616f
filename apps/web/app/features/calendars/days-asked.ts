import type { DaySpan } from '@serendib/contract/calendars/calendar';
import { type Plans, readPlans } from '~/lib/plans/plans.ts';
import { plansIn } from '~/lib/plans/plans-address.ts';

const daysOf = ({ from, to }: Plans): DaySpan | undefined => (from && to ? { from, to } : undefined);

/** The days that the address names; one's own plans where it names none. In the browser alone. */
export function daysAsked(plans = readPlans()): DaySpan | undefined {
  const told = plansIn(new URLSearchParams(window.location.search));
  return (told && daysOf(told)) ?? daysOf(plans);
}

/** The page stays as it is, and its address can be sent on. */
export function keepInAddress(days: DaySpan | undefined): void {
  const url = new URL(window.location.href);
  for (const name of ['from', 'to', 'month'] as const) url.searchParams.delete(name);
  if (days) {
    url.searchParams.set('from', days.from);
    url.searchParams.set('to', days.to);
  }
  window.history.replaceState(window.history.state, '', url);
}
