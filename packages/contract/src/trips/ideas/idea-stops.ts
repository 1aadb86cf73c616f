import { airportId, type Planner } from '../route/planner.ts';
import type { Stop } from '../trip.ts';
import type { TripIdea } from './idea.ts';

/** The stops of a trip that is begun from an idea: from the airport and back to it. */
export function stopsOfIdea(
  { stops }: TripIdea,
  planner: Pick<Planner, 'placeOf'>,
  nameOf: (place: { id: string; name: string }) => string,
): Stop[] {
  const airport = planner.placeOf(airportId);
  const stop = (id: string, place: string, nights: number, dayTrips: readonly string[] = []): Stop[] => {
    const known = planner.placeOf(place);
    if (!known) return [];
    const { latitude, longitude, isDestination } = known;
    return [
      {
        ...{ id, place: isDestination ? place : null, name: nameOf(known), latitude, longitude },
        ...{ nights, note: '', dayTrips: dayTrips.filter((slug) => planner.placeOf(slug)?.isDestination) },
      },
    ];
  };
  return [
    ...(airport ? stop('arrival', airportId, 0) : []),
    ...stops.flatMap(({ place, nights, dayTrips }, index) =>
      stop(`${index + 1}-${place}`.slice(0, 40), place, nights, dayTrips),
    ),
    ...(airport ? stop('departure', airportId, 0) : []),
  ];
}
