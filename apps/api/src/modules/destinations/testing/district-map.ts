import { readFileSync } from 'node:fs';
import type { Point as Located } from '@serendib/contract/trips/route/great-circle';

type Point = [longitude: number, latitude: number];
interface DistrictShape {
  type: string;
  properties: { name: string; province: string };
  /** A polygon's rings, or a multi-polygon's polygons, as arc numbers; `~n` is arc n backwards. */
  arcs: (number[] | number[][])[];
}
interface Topology {
  transform: { scale: Point; translate: Point };
  arcs: Point[][];
  objects: { districts: { geometries: DistrictShape[] } };
}

/** The outlines of the 25 districts; what tells whether a place lies where it says. */
export function readDistrictMap(file: URL) {
  const topology: Topology = JSON.parse(readFileSync(file, 'utf8'));
  const lines = topology.arcs.map((arc) => unpack(arc, topology.transform));
  const line = (index: number) => (index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? []));
  return new Map(
    topology.objects.districts.geometries.map(({ type, properties, arcs }) => {
      const rings = (type === 'Polygon' ? arcs : arcs.flat()) as number[][];
      return [properties.name, rings.map((ring) => ring.flatMap(line))];
    }),
  );
}

function unpack(arc: Point[], { scale, translate }: Topology['transform']): Point[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** Kilometres from a place to the outline, 0 inside. */
export function kilometresOutside(rings: Point[][], { latitude, longitude }: Located): number {
  const perDegree: Point = [111.32 * Math.cos((latitude * Math.PI) / 180), 110.6];
  let inside = false;
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    ring.forEach((start, index) => {
      const [x1, y1] = [(start[0] - longitude) * perDegree[0], (start[1] - latitude) * perDegree[1]];
      const end = ring[(index + 1) % ring.length] ?? start;
      const [x2, y2] = [(end[0] - longitude) * perDegree[0], (end[1] - latitude) * perDegree[1]];
      if (y1 > 0 !== y2 > 0 && x1 + ((x2 - x1) * -y1) / (y2 - y1) > 0) inside = !inside;
      const squared = (x2 - x1) ** 2 + (y2 - y1) ** 2;
      const along = squared === 0 ? 0 : -(x1 * (x2 - x1) + y1 * (y2 - y1)) / squared;
      const at = Math.min(1, Math.max(0, along));
      nearest = Math.min(nearest, Math.hypot(x1 + at * (x2 - x1), y1 + at * (y2 - y1)));
    });
  }
  return inside ? 0 : nearest;
}
