import { itemKey } from '@serendib/contract/trips/keys';
import type { TripCopy } from '@serendib/contract/trips/trip';
import type { Trips } from '~/lib/trip/use-trips.ts';

/** What the parts of the page of a trip are given. */
export interface Planned {
  trip: TripCopy;
  shown: Trips['shown'];
}

/** Whether a saved thing is not public any more, as far as this browser knows. */
export const isGoneIn =
  (shown: Planned['shown']) =>
  (item: Pick<TripCopy['items'][number], 'kind' | 'itemId'>): boolean =>
    shown[itemKey(item)]?.isGone ?? false;
