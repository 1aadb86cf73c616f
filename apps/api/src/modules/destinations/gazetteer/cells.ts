import type { Box } from '@serendib/contract/listings/island';
import { type SQL, sql } from 'drizzle-orm';
import type { Area } from './area.ts';
import { degreeKm, longitudeShare, planeKilometres } from './plane.ts';

/** Cells to a degree, the largest first: of 44, 22, 11 and 6 kilometres. `cells_of` of the database has the same. */
const perDegree = [2.5, 5, 10, 20] as const;
/** Cells of each size have numbers of their own. */
const numbersOfASize = 10_000_000;
/** Asking for more costs more than they leave out. */
const mostCells = 48;
/** By so many degrees listings of one town are kept apart, and more. */
const tolerance = 1e-4;

interface Cell {
  size: number;
  row: number;
  column: number;
}

/** Whether a listing stands in any cell that an area touches, which an index tells; nothing where they are too many. */
export function isInCellsOf(area: Area): SQL | undefined {
  const cells = cellsOf(area);
  return cells && sql`cells_of(latitude, longitude) && ${sql.param(cells)}::int[]`;
}

/** The numbers of the cells by which an area is covered. */
function cellsOf(area: Area): number[] | undefined {
  let cells = largestOf(area);
  for (let size = 1; cells && size < perDegree.length; size += 1) {
    const smaller = cells.flatMap((cell) => (isCovered(area, cell) ? [cell] : quartersOf(cell, area)));
    if (smaller.length > mostCells) break;
    cells = smaller;
  }
  return cells?.map(numberOf);
}

const numberOf = ({ size, row, column }: Cell): number => {
  const cells = perDegree[size] ?? 1;
  return size * numbersOfASize + (row + 90 * cells) * 360 * cells + column + 180 * cells;
};

function largestOf(area: Area): Cell[] | undefined {
  const [cells] = perDegree;
  const { south, north, west, east } = boundsOf(area);
  const rows = numbersBetween(Math.floor(south * cells), Math.floor(north * cells));
  const columns = numbersBetween(Math.floor(west * cells), Math.floor(east * cells));
  if (rows.length * columns.length > 2 * mostCells) return undefined;
  return rows
    .flatMap((row) => columns.map((column) => ({ size: 0, row, column })))
    .filter((cell) => isTouched(area, cell));
}

const numbersBetween = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

const quartersOf = ({ size, row, column }: Cell, area: Area): Cell[] =>
  [0, 1]
    .flatMap((down) => [0, 1].map((on) => ({ size: size + 1, row: 2 * row + down, column: 2 * column + on })))
    .filter((cell) => isTouched(area, cell));

const frameOf = ({ size, row, column }: Cell): Box => {
  const cells = perDegree[size] ?? 1;
  return { south: row / cells, north: (row + 1) / cells, west: column / cells, east: (column + 1) / cells };
};

/** The degrees between which an area lies, and a little more. */
function boundsOf({ around, box }: Area): Box {
  const circle = around && frameAround(around);
  const [one, other] = [circle ?? box ?? world, box ?? circle ?? world];
  return {
    south: Math.max(one.south, other.south) - tolerance,
    north: Math.min(one.north, other.north) + tolerance,
    west: Math.max(one.west, other.west) - tolerance,
    east: Math.min(one.east, other.east) + tolerance,
  };
}

/** Whether two areas surely have no point in common. */
export function areApart(one: Area, other: Area): boolean {
  const [first, second] = [boundsOf(one), boundsOf(other)];
  if (first.south > second.north || second.south > first.north) return true;
  if (first.west > second.east || second.west > first.east) return true;
  const [inner, outer] = [one.around, other.around];
  if (!inner || !outer) return false;
  const room = inner.radiusKm + outer.radiusKm + tolerance * degreeKm;
  return planeKilometres(inner.point, outer.point) > room;
}

const world: Box = { south: -90, north: 90, west: -180, east: 180 };

function frameAround({ point, radiusKm }: NonNullable<Area['around']>): Box {
  const up = radiusKm / degreeKm;
  const across = up / longitudeShare;
  return {
    south: point.latitude - up,
    north: point.latitude + up,
    west: point.longitude - across,
    east: point.longitude + across,
  };
}

/** Whether a cell and an area have any point in common, to the tolerance. */
function isTouched(area: Area, cell: Cell): boolean {
  const { south, north, west, east } = frameOf(cell);
  const bounds = boundsOf(area);
  if (south > bounds.north || north < bounds.south || west > bounds.east || east < bounds.west) return false;
  if (!area.around) return true;
  const { point, radiusKm } = area.around;
  const up = Math.max(south - point.latitude, 0, point.latitude - north);
  const across = Math.max(west - point.longitude, 0, point.longitude - east) * longitudeShare;
  return Math.hypot(up, across) <= radiusKm / degreeKm + tolerance;
}

/** Whether all of a cell lies in the area. */
function isCovered({ around, box }: Area, cell: Cell): boolean {
  const { south, north, west, east } = frameOf(cell);
  if (box && (south < box.south || north > box.north || west < box.west || east > box.east)) return false;
  if (!around) return true;
  const { point, radiusKm } = around;
  const up = Math.max(Math.abs(point.latitude - south), Math.abs(north - point.latitude));
  const across =
    Math.max(Math.abs(point.longitude - west), Math.abs(east - point.longitude)) * longitudeShare;
  return Math.hypot(up, across) <= radiusKm / degreeKm;
}
