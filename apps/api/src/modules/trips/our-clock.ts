import type { TripCopy } from '@serendib/contract/trips/trip';

/**
 * A device's copy with its moments by our clock: moved by what the device's clock is wrong, and none of them in the
 * future, where they would win for ever.
 */
export function byOurClock(copy: TripCopy, sentAt: string | undefined, now: Date): TripCopy {
  const wrongMs = sentAt ? now.getTime() - Date.parse(sentAt) : 0;
  const moved = (at: string): string =>
    new Date(Math.min(Date.parse(at) + wrongMs, now.getTime())).toISOString();
  return {
    ...copy,
    changedAt: Object.fromEntries(Object.entries(copy.changedAt).map(([field, at]) => [field, moved(at)])),
    stops: copy.stops.map((stop) => ({ ...stop, changedAt: moved(stop.changedAt) })),
    items: copy.items.map((item) => ({ ...item, changedAt: moved(item.changedAt) })),
    gone: copy.gone.map(({ key, at }) => ({ key, at: moved(at) })),
  };
}
