import type { Item, PlacedStop } from '@serendib/contract/trips/trip';

/** Who drives or guides and hangs under no stop goes along all the way; so drives, days and cost count them. */
export const goesAlong = ({ kind, stopId }: Item, stops: readonly Pick<PlacedStop, 'id'>[]): boolean =>
  (kind === 'vehicle' || kind === 'tourGuide') && stops.length > 0 && !stops.some(({ id }) => id === stopId);
