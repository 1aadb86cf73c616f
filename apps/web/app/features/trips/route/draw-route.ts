import { placeOf, type RouteStop } from '@serendib/contract/trips/route/days';
import type { Planner } from '@serendib/contract/trips/route/planner';
import { project } from '~/ui/ornaments/project.ts';
import { MAP_SIZE } from '~/ui/ornaments/woven-map-data.ts';
import { stopName } from './route-words.ts';

/** A route as a picture: in units of the woven map, so that nothing has to be reckoned where it is shown. */
export interface Drawing {
  /** The part of the map that the stops lie in. */
  frame: string;
  /** Of a mark; lines are parts of it. */
  size: number;
  legs: string;
  dayTrips: string;
  marks: { x: number; y: number; numbers: string; name: string }[];
}

interface Spot {
  x: number;
  y: number;
}
type Line = readonly { latitude: number; longitude: number }[];

/** Around the stops, in units of the map; and no side is shorter than this. */
const margin = 45;
const leastSide = 260;
/** A mark is so much smaller than its picture. */
const marksInFrame = 40;

function frameOf(spots: readonly Spot[]): number[] {
  if (spots.length === 0) return [0, 0, MAP_SIZE.width, MAP_SIZE.height];
  const side = (values: number[]) => {
    const [low, high] = [Math.min(...values) - margin, Math.max(...values) + margin];
    const missing = Math.max(0, leastSide - (high - low)) / 2;
    return { from: low - missing, length: high - low + 2 * missing };
  };
  const [x, y] = [side(spots.map((spot) => spot.x)), side(spots.map((spot) => spot.y))];
  return [x.from, y.from, x.length, y.length].map(Math.round);
}

const onMap = (line: Line): Spot[] => line.map(({ latitude, longitude }) => project(latitude, longitude));
const pathOf = (lines: readonly Line[]): string =>
  lines
    .map((line) =>
      onMap(line)
        .map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed()} ${y.toFixed()}`)
        .join(''),
    )
    .join('');

/** The legs of a route along the roads that our table knows, and its day trips. */
export function drawRoute(stops: readonly RouteStop[], planner: Planner): Drawing {
  const places = stops.map((stop) => placeOf(stop, planner.pointOf));
  const lines = places.slice(1).map((to, index) => {
    const from = places[index];
    return from && to ? planner.roads.line(from, to) : [];
  });
  const trips = stops.flatMap(({ dayTrips }, index) =>
    dayTrips.map((slug) => {
      const [from, to] = [places[index], planner.pointOf(slug)];
      return from && to
        ? planner.roads.line(from, { id: slug, latitude: to.latitude, longitude: to.longitude })
        : [];
    }),
  );
  const marks = new Map<string, Drawing['marks'][number]>();
  for (const [index, place] of places.entries()) {
    if (!place) continue;
    const [spot] = onMap([place]);
    if (!spot) continue;
    const [x, y] = [Math.round(spot.x), Math.round(spot.y)];
    const there = marks.get(`${x} ${y}`);
    const number = String(index + 1);
    // Stops at one point share their mark, where a journey ends where it began.
    const numbers = there ? `${there.numbers}·${number}` : number;
    marks.set(`${x} ${y}`, { x, y, numbers, name: stopName(stops[index] as RouteStop, planner) });
  }
  const frame = frameOf([...marks.values(), ...[...lines, ...trips].flatMap(onMap)]);
  return {
    frame: frame.join(' '),
    size: Math.max(...frame.slice(2)) / marksInFrame,
    legs: pathOf(lines),
    dayTrips: pathOf(trips),
    marks: [...marks.values()],
  };
}
