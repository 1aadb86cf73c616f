import type { Box } from './island.ts';

/** Reads `west,south,east,north` in degrees; undefined where they are no box. */
export function readBox(words: string): Box | undefined {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN, ...more] = words
    .split(',')
    .map((one) => (one.trim() === '' ? Number.NaN : Number(one)));
  const isBox = more.length === 0 && west < east && south < north;
  const isOnEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return isBox && isOnEarth ? { west, south, east, north } : undefined;
}
