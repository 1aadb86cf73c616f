import type { ListingHistory } from '@serendib/contract/listings/write-endpoints';
import type { Call } from '~/lib/api/call.ts';
import { leaveOut } from '~/lib/mine/leave-out.ts';
import type { MyListing } from '../my-listing.ts';
import type { Figures } from './analytics-tab.tsx';
import { periodOf } from './days.ts';

/** Without an answer there is null in its place; without a session the failure is thrown. */
const orNull = (error: unknown) => {
  leaveOut(error);
  return null;
};

/** The figures of the listing that is asked for, or else of the one most looked at; null for who has none. */
export async function fetchFigures(
  call: Call,
  mine: readonly MyListing[],
  asked: { listing: string | undefined; days: string | undefined },
): Promise<Figures | null> {
  const most = mine.toSorted((one, other) => other.viewCount - one.viewCount)[0];
  const chosen = mine.find(({ _id }) => _id === asked.listing) ?? most;
  if (!chosen) return null;
  const period = periodOf(asked.days);
  const params = { id: chosen._id };
  const [days, history] = await Promise.all([
    call('GET /listings/{id}/days', { params, query: { days: period } }).then(({ data }) => data, orNull),
    call('GET /listings/{id}/history', { params }).catch(orNull),
  ]);
  return { listingId: chosen._id, period, days, history: history as ListingHistory | null };
}
