import { PROJECTION, WOVEN_DISTRICTS } from '../ornaments/woven-map-data.ts';

/** A point in the middle of a district, in degrees. */
export function districtPoint(name: string): { latitude: number; longitude: number } | undefined {
  const [x, y] = WOVEN_DISTRICTS.find((district) => district.name === name)?.at ?? [];
  if (x === undefined || y === undefined) return undefined;
  return {
    latitude: PROJECTION.north - (y - PROJECTION.edge) / PROJECTION.y,
    longitude: PROJECTION.west + (x - PROJECTION.edge) / PROJECTION.x,
  };
}
