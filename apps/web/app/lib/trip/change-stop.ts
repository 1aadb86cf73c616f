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

/** The stops that are named in this order; those that are not stay where they are. */
export function inOrder(stops: readonly PlacedStop[], ids: readonly string[]): PlacedStop[] {
  const named = stops
    .filter(({ id }) => ids.includes(id))
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .values();
  return stops.map((stop) => (ids.includes(stop.id) ? (named.next().value ?? stop) : stop));
}

/** Puts the stops as they stand now into this order, and gives them; what came meanwhile stays. */
export function orderStops(tripId: string, ids: readonly string[]): readonly PlacedStop[] {
  const stops = stopsOf(tripId) ?? [];
  const next = inOrder(stops, ids);
  if (next.some(({ id }, index) => id !== stops[index]?.id)) changeTrip(tripId, { stops: next });
  return next;
}
