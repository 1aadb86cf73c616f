// Stops are changed among the others as they stand now: what is kept a moment late, or by a page that did not hear of a
// change, brings back none that was taken off and takes off none that was added.

import { itemKey } from '@serendib/contract/trips/keys';
import { mostStops } from '@serendib/contract/trips/limits';
import type { PlacedStop, Stop } from '@serendib/contract/trips/trip';
import { readLocal } from './local-trips.ts';
import { changeTrip, saveItem } from './trips.ts';

const copyOf = (tripId: string) => readLocal().trips.find(({ copy }) => copy._id === tripId)?.copy;
const stopsOf = (tripId: string) => copyOf(tripId)?.stops;

export function changeStop(tripId: string, stopId: string, to: Partial<Omit<PlacedStop, 'id'>>): void {
  const stops = stopsOf(tripId);
  if (stops?.some(({ id }) => id === stopId))
    changeTrip(tripId, { stops: stops.map((one) => (one.id === stopId ? { ...one, ...to } : one)) });
}

/** Adds a stop at this place among them, or as the last, and gives where it stands: -1 for a trip that is full, which stays as it is. */
export function addStop(tripId: string, stop: Stop, index?: number): number {
  const stops: Stop[] | undefined = stopsOf(tripId);
  if (stops && stops.length < mostStops && !stops.some(({ id }) => id === stop.id))
    changeTrip(tripId, { stops: stops.toSpliced(index ?? stops.length, 0, stop) });
  return stopsOf(tripId)?.findIndex(({ id }) => id === stop.id) ?? -1;
}

/**
 * Takes a stop off the way; what is given puts it back where it stood, with what hung there and was neither moved nor taken out
 * since, or is false where the trip was filled up meanwhile.
 */
export function removeStop(tripId: string, stopId: string): (() => boolean) | undefined {
  const { stops = [], items = [] } = copyOf(tripId) ?? {};
  const index = stops.findIndex(({ id }) => id === stopId);
  const stop = stops[index];
  if (!stop) return;
  const hung = items.filter((item) => item.stopId === stopId).map(itemKey);
  changeTrip(tripId, { stops: stops.toSpliced(index, 1) });
  return () => {
    addStop(tripId, stop, index);
    const isThere = stopsOf(tripId)?.some(({ id }) => id === stopId);
    if (isThere)
      for (const item of copyOf(tripId)?.items ?? []) {
        const { kind, itemId } = item;
        const hangsNowhere = item.stopId === null && !item.staysOff;
        if (hung.includes(itemKey(item)) && hangsNowhere) saveItem(tripId, { kind, itemId, stopId });
      }
    return isThere ?? true;
  };
}

/** The stops that are named in this order; those that are not stay where they are. */
export function inOrder(stops: readonly PlacedStop[], ids: readonly string[]): PlacedStop[] {
  const named = stops
    .filter(({ id }) => ids.includes(id))
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .values();
  return stops.map((stop) => (ids.includes(stop.id) ? (named.next().value ?? stop) : stop));
}

/** Puts the stops into this order, and gives them; what came meanwhile stays. */
export function orderStops(tripId: string, ids: readonly string[]): readonly PlacedStop[] {
  const stops = stopsOf(tripId) ?? [];
  const next = inOrder(stops, ids);
  if (next.some(({ id }, index) => id !== stops[index]?.id)) changeTrip(tripId, { stops: next });
  return next;
}
