import { routeOf } from '@serendib/contract/trips/route/days';
import { plannerOf } from '@serendib/contract/trips/route/planner';
import type { TripCopy } from '@serendib/contract/trips/trip';
import type { Call } from '~/lib/api/call.ts';
import { storedRoads } from './kept-roads.ts';

/** About how far a trip goes by road; null where it has no way, or a leg of it is not known. */
export async function kilometresOf(trip: TripCopy | undefined, call: Call): Promise<number | null> {
  const ways = trip ? trip.stops.length - 1 + trip.stops.flatMap(({ dayTrips }) => dayTrips).length : 0;
  if (!trip || ways < 1) return null;
  // A question can be asked without it.
  const table = storedRoads() ?? (await call('GET /roads').catch(() => undefined));
  if (!table) return null;
  const { legs, days, kilometres } = routeOf(trip.stops, { ...plannerOf(table), from: trip.from });
  const isKnown = [...legs, ...days.flatMap(({ dayTrips }) => dayTrips)].every(({ way }) => way);
  return isKnown && kilometres >= 1 ? Math.round(kilometres) : null;
}
