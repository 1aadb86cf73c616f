import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useApi } from '../../../platform/testing.ts';
import type { Area } from './area.ts';
import { isInCellsOf } from './cells.ts';
import { isWithin } from './plane.ts';

const api = useApi();
const spot = sql`spot_of(latitude, longitude, id)`;
/** A point in every square of three kilometres of the island and its waters, and those on the lines between cells. */
const points = sql`(
  select gen_random_uuid() as id, latitude::float8, longitude::float8
  from generate_series(5.5, 10.2, 0.025) latitude, generate_series(79, 82.5, 0.025) longitude) points`;

async function counted(condition: SQL): Promise<number> {
  const { rows } = await api.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${points} where ${condition}`,
  );
  return rows[0]?.n ?? Number.NaN;
}

const around = (latitude: number, longitude: number, radiusKm: number): Area => ({
  around: { point: { latitude, longitude, name: null }, radiusKm },
  box: undefined,
});
const frame = (south: number, west: number, north: number, east: number): Area => ({
  around: undefined,
  box: { south, west, north, east },
});

test.each<[string, Area]>([
  ['a town', around(6.8721, 81.0462, 1)],
  ['around a town', around(7.2936, 80.6413, 15)],
  ['around the corner of four cells', around(6.8, 80.8, 30)],
  ['a part of the island', around(8.3114, 80.4037, 50)],
  ['a third of the island', around(7.5, 80.7, 100)],
  ['the coast', around(5.95, 80.55, 75)],
  ['a small frame', frame(6.9, 79.83, 6.99, 79.91)],
  ['a frame along the lines', frame(6.4, 80, 7.2, 80.8)],
  ['a large frame', frame(6.01, 79.7, 8.43, 81.77)],
  ['a frame of a circle', { ...around(7.2936, 80.6413, 60), box: frame(7, 80.1, 7.6, 82).box }],
])('all of %s is in its cells', async (_what, area) => {
  const isInCells = isInCellsOf(area);
  if (!isInCells) throw new Error('It has no cells.');
  expect(await counted(isWithin(spot, area) as SQL)).toBeGreaterThan(0);
  expect(await counted(sql`${isWithin(spot, area)} and not ${isInCells}`)).toBe(0);
});

test('what is further from an area than the smallest cell is wide is in none', async () => {
  const isInCells = isInCellsOf(around(6.8721, 81.0462, 15));
  const isNear = isWithin(spot, around(6.8721, 81.0462, 15 + 9));
  expect(await counted(sql`${isInCells} and not ${isNear}`)).toBe(0);
});

test('an area as large as the island, or the world, has none', () => {
  expect(isInCellsOf(around(7.5, 80.7, 200))).toBeUndefined();
  expect(isInCellsOf(frame(-80, -170, 80, 170))).toBeUndefined();
});
