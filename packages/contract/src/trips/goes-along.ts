import type { Item, PlacedStop } from './trip.ts';

/** Who drives or guides and hangs under no stop goes along all the way; so drives, days and cost count them. */
export const goesAlong = (
  { kind, stopId }: Pick<Item, 'kind' | 'stopId'>,
  stops: readonly Pick<PlacedStop, 'id'>[],
): boolean =>
  (kind === 'vehicle' || kind === 'tourGuide') && stops.length > 0 && !stops.some(({ id }) => id === stopId);
