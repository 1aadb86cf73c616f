import type { Road } from '@serendib/contract/destinations/endpoints';
import { kilometresBetween, type Point } from '@serendib/contract/trips/route/great-circle';
import { quarterHours, type RoadLeg, roadsOf, type Waypoint } from '@serendib/contract/trips/route/roads';
import destinationsFile from '../../../../data/destinations.json' with { type: 'json' };
import roadsFile from '../../../../data/roads.json' with { type: 'json' };

export const roadLegs: readonly RoadLeg[] = roadsFile.legs;

/** The points that roads lead to, by id: towns, interchanges, and the destinations by their slugs. */
export const roadPoints: ReadonlyMap<string, Point> = new Map(
  [...roadsFile.towns, ...destinationsFile.map(({ slug, ...place }) => ({ id: slug, ...place }))].map(
    ({ id, latitude, longitude }) => [id, { latitude, longitude }],
  ),
);

const roads = roadsOf(
  [...roadPoints].map(([id, point]) => ({ id, ...point })),
  roadLegs,
);
const colombo: Waypoint = { id: 'colombo', ...pointAt('colombo') };
const airport: Waypoint = { id: 'airport', ...pointAt('airport') };

function pointAt(id: string): Point {
  const point = roadPoints.get(id);
  if (!point) throw new Error(`No road leads to ${id}.`);
  return point;
}

/** How the last of the way to a place is made, where its road ends before it. */
export const lastMile = roadsFile.lastMile as Readonly<Record<string, Road['lastMile']>>;

/** So far from its point in the table, a place is no longer the end of that point's roads. */
const movedKm = 2;

/** Whether an administrator put a place elsewhere than where our table has a point of that name. */
export function isOffTable({ slug, latitude, longitude }: Point & { slug: string }): boolean {
  const there = roadPoints.get(slug);
  return there !== undefined && kilometresBetween(there, { latitude, longitude }) > movedKm;
}

function roadOf(from: Waypoint, place: Point & { slug: string }): Road | null {
  const { slug, latitude, longitude } = place;
  const way = roads.between(from, { id: isOffTable(place) ? null : slug, latitude, longitude });
  return way
    ? {
        kilometres: Math.round(way.kilometres),
        hours: quarterHours(way.minutes),
        isEstimate: way.isEstimate,
        lastMile: lastMile[slug] ?? null,
      }
    : null;
}

/** The ways to a place by road; one that our data do not know is reckoned from the nearest points that they do. */
export const roadsTo = (place: Point & { slug: string }) => ({
  roadFromColombo: roadOf(colombo, place),
  roadFromAirport: roadOf(airport, place),
});

/** From Colombo to the capital of a district, whose id is the district's slug. */
export function roadToDistrict(slug: string): {
  roadDistanceFromColomboKm: number;
  approxTravelHours: number;
} {
  const way = roads.between(colombo, { id: slug, ...pointAt(slug) });
  if (!way) throw new Error(`No road leads to the capital of ${slug}.`);
  return { roadDistanceFromColomboKm: way.kilometres, approxTravelHours: quarterHours(way.minutes) };
}
