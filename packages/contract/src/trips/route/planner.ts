import type { RoadPlace, RoadTable } from './endpoints.ts';
import { kilometresBetween, type Point } from './great-circle.ts';
import { type Roads, roadsOf } from './roads.ts';

/** What a route is reckoned with: the roads, and what is known of the places along them. */
export interface Planner {
  roads: Roads;
  pointOf(slug: string): Point | undefined;
  placeOf(slug: string): RoadPlace | undefined;
  /** The destination nearest to a point, within so many kilometres. */
  destinationNear(point: Point, withinKm: number): RoadPlace | undefined;
  destinations: readonly RoadPlace[];
  airport: RoadPlace | undefined;
}

/** The id of the international airport in the table of roads. */
export const airportId = 'airport';

export function plannerOf({ places, legs }: RoadTable): Planner {
  const byId = new Map(places.map((place) => [place.id, place]));
  const destinations = places.filter(({ isDestination }) => isDestination);
  return {
    roads: roadsOf(places, legs),
    pointOf: (slug) => byId.get(slug),
    placeOf: (slug) => byId.get(slug),
    destinationNear: (point, withinKm) =>
      destinations
        .map((place) => ({ place, kilometres: kilometresBetween(point, place) }))
        .filter(({ kilometres }) => kilometres <= withinKm)
        .sort((one, other) => one.kilometres - other.kilometres)[0]?.place,
    destinations,
    airport: byId.get(airportId),
  };
}
