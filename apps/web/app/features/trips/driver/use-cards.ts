import type { Place } from '@serendib/contract/destinations/endpoints';
import type { Expecting } from '@serendib/contract/inquiries/expected';
import { arrivalsOf } from '@serendib/contract/trips/arrivals';
import { placeOf } from '@serendib/contract/trips/route/days';
import type { TripCopy } from '@serendib/contract/trips/trip';
import { usePlaces } from '~/lib/places/use-places.ts';
import { isOf } from '~/lib/trip/named-stop.ts';
import { useNamedStops } from '~/lib/trip/use-named-stops.ts';
import { useTrips } from '~/lib/trip/use-trips.ts';
import { kindOf, useExpected } from '../expected/use-expected.ts';
import { isAtAirport } from '../route/airport.ts';
import { usePlanner } from '../route/road-table.ts';
import { wayWords } from '../route/route-words.ts';

export interface StopCard {
  id: string;
  name: string;
  /** The day on which one comes there; null where the trip has no days. */
  day: string | null;
  nights: number;
  known: Pick<Place, 'nameSi' | 'nameTa'> | undefined;
  way: string | null;
  /** What is agreed with those who drive on the day of arrival. */
  agreed: readonly Expecting[];
}

/** Who drives on a day as it was agreed; all who drive, where a trip has no days. */
const drivingOn = (all: readonly Expecting[], day: string | null): Expecting[] =>
  all.filter(
    (one) =>
      kindOf(one) === 'vehicle' && (!day || !one.from || (one.from <= day && day <= (one.to ?? one.from))),
  );

const noStops: TripCopy['stops'] = [];

/** The stops of the trip that is planned now, with their names and the way to each. */
export function useCards(): readonly StopCard[] | undefined {
  const trips = useTrips();
  const places = usePlaces() ?? [];
  const { planner } = usePlanner();
  const trip = trips?.current;
  const { all = [] } = useExpected(trip?._id, trip ? trips?.linkOf(trip._id)?.key : undefined);
  const stops = trip?.stops ?? noStops;
  const named = useNamedStops(stops);
  if (!trips) return undefined;
  const arrivals = arrivalsOf(stops, trip?.from ?? null);
  return stops.map((stop, index) => {
    const day = arrivals[index] ?? null;
    const before = stops[index - 1];
    const [from, to] = planner && before ? [before, stop].map((one) => placeOf(one, planner.pointOf)) : [];
    const way = planner && from && to && planner.roads.between(from, to);
    const known =
      places.find(isOf(stop)) ?? (planner && isAtAirport(stop, planner) ? planner.airport : undefined);
    return {
      ...{ id: stop.id, name: named[index]?.name ?? stop.name, day, nights: stop.nights, known },
      way: way ? wayWords(way) : null,
      agreed: drivingOn(all, day),
    };
  });
}
