import { withMoments } from '@serendib/contract/trips/moments';
import type { TripCopy } from '@serendib/contract/trips/trip';

/** No device kept anything before. A year below 0 is written in a way that the contract does not know. */
const earliest = new Date(0).toISOString();
const lifted = (at: string): string => (at < earliest ? earliest : at);

/**
 * So much is no wrong clock, but the time on the way: moved by it, what a device had only read would win over what another
 * changed meanwhile, and by more with each upload.
 */
const onTheWayMs = 60_000;

/**
 * A device's copy with its moments by our clock: moved by what the device's clock is wrong, and none of them in the
 * future, where they would win for ever.
 */
export function byOurClock(copy: TripCopy, sentAt: string | undefined, now: Date): TripCopy {
  const offMs = sentAt ? now.getTime() - Date.parse(sentAt) : 0;
  const wrongMs = Math.abs(offMs) < onTheWayMs ? 0 : offMs;
  const latest = now.getTime();
  return withMoments(copy, (at) =>
    lifted(new Date(Math.min(Date.parse(at) + wrongMs, latest)).toISOString()),
  );
}

/** A stored copy that can be shown: moments before all others, which a clock in the year 9999 once brought, are lifted. */
export const readable = (copy: TripCopy): TripCopy => withMoments(copy, lifted);
