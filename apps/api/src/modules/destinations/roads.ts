import type { Road } from '@serendib/contract/destinations/endpoints';
import destinationsFile from '../../../data/destinations.json' with { type: 'json' };
import roadsFile from '../../../data/roads.json' with { type: 'json' };
import { kilometresBetween, type Located } from './great-circle.ts';

export interface Leg {
  from: string;
  to: string;
  kilometres: number;
  /** By car in normal traffic. */
  minutes: number;
}

export const roadLegs: readonly Leg[] = roadsFile.legs;

/** The points that roads lead to, by id: towns, interchanges, and the destinations by their slugs. */
export const roadPoints: ReadonlyMap<string, Located> = new Map(
  [...roadsFile.towns, ...destinationsFile.map(({ slug, ...place }) => ({ id: slug, ...place }))].map(
    ({ id, latitude, longitude }) => [id, { latitude, longitude }],
  ),
);

interface Reached {
  kilometres: number;
  minutes: number;
}

/** Drivers leave a shorter road for a quicker one that costs more fuel and toll, up to a minute for a kilometre. */
const costOf = ({ kilometres, minutes }: Reached) => kilometres + minutes;

/** How far every point is from one by road (Dijkstra). */
function roadsFrom(origin: string): ReadonlyMap<string, Reached> {
  const legsAt = new Map<string, Leg[]>();
  for (const leg of roadLegs)
    for (const [from, to] of [
      [leg.from, leg.to],
      [leg.to, leg.from],
    ] as const)
      legsAt.set(from, [...(legsAt.get(from) ?? []), { ...leg, from, to }]);

  const settled = new Map<string, Reached>();
  const open = new Map<string, Reached>([[origin, { kilometres: 0, minutes: 0 }]]);
  while (open.size > 0) {
    const [next] = [...open].sort(([, one], [, other]) => costOf(one) - costOf(other));
    if (!next) break;
    const [here, reached] = next;
    open.delete(here);
    settled.set(here, reached);
    for (const { to, kilometres, minutes } of legsAt.get(here) ?? []) {
      const way = { kilometres: reached.kilometres + kilometres, minutes: reached.minutes + minutes };
      const known = open.get(to);
      if (!settled.has(to) && (!known || costOf(way) < costOf(known))) open.set(to, way);
    }
  }
  return settled;
}

const fromColombo = roadsFrom('colombo');
const fromAirport = roadsFrom('airport');

/** A road of which no leg is known is longer than the crow flies, and slow. */
const detour = 1.4;
const minutesPerKilometre = 2;

function nearestPoint(place: Located): { id: string; kilometres: number } {
  const [nearest] = [...roadPoints]
    .map(([id, point]) => ({ id, kilometres: kilometresBetween(place, point) }))
    .sort((one, other) => one.kilometres - other.kilometres);
  return nearest ?? { id: 'colombo', kilometres: 0 };
}

const quarterHours = (minutes: number) => Math.round(minutes / 15) / 4;

function roadOf(from: ReadonlyMap<string, Reached>, place: Located & { slug: string }): Road | null {
  const known = from.get(place.slug);
  if (known)
    return {
      kilometres: known.kilometres,
      hours: quarterHours(known.minutes),
      isEstimate: false,
      lastMile: (roadsFile.lastMile as Record<string, Road['lastMile']>)[place.slug] ?? null,
    };
  const { id, kilometres } = nearestPoint(place);
  const reached = from.get(id);
  if (!reached) return null;
  const rest = kilometres * detour;
  return {
    kilometres: Math.round(reached.kilometres + rest),
    hours: quarterHours(reached.minutes + rest * minutesPerKilometre),
    isEstimate: true,
    lastMile: null,
  };
}

/** The ways to a place by road; a place that our data do not know is estimated from the nearest that they do. */
export const roadsTo = (place: Located & { slug: string }) => ({
  roadFromColombo: roadOf(fromColombo, place),
  roadFromAirport: roadOf(fromAirport, place),
});

/** From Colombo to the capital of a district, whose id is the district's slug. */
export function roadToDistrict(slug: string): {
  roadDistanceFromColomboKm: number;
  approxTravelHours: number;
} {
  const reached = fromColombo.get(slug);
  if (!reached) throw new Error(`No road leads to the capital of ${slug}.`);
  return { roadDistanceFromColomboKm: reached.kilometres, approxTravelHours: quarterHours(reached.minutes) };
}
