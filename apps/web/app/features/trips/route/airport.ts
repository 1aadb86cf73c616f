import { placeOf, type RouteStop } from '@serendib/contract/trips/route/days';
import { kilometresBetween } from '@serendib/contract/trips/route/great-circle';
import type { Planner } from '@serendib/contract/trips/route/planner';

/** So near to the airport is at it. */
const atAirportKm = 3;

export function isAtAirport(stop: RouteStop | undefined, { airport, pointOf }: Planner): boolean {
  const place = stop && placeOf(stop, pointOf);
  return place !== undefined && airport !== undefined && kilometresBetween(place, airport) <= atAirportKm;
}
