import { withMoments } from '@serendib/contract/trips/moments';
import type { TripCopy } from '@serendib/contract/trips/trip';

/**
 * A device's copy with its moments by our clock: moved by what the device's clock is wrong, and none of them in the
 * future, where they would win for ever.
 */
export function byOurClock(copy: TripCopy, sentAt: string | undefined, now: Date): TripCopy {
  const wrongMs = sentAt ? now.getTime() - Date.parse(sentAt) : 0;
  const latest = now.getTime();
  return withMoments(copy, (at) => new Date(Math.min(Date.parse(at) + wrongMs, latest)).toISOString());
}
