import { readFileSync } from 'node:fs';
import { feature, neighbors } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { encode, inside, type Point, simplify } from '../kit/path.ts';

type Named = { name: string; slug: string; province: string };
type Map = Topology<{ districts: GeometryCollection<Named> }>;

export type WovenDistrict = Named & {
  weave: number;
  /** The boundary, for pointing and for the line around a chosen district. */
  outline: string;
  /** The edge of the cells of the mat that lie in it. */
  cells: string;
  at: Point;
};

export const CELL = 10;
const PER_DEGREE = 250;
const EDGE = 12;
const HALF_STITCHES = 4;
/** Less land than this in a cell, and the thread ends in the sea. */
const LAND = 0.3;
/** How far an outline may be from the true boundary; the edge of the mat is off by up to half a cell. */
const OFF = 4;

const source = new URL('../../../apps/web/data/lk-districts.topo.json', import.meta.url);

export function weave() {
  const map: Map = JSON.parse(readFileSync(source, 'utf8'));
  const shapes = shapesOf(map);
  const rings = shapes.map(ringsOf);
  const all = rings.flat(2);
  const west = Math.min(...all.map((p) => p[0] ?? 0));
  const north = Math.max(...all.map((p) => p[1] ?? 0));
  const south = Math.min(...all.map((p) => p[1] ?? 0));
  const east = Math.max(...all.map((p) => p[0] ?? 0));
  const flat = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const projection = { west, north, x: PER_DEGREE * flat, y: PER_DEGREE, edge: EDGE };
  const project = (p: readonly number[]): Point => [
    ((p[0] ?? 0) - west) * projection.x + EDGE,
    (north - (p[1] ?? 0)) * projection.y + EDGE,
  ];
  const drawn = rings.map((parts) => parts.map((ring) => ring.map(project)));
  const width = Math.ceil((east - west) * projection.x + EDGE * 2);
  const height = Math.ceil((north - south) * projection.y + EDGE * 2);

  const outlines = shapesOf(simplified(map, projection)).map((shape) =>
    ringsOf(shape).map((ring) => ring.map(project)),
  );

  const owner = own(drawn, width, height);
  const colour = colours(neighbors(map.objects.districts.geometries));
  const districts = shapes.map(
    ({ properties }, i): WovenDistrict => ({
      ...properties,
      weave: colour[i] ?? 0,
      outline: (outlines[i] ?? []).map((ring) => encode(ring)).join(''),
      cells: edges(owner, i),
      at: apart(properties.slug, heart(owner, i)),
    }),
  );
  districts.sort((a, b) => a.name.localeCompare(b.name));
  return {
    width,
    height,
    projection,
    districts,
    neighbours: neighbors(map.objects.districts.geometries),
    shapes,
  };
}

const shapesOf = (map: Map) => feature(map, map.objects.districts).features;

const ringsOf = ({ geometry }: ReturnType<typeof shapesOf>[number]) =>
  geometry.type === 'Polygon'
    ? geometry.coordinates
    : geometry.type === 'MultiPolygon'
      ? geometry.coordinates.flat()
      : [];

/** The same map of fewer points. A border is one arc of two districts, so that both still meet along it. */
function simplified(map: Map, { x, y }: { x: number; y: number }): Map {
  const [across, down] = map.transform?.scale ?? [1, 1];
  const arcs = map.arcs.map((steps) => {
    let [px, py] = [0, 0];
    const points = steps.map(([dx = 0, dy = 0]): Point => {
      [px, py] = [px + dx, py + dy];
      return [px * across * x, py * down * y];
    });
    return simplify(points, OFF).map((point, i, all) => {
      const [fx, fy] = all[i - 1] ?? [0, 0];
      return [(point[0] - fx) / across / x, (point[1] - fy) / down / y];
    });
  });
  return { ...map, arcs };
}

/** Which district each cell belongs to: the one that covers most of it. */
function own(drawn: Point[][][], width: number, height: number): number[][] {
  const grid: number[][] = [];
  const reach = drawn.map((parts) => {
    const [xs, ys] = [parts.flat().map(([x]) => x), parts.flat().map(([, y]) => y)];
    return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const;
  });
  const near = ([left, right, top, low]: (typeof reach)[number], x: number, y: number) =>
    x >= left && x <= right && y >= top && y <= low;
  for (let y = 0; y < height; y += CELL) {
    const row: number[] = [];
    for (let x = 0; x < width; x += CELL) {
      const covers = new Array<number>(drawn.length).fill(0);
      for (let a = 0; a < HALF_STITCHES; a++) {
        for (let b = 0; b < HALF_STITCHES; b++) {
          const sx = x + ((a + 0.5) * CELL) / HALF_STITCHES;
          const sy = y + ((b + 0.5) * CELL) / HALF_STITCHES;
          const found = drawn.findIndex(
            (parts, i) =>
              near(reach[i] ?? [0, 0, 0, 0], sx, sy) && parts.some((ring) => inside(ring, sx, sy)),
          );
          if (found >= 0) covers[found] = (covers[found] ?? 0) + 1;
        }
      }
      const land = covers.reduce((sum, n) => sum + n, 0);
      row.push(land >= LAND * HALF_STITCHES ** 2 ? covers.indexOf(Math.max(...covers)) : -1);
    }
    grid.push(row);
  }
  return grid;
}

