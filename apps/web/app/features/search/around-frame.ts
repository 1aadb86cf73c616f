import { type Box, island } from '@serendib/contract/listings/island';
import { longestRadiusKm } from '@serendib/contract/listings/limits';

const within = (degrees: number, least: number, most: number): string =>
  Math.min(most, Math.max(least, degrees)).toFixed(3);

const radiusOf = ({ degrees }: { degrees: number }): number => Math.round(Math.max(1, degrees * 111));

type Point = readonly [longitude: number, latitude: number];

/** The island’s edge, its bays and lagoons apart. */
const edge: readonly Point[] = [
  [79.6, 9.55],
  [79.65, 8],
  [79.8, 6.9],
  [80, 6.2],
  [80.2, 5.98],
  [80.58, 5.88],
  [81.4, 6.2],
  [81.9, 6.8],
  [81.92, 7.4],
  [81.78, 7.75],
  [81.25, 8.75],
  [80.87, 9.32],
  [80.3, 9.87],
  [79.95, 9.87],
  [79.8, 9.75],
];

/** What is left of an outline on one side of a line. */
const beyond = (outline: readonly Point[], axis: 0 | 1, line: number, side: 1 | -1): Point[] =>
  outline.flatMap((to, index) => {
    const from = outline.at(index - 1) ?? to;
    const isIn = (point: Point) => (point[axis] - line) * side >= 0;
    const share = (line - from[axis]) / (to[axis] - from[axis]);
    const between: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    return [...(isIn(from) === isIn(to) ? [] : [between]), ...(isIn(to) ? [to] : [])];
  });

const onIsland = ({ west, south, east, north }: Box): Point[] => {
  const fromWest = beyond(edge, 0, west, 1);
  const fromSouth = beyond(fromWest, 1, south, 1);
  return beyond(beyond(fromSouth, 0, east, -1), 1, north, -1);
};

/** A circle around these, the smallest but for a kilometre: its middle goes towards the farthest in ever shorter steps. */
function circleAround(points: readonly Point[], begin: Point): { middle: Point; degrees: number } {
  let middle = begin;
  const far = (point: Point) => Math.hypot(point[0] - middle[0], point[1] - middle[1]);
  const farthest = () =>
    points.reduce((one, other) => (far(other) > far(one) ? other : one), points[0] ?? middle);
  for (let step = 2; step < 200; step++) {
    const to = farthest();
    middle = [middle[0] + (to[0] - middle[0]) / step, middle[1] + (to[1] - middle[1]) / step];
  }
  return { middle, degrees: far(farthest()) };
}

/**
 * So far the words are looked for around the middle of a frame, or, where no circle holds it, of what it shows of the island; where
 * the middle lies far out on the sea, around the edge of the island’s waters. What no circle holds even so is (nearly) the island:
 * then they are looked for everywhere. What is blank is left out, and the district that was looked in always is.
 */
export function aroundFrame(frame: Box) {
  const { west, south, east, north } = frame;
  const whole: Point = [(west + east) / 2, (south + north) / 2];
  const ofFrame = { middle: whole, degrees: Math.hypot(east - west, north - south) / 2 };
  const { middle, degrees } =
    radiusOf(ofFrame) > longestRadiusKm ? circleAround(onIsland(frame), whole) : ofFrame;
  const radius = radiusOf({ degrees });
  const district = '';
  if (radius > longestRadiusKm) return { near: '', radius: '', sort: '', district };
  const near = [
    within(middle[1], island.south, island.north),
    within(middle[0], island.west, island.east),
  ].join(',');
  return { near, radius: String(radius), district };
}
