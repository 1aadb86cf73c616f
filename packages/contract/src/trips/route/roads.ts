import { kilometresBetween, type Point } from './great-circle.ts';

/** A point that roads lead to: a town, an interchange, or a destination, whose id is its slug. */
export interface RoadPoint extends Point {
  id: string;
}

export interface RoadLeg {
  from: string;
  to: string;
  kilometres: number;
  /** By car in normal traffic. */
  minutes: number;
}

/** Where a way begins or ends; its id says which point of the table it is, where it is one. */
export interface Waypoint extends Point {
  id?: string | null | undefined;
}

export interface Way {
  kilometres: number;
  minutes: number;
  /** Reckoned in part from distance and terrain, since our table of roads does not know the place. */
  isEstimate: boolean;
}

export interface Roads {
  /** The way by road that a driver would take; undefined where the table knows no road at all. */
  between(from: Waypoint, to: Waypoint): Way | undefined;
  /** The points through which that way goes, the two ends with them; a straight line where no road is known. */
  line(from: Waypoint, to: Waypoint): Point[];
}

type Reached = Pick<Way, 'kilometres' | 'minutes'>;
/** With the point before it on the way. */
type Settled = Reached & { before?: string };

/** Drivers leave a shorter road for a quicker one that costs more fuel and toll, up to a minute for a kilometre. */
export const costOf = ({ kilometres, minutes }: Reached): number => kilometres + minutes;

/** Two ways that cost the same: the shorter one, whichever end the way is looked for from. */
const isBetter = (one: Reached, other: Reached | undefined): boolean =>
  !other ||
  costOf(one) < costOf(other) ||
  (costOf(one) === costOf(other) && one.kilometres < other.kilometres);

/** A place as near to a point of the table as this is that point. */
const sameKm = 0.6;
/** A place that the table does not know comes onto it at one of so many nearest points. */
const entries = 6;

/** What our legs say of roads near a point: how they wind, and how long a kilometre takes. */
interface Terrain {
  /** Kilometres by road for one as the crow flies. */
  detour: number;
  minutesPerKilometre: number;
}
const plain: Terrain = { detour: 1.4, minutesPerKilometre: 2 };
/** Faster than this is an expressway, which says nothing of the roads around it. */
const slowestExpressway = 0.9;
/** Shorter legs are a town's own streets, whose length is that between two points on a map. */
const shortestTelling = 5;
const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The ways of a table of roads, found when they are asked for. */
export function roadsOf(points: readonly RoadPoint[], legs: readonly RoadLeg[]): Roads {
  const byId = new Map(points.map((point) => [point.id, point]));
  const legsAt = new Map<string, { to: string; leg: RoadLeg }[]>();
  for (const leg of legs)
    for (const [here, to] of [
      [leg.from, leg.to],
      [leg.to, leg.from],
    ] as const)
      legsAt.set(here, [...(legsAt.get(here) ?? []), { to, leg }]);
  const onRoads = points.filter(({ id }) => legsAt.has(id));

  const found = new Map<string, ReadonlyMap<string, Settled>>();
  const from = (id: string) => {
    const known = found.get(id) ?? shortestFrom(id, legsAt);
    found.set(id, known);
    return known;
  };

  const terrains = new Map<string, Terrain>();
  const terrainAt = (id: string) => {
    const known = terrains.get(id) ?? terrainOf(legsAt.get(id) ?? [], byId);
    terrains.set(id, known);
    return known;
  };

  /** Where a place comes onto the table, with the way there. */
  const entriesOf = (place: Waypoint): { id: string; way: Reached; isEstimate: boolean }[] => {
    if (place.id && legsAt.has(place.id))
      return [{ id: place.id, way: { kilometres: 0, minutes: 0 }, isEstimate: false }];
    const near = onRoads
      .map((point) => ({ id: point.id, straight: kilometresBetween(place, point) }))
      .sort((one, other) => one.straight - other.straight)
      .slice(0, entries);
    const [nearest] = near;
    if (nearest && nearest.straight <= sameKm)
      return [{ id: nearest.id, way: { kilometres: 0, minutes: 0 }, isEstimate: false }];
    return near.map(({ id, straight }) => ({
      id,
      way: overLand(straight, terrainAt(id)),
      isEstimate: true,
    }));
  };

  /** The best way with the points at which it comes onto the table and leaves it; none where it goes straight. */
  const best = (one: Waypoint, other: Waypoint): { way: Way; over?: [string, string] } | undefined => {
    const [starts, ends] = [entriesOf(one), entriesOf(other)];
    let chosen: { way: Way; over?: [string, string] } | undefined;
    for (const start of starts)
      for (const end of ends) {
        const known = from(start.id).get(end.id);
        if (!known) continue;
        const way = {
          kilometres: start.way.kilometres + known.kilometres + end.way.kilometres,
          minutes: start.way.minutes + known.minutes + end.way.minutes,
          isEstimate: start.isEstimate || end.isEstimate,
        };
        if (isBetter(way, chosen?.way)) chosen = { way, over: [start.id, end.id] };
      }
    const [start, end] = [starts[0], ends[0]];
    if (!start?.isEstimate || !end?.isEstimate) return chosen;
    const terrain = rougher(terrainAt(start.id), terrainAt(end.id));
    const straight = { ...overLand(kilometresBetween(one, other), terrain), isEstimate: true };
    return isBetter(straight, chosen?.way) ? { way: straight } : chosen;
  };

  return {
    between: (one, other) => best(one, other)?.way,
    line(one, other) {
      const [first, last] = best(one, other)?.over ?? [];
      const through: Point[] = [];
      const reached = first && from(first);
      for (let id = last; reached && id; id = reached.get(id)?.before) {
        const point = byId.get(id);
        if (point) through.unshift(point);
      }
      return [one, ...through, other].map(({ latitude, longitude }) => ({ latitude, longitude }));
    },
  };
}

