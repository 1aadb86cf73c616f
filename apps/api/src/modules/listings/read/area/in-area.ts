import { and, type SQL, sql } from 'drizzle-orm';
import { type Area, isInCellsOf, isWithin } from '../../../destinations/index.ts';

/** Where a listing is on a plane: its own tenth of a metre, so that the index orders those of one town too. */
export const spot = sql.raw('spot_of(latitude, longitude, id)');

export const inArea = (area: Area): SQL => and(sql`latitude is not null`, isWithin(spot, area)) as SQL;

/** The same, told by the cells of the map and never by the index of areas: the planner takes any area for one of some hundred listings. */
export const inCellsOfArea = (area: Area): SQL =>
  and(isInCellsOf(area), sql`coalesce(${inArea(area)}, false)`) as SQL;
