import type { ThingKind } from '@serendib/contract/listings/thing-kinds';
import type { Agreed } from '@serendib/contract/trips/route/cost/cost';
import { useEffect } from 'react';
import { storedToken } from '~/lib/session/session.ts';
import { onRelease } from '~/lib/trip/held.ts';
import { useTrips } from '~/lib/trip/use-trips.ts';
import { kindOf, readForCost, useExpected } from '../../expected/use-expected.ts';

export interface AgreedThing extends Agreed {
  /** Unknown on a page of before, where it is not public any more. */
  kind: ThingKind | undefined;
  title: string;
  /** Its page, as long as it is public. */
  href: string | undefined;
}

/** What is agreed of a trip, as far as this browser may know: who joined one knows of other agreements than its owner. */
export function useAgreed(trip: string): { agreed: readonly AgreedThing[]; isUnread: boolean } {
  const trips = useTrips();
  const link = trips?.linkOf(trip);
  // A trip that is not in the account yet has no agreements, and the API would not find it.
  const canBeRead = storedToken() === null || link !== undefined || trips?.isInAccount(trip);
  const asked = canBeRead ? trip : undefined;
  const key = link?.key;
  const { all, isOld } = useExpected(asked, key, readForCost);
  // What is shown is the same: it is kept for the road in place of a trip that could be brought back until now.
  useEffect(() => (asked ? onRelease(() => void readForCost(asked, key)) : undefined), [asked, key]);
  const agreed = (all ?? []).map(({ _id, kind, listing, listingId, title, total, from, to }) => ({
    // A page of before, whose copy is kept for the road, knew it by the listing alone.
    ...{ _id, title, total, from, to, itemId: listingId ?? listing?._id ?? _id },
    kind: kindOf({ kind, listing }),
    href: listing?.href,
  }));
  return { agreed, isUnread: isOld && !all };
}
