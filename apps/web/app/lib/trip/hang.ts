import { stopNear } from '@serendib/contract/trips/hang';
import { itemKey } from '@serendib/contract/trips/keys';
import type { Item, TripCopy } from '@serendib/contract/trips/trip';
import { readLocal } from './local-trips.ts';
import { saveItem, tripsIn } from './trips.ts';

/** Hangs under the stop that is near what is meant and hangs nowhere; what a traveller took off the way stays off. */
function hangIn({ _id, stops, items }: TripCopy, isMeant: (item: Item, stopId: string) => boolean): void {
  const { shown } = readLocal();
  for (const item of items) {
    const { kind, itemId } = item;
    const known = shown[itemKey(item)];
    if (item.stopId !== null || item.staysOff || !known) continue;
    // One sleeps where a night is spent, though a stop that is passed be nearer.
    const nights = kind === 'businessListing' ? stops.filter((stop) => stop.nights > 0) : stops;
    const stopId = stopNear(nights, known) ?? stopNear(stops, known);
    if (stopId && isMeant(item, stopId)) saveItem(_id, { kind, itemId, stopId });
  }
}

/** Hangs under a stop that was added what is nearer to it than to the other stops of its trip. */
export function hangUnder(tripId: string, stopId: string): void {
  const trip = readLocal().trips.find(({ copy }) => copy._id === tripId);
  if (trip) hangIn(trip.copy, (_, near) => near === stopId);
}

/** Hangs that of which it has just become known where it lies. */
export function hangLocated(keys: readonly string[]): void {
  for (const { copy } of tripsIn(readLocal())) hangIn(copy, (item) => keys.includes(itemKey(item)));
}
