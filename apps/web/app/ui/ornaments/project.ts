import { PROJECTION } from './woven-map-data.ts';

/** Where a place lies on the woven map, in the units of its viewBox. */
export function project(lat: number, lon: number): { x: number; y: number } {
  return {
    x: (lon - PROJECTION.west) * PROJECTION.x + PROJECTION.edge,
    y: (PROJECTION.north - lat) * PROJECTION.y + PROJECTION.edge,
  };
}
