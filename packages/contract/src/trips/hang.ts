import { kilometresBetween } from './route/great-circle.ts';
import type { Stop } from './trip.ts';

interface Point {
  latitude: number | null;
  longitude: number | null;
}

/** Farther away than this nothing is near a stop, in kilometres as the crow flies. */
const farthestKm = 40;

/** The stop that a point is nearest to, where one is near. */
export function stopNear(
  stops: readonly Pick<Stop, 'id' | 'latitude' | 'longitude'>[],
  { latitude, longitude }: Point,
): string | null {
  if (latitude === null || longitude === null) return null;
  const near = stops.flatMap(({ id, latitude: lat, longitude: lon }) => {
    if (lat === null || lon === null) return [];
    const km = kilometresBetween({ latitude, longitude }, { latitude: lat, longitude: lon });
    return km <= farthestKm ? [{ id, km }] : [];
  });
  return near.sort((one, other) => one.km - other.km)[0]?.id ?? null;
}
