import { type Warning, warningsOf } from '@serendib/contract/trips/route/advice/warnings';
import { type Route, routeOf } from '@serendib/contract/trips/route/days';
import type { Planner } from '@serendib/contract/trips/route/planner';
import type { TripCopy } from '@serendib/contract/trips/trip';
import { useMemo } from 'react';

export interface Reckoned {
  planner: Planner;
  route: Route;
  warnings: Warning[];
}

/** The legs, days and warnings of a trip. */
export function useRoute({ stops, from, month }: TripCopy, planner: Planner): Reckoned {
  return useMemo(() => {
    const route = routeOf(stops, { ...planner, from });
    return { planner, route, warnings: warningsOf(stops, route, { planner, month: from ? null : month }) };
  }, [stops, from, month, planner]);
}
