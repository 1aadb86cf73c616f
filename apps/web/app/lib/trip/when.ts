import { dayAfter, dayOf, monthOf } from '@serendib/contract/calendar';
import type { TripCopy } from '@serendib/contract/trips/trip';
import type { Plans } from '~/lib/plans/plans.ts';

export type When = Pick<Plans, 'from' | 'to' | 'month'>;

/** When a trip is goes before what its traveller said for all lists; one that has begun, is over or says nothing leaves it to that. */
export function whenOf(trip: TripCopy | undefined, plans: Plans): When {
  const isAhead = trip?.from && trip.from >= dayOf(Date.now());
  if (isAhead) return { from: trip.from, to: lastDayOf(trip, plans), month: null };
  const isMonthAhead = trip?.month && trip.month >= monthOf(Date.now());
  return isMonthAhead ? { from: null, to: null, month: trip.month } : plans;
}

/** A trip without nights says no last day: the plans may, where they begin on the same one. */
function lastDayOf({ from, stops }: TripCopy, plans: Plans): string | null {
  const nights = stops.reduce((sum, stop) => sum + stop.nights, 0);
  if (from && nights > 0) return dayAfter(from, nights);
  return plans.from === from && plans.to ? plans.to : from;
}

/** Whether the last of its nights, or its month, has been. */
export function isOver(trip: TripCopy, plans: Plans): boolean {
  const last = lastDayOf(trip, plans);
  if (last) return last < dayOf(Date.now());
  return trip.month !== null && trip.month < monthOf(Date.now());
}

/** Whether these are all the days of a trip, or all that are left of it; where either says no days nothing is said against it. */
export function isWholeTrip({ from, to, month }: When, trip: TripCopy, plans: Plans): boolean {
  if (!from && !month) return true;
  if (!trip.from) return !trip.month || (month ?? from ?? '').startsWith(trip.month);
  const today = dayOf(Date.now());
  return from === (trip.from > today ? trip.from : today) && to === lastDayOf(trip, plans);
}