const overLand = (straight: number, { detour, minutesPerKilometre }: Terrain): Reached => ({
  kilometres: straight * detour,
  minutes: straight * detour * minutesPerKilometre,
});

const rougher = (one: Terrain, other: Terrain): Terrain => ({
  detour: Math.max(one.detour, other.detour),
  minutesPerKilometre: Math.max(one.minutesPerKilometre, other.minutesPerKilometre),
});

/** In the hills our legs wind and are slow, and so is what is reckoned beside them. */
function terrainOf(legs: readonly { leg: RoadLeg }[], points: ReadonlyMap<string, RoadPoint>): Terrain {
  const telling = legs
    .map(({ leg }) => leg)
    .filter(
      ({ kilometres, minutes }) => kilometres >= shortestTelling && minutes / kilometres >= slowestExpressway,
    );
  if (telling.length === 0) return plain;
  const sum = (of: (leg: RoadLeg) => number) => telling.reduce((total, leg) => total + of(leg), 0);
  const byRoad = sum(({ kilometres }) => kilometres);
  const straight = sum(({ from, to }) => {
    const [start, end] = [points.get(from), points.get(to)];
    return start && end ? kilometresBetween(start, end) : 0;
  });
  return {
    detour: straight > 0 ? between(1.25, byRoad / straight, 2.2) : plain.detour,
    minutesPerKilometre: between(1.5, sum(({ minutes }) => minutes) / byRoad, 3),
  };
}

/** How far every point is from one by road (Dijkstra). */
function shortestFrom(
  origin: string,
  legsAt: ReadonlyMap<string, readonly { to: string; leg: RoadLeg }[]>,
): ReadonlyMap<string, Settled> {
  const settled = new Map<string, Settled>();
  const open = new Map<string, Settled>([[origin, { kilometres: 0, minutes: 0 }]]);
  while (open.size > 0) {
    let here = '';
    let reached: Settled | undefined;
    for (const [id, way] of open) if (isBetter(way, reached)) [here, reached] = [id, way];
    if (!reached) break;
    open.delete(here);
    settled.set(here, reached);
    for (const { to, leg } of legsAt.get(here) ?? []) {
      const way = {
        kilometres: reached.kilometres + leg.kilometres,
        minutes: reached.minutes + leg.minutes,
        before: here,
      };
      if (!settled.has(to) && isBetter(way, open.get(to))) open.set(to, way);
    }
  }
  return settled;
}

/** To the quarter of an hour, since more cannot be promised. */
export const quarterHours = (minutes: number): number => Math.round(minutes / 15) / 4;
