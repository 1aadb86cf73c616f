import { contentOf } from '@serendib/contract/trips/change';
import { itemKey } from '@serendib/contract/trips/keys';
import type { Trip } from '@serendib/contract/trips/trip';
import { randomId } from '~/lib/session/random-id.ts';
import type { LocalTrip, Shown } from './local-trips.ts';
import { keep, refuseFull, tripNow } from './trips.ts';

/** What is shown of the things in a trip, by their keys. */
export const shownIn = ({ items }: Pick<Trip, 'items'>): Record<string, Shown> =>
  Object.fromEntries(items.flatMap((item) => (item.shown ? [[itemKey(item), item.shown]] : [])));

/** Keeps a trip that was shared as a trip of one's own, which goes its own way from then on. */
export function copyTrip(trip: Trip): void {
  refuseFull();
  const { title, from, month, adults, children, languages, notes, stops, items } = trip;
  const written = { title, from, month, adults, children, languages, notes };
  const copy = contentOf(
    randomId(),
    {
      ...written,
      stops: stops.map(({ position: _, changedAt: __, ...stop }) => stop),
      items: items.map(({ changedAt: _, shown: __, ...item }) => item),
    },
    new Date(tripNow()).toISOString(),
  );
  const made: LocalTrip = { copy, owner: null, savedAt: null, isUnsent: true, touchedAt: Date.now() };
  keep((kept) => ({
    ...kept,
    trips: [...kept.trips, made],
    current: copy._id,
    shown: { ...kept.shown, ...shownIn(trip) },
  }));
}