/** The edge of all cells of a district: the land to the right of each step, so that a hole runs the other way round. */
function edges(grid: number[][], district: number): string {
  const isIn = (x: number, y: number) => grid[y]?.[x] === district;
  /** From each corner the corners that an edge leads to. */
  const next = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => next.set(`${from}`, [...(next.get(`${from}`) ?? []), to]);
  grid.forEach((row, y) => {
    row.forEach((_, x) => {
      if (!isIn(x, y)) return;
      if (!isIn(x, y - 1)) add([x, y], [x + 1, y]);
      if (!isIn(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
      if (!isIn(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
      if (!isIn(x - 1, y)) add([x, y + 1], [x, y]);
    });
  });
  let d = '';
  for (const start of next.keys())
    for (let to = next.get(start)?.pop(); to; to = next.get(start)?.pop()) d += ring(start, to, next);
  return d;
}

/** One way round, whose steps along one line are one step. */
function ring(start: string, first: Point, next: Map<string, Point[]>): string {
  const [left = 0, top = 0] = start.split(',').map(Number);
  const corners: Point[] = [[left, top]];
  for (let to: Point | undefined = first; to && `${to}` !== start; to = next.get(`${to}`)?.pop())
    corners.push(to);
  let d = `M${left * CELL} ${top * CELL}`;
  const steps = corners.slice(1).map(([x, y], i): Point => {
    const [px, py] = corners[i] as Point;
    return [(x - px) * CELL, (y - py) * CELL];
  });
  for (let i = 0; i < steps.length; ) {
    let [right, down] = steps[i] as Point;
    const isAcross = down === 0;
    for (i++; i < steps.length && ((steps[i] as Point)[1] === 0) === isAcross; i++) {
      right += (steps[i] as Point)[0];
      down += (steps[i] as Point)[1];
    }
    d += isAcross ? `h${right}` : `v${down}`;
  }
  return `${d}z`;
}

/** By how much a name stands lower than the heart of its district, where it would touch the one beside it: Gampaha's. */
const lower: Record<string, number> = { kegalle: 30 };
const apart = (slug: string, [x, y]: Point): Point => [x, y + (lower[slug] ?? 0)];

/** The cell furthest inside: where a dot or a number can stand. */
function heart(grid: number[][], district: number): Point {
  let best: Point = [0, 0];
  let depth = -1;
  grid.forEach((row, j) => {
    row.forEach((cell, i) => {
      if (cell !== district) return;
      let r = 0;
      const whole = (k: number) => {
        for (let a = -k; a <= k; a++)
          for (let b = -k; b <= k; b++) if (grid[j + a]?.[i + b] !== district) return false;
        return true;
      };
      while (whole(r + 1)) r++;
      if (r > depth) [depth, best] = [r, [i * CELL + CELL / 2, j * CELL + CELL / 2]];
    });
  });
  return best;
}

/** Four weaves are enough for any map; the search also keeps their areas from lumping together. */
function colours(neighbours: number[][]): number[] {
  const order = neighbours
    .map((_, i) => i)
    .sort((a, b) => (neighbours[b]?.length ?? 0) - (neighbours[a]?.length ?? 0));
  const colour = new Array<number>(neighbours.length).fill(-1);
  const used = [0, 0, 0, 0];
  const place = (at: number): boolean => {
    const district = order[at];
    if (district === undefined) return true;
    const taken = new Set((neighbours[district] ?? []).map((n) => colour[n]));
    const free = [0, 1, 2, 3].filter((c) => !taken.has(c)).sort((a, b) => (used[a] ?? 0) - (used[b] ?? 0));
    for (const c of free) {
      colour[district] = c;
      used[c] = (used[c] ?? 0) + 1;
      if (place(at + 1)) return true;
      used[c] = (used[c] ?? 0) - 1;
      colour[district] = -1;
    }
    return false;
  };
  if (!place(0)) throw new Error('The districts cannot be woven in four ways');
  return colour;
}
