import type { TripCopy } from './trip.ts';

/** A copy in which each moment of a change is another, such as one by a clock that is right. */
export const withMoments = (copy: TripCopy, moved: (at: string) => string): TripCopy => ({
  ...copy,
  changedAt: Object.fromEntries(Object.entries(copy.changedAt).map(([field, at]) => [field, moved(at)])),
  stops: copy.stops.map((stop) => ({ ...stop, changedAt: moved(stop.changedAt) })),
  items: copy.items.map((item) => ({ ...item, changedAt: moved(item.changedAt) })),
  gone: copy.gone.map(({ key, at }) => ({ key, at: moved(at) })),
});
