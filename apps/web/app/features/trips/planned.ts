import type { TripCopy } from '@serendib/contract/trips/trip';
import type { Trips } from '~/lib/trip/use-trips.ts';

/** What the parts of the page of a trip are given. */
export interface Planned {
  trip: TripCopy;
  shown: Trips['shown'];
}
