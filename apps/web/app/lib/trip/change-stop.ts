import type { PlacedStop } from '@serendib/contract/trips/trip';
import { readLocal } from './local-trips.ts';
import { changeTrip } from './trips.ts';

/** Changes one stop among the others as they stand now: what is kept a moment late brings back none that was taken off. */
export function changeStop(tripId: string, stopId: string, to: Partial<Omit<PlacedStop, 'id'>>): void {
  const trip = readLocal().trips.find(({ copy }) => copy._id === tripId)?.copy;
  if (!trip?.stops.some(({ id }) => id === stopId)) return;
  changeTrip(tripId, { stops: trip.stops.map((one) => (one.id === stopId ? { ...one, ...to } : one)) });
}
