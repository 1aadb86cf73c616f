import type { Point } from '@serendib/contract/trips/route/great-circle';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Area } from './area.ts';

/** A degree of latitude, in kilometres. */
export const degreeKm = 111.195;
/** What a degree of longitude is of one of latitude on this plane. */
export const longitudeShare = 0.9905;

/** A point on the plane of docs/decisions/406-listings-have-points.md. */
export const spotAt = ({ latitude, longitude }: Point): SQL =>
  sql`spot_of(${latitude}::float8, ${longitude}::float8, null)`;

/** Whether a spot lies in an area: in its circle and in its frame. */
export function isWithin(spot: SQL, { around, box }: Area): SQL | undefined {
  return and(
    around && sql`${spot} <@ circle(${spotAt(around.point)}, ${around.radiusKm / degreeKm}::float8)`,
    box &&
      sql`${spot} <@ box(${spotAt({ latitude: box.south, longitude: box.west })}, ${spotAt({ latitude: box.north, longitude: box.east })})`,
  );
}

/** Kilometres between two points on this plane. */
export const planeKilometres = (one: Point, other: Point): number =>
  degreeKm * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * longitudeShare);

/** Kilometres between two spots, to the metre. */
export const kilometresApart = (one: SQL, other: SQL): SQL =>
  sql`round(((${one} <-> ${other}) * ${degreeKm}::float8)::numeric, 3)::float8`;
