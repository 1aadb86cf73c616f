import type { PlacedStop } from '@serendib/contract/trips/trip';
import { readLocal } from './local-trips.ts';
import { changeTrip } from './trips.ts';

const stopsOf = (tripId: string) => readLocal().trips.find(({ copy }) => copy._id === tripId)?.copy.stops;

/** Changes one stop among the others as they stand now: what is kept a moment late brings back none that was taken off. */
export function changeStop(tripId: string, stopId: string, to: Partial<Omit<PlacedStop, 'id'>>): void {
  const stops = stopsOf(tripId);
  if (stops?.some(({ id }) => id === stopId))
    changeTrip(tripId, { stops: stops.map((one) => (one.id === stopId ? { ...one, ...to } : one)) });
}

/** Puts a stop back where it stood, among those that there are by now. */
export function putStopBack(tripId: string, stop: PlacedStop, index: number): void {
  const stops = stopsOf(tripId);
  if (stops && !stops.some(({ id }) => id === stop.id))
    changeTrip(tripId, { stops: [...stops.slice(0, index), stop, ...stops.slice(index)] });
}
