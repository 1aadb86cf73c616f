import { dayAfter, dayOf, daysBetween, monthOf } from '@serendib/contract/calendar';
import { later } from '@serendib/contract/calendars/days-order';
import type { TripCopy } from '@serendib/contract/trips/trip';
import type { Plans } from '~/lib/plans/plans.ts';

/** Days, or a month; what is not said is null. */
export type When = Pick<Plans, 'from' | 'to' | 'month'>;

/** The same of a form, where nothing stands in a field. */
export const saidIn = ({ from, to, month }: Record<keyof When, string>): When => ({
  from: from || null,
  to: to || null,
  month: month || null,
});

export interface TripDays extends When {
  nights: number;
}

/** When a trip is. One without nights says no last day: the plans may, where they begin on the same one. */
export function daysOf({ from, month, stops }: TripCopy, plans: Plans): TripDays {
  const nights = stops.reduce((sum, stop) => sum + stop.nights, 0);
  if (from && nights > 0) return { from, to: dayAfter(from, nights), month, nights };
  return { from, to: from && plans.from === from ? plans.to : null, month, nights };
}

/** When a trip is goes before what its traveller said for all lists; one that has begun, is over or says nothing leaves it to that. */
export function whenOf(trip: TripCopy | undefined, plans: Plans): When {
  if (!trip) return plans;
  const { from, to, month } = daysOf(trip, plans);
  if (from && from >= dayOf(Date.now())) return { from, to: to ?? from, month: null };
  return month && month >= monthOf(Date.now()) ? { from: null, to: null, month } : plans;
}

/** A trip that says no last day is taken to go on for as long as a tourist may stay at first. */
const daysUnsaid = 30;

/** Whether the last of its nights, or its month, has been. */
export function isOver({ from, to, month }: TripDays): boolean {
  const last = to ?? (from && dayAfter(from, daysUnsaid));
  if (last) return last < dayOf(Date.now());
  return month !== null && month < monthOf(Date.now());
}

/** Whether these are all the days of a trip, or all that are left of it; where either says no days nothing is said against it. */
export function isWholeTrip({ from, to, month }: When, trip: TripDays): boolean {
  const first = from ?? to;
  if (!first && !month) return true;
  if (trip.from) return from === later(trip.from, dayOf(Date.now())) && to === (trip.to ?? trip.from);
  if (!(first ?? month)?.startsWith(trip.month ?? '')) return false;
  return (
    !first || trip.nights === 0 || (from !== null && to !== null && daysBetween(from, to) === trip.nights)
  );
}
