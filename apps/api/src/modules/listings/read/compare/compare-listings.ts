import { daysBetween } from '@serendib/contract/calendar';
import { costFor } from '@serendib/contract/listings/compare/cost';
import type { Comparison } from '@serendib/contract/listings/compare/endpoint';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { usualRadiusKm } from '@serendib/contract/listings/limits';
import type { Price } from '@serendib/contract/listings/price/price';
import { shows } from '../../../../platform/cache/cache-tags.ts';
import { tags } from '../../../../schema/cache-tags.ts';
import { areaOf, distanceFrom, type KnownPlaces } from '../../../destinations/index.ts';
import { datesOf } from '../dates/dates-of.ts';
import type { FoundListing } from '../found-listing.ts';
import { findPublic } from '../listing.queries.ts';
import type { ReadContext } from '../read-context.ts';
import { publicView } from '../views.ts';

interface Asked {
  kind: KindName;
  ids: string[];
  from?: string | undefined;
  to?: string | undefined;
  near?: string | undefined;
}

/** Listings of a kind in the order in which they are named; those that are not public are said to be gone. */
export async function compareListings(
  { replica, publicUrl, known, clock }: ReadContext & { known: KnownPlaces },
  { kind, ids, from, to, near }: Asked,
): Promise<Comparison> {
  // Also of what is not found: it may become public.
  for (const id of ids) shows(tags.listing(id));
  const area = near === undefined ? undefined : await areaOf(known, { near, radius: usualRadiusKm });
  const found = new Map((await findPublic(replica, kind, ids)).map((one) => [one.id, one]));
  const days = from && to ? daysBetween(from, to) + 1 : null;
  const onDates = await datesOf({ replica, clock }, kind, ids, { from, to });
  const isPlaced = (kinds[kind] as Kind).placedBy !== undefined;
  const distanceOf = ({ latitude, longitude }: FoundListing) =>
    (area && isPlaced && latitude !== null && longitude !== null
      ? distanceFrom(area, { latitude, longitude })
      : undefined) ?? null;
  const items = ids.map((_id) => {
    const one = found.get(_id);
    if (!one) return { _id, listing: null, cost: null, distanceKm: null, onDates: null };
    const listing = publicView(kind, one, publicUrl);
    const { price = null } = listing as { price?: Price | null };
    return {
      _id,
      listing,
      cost: days && costFor(price, days),
      distanceKm: distanceOf(one),
      onDates: onDates(_id),
    };
  });
  return { kind, days, near: area?.around?.point.name ?? null, items } as Comparison;
}
