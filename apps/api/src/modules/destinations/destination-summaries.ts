import type { DestinationCard } from '@serendib/contract/destinations/endpoints';
import type { ItemSummary } from '@serendib/contract/listings/item-summary';
import { destinationCategories, labelOf } from '@serendib/contract/options/options';
import type { Db } from '../../platform/database/database.ts';
import { findDestinationsById } from './destinations.queries.ts';
import { cardView } from './destinations.views.ts';

/** What stands in lists of things of all kinds, of those of these places that there are; in no order. */
export const destinationSummaries = async (
  db: Db,
  ids: string[],
  publicUrl: string,
): Promise<ItemSummary[]> =>
  (await findDestinationsById(db, ids)).map((found) => summaryOfPlace(cardView(found, publicUrl)));

/** A place's card in few words. */
export function summaryOfPlace(card: DestinationCard): ItemSummary {
  const { _id, slug, name, nameSi, nameTa, category, district, image, averageRating, reviewCount } = card;
  const { latitude, longitude, distanceKm } = card;
  return {
    ...{ kind: 'destination', _id, title: name, nameSi, nameTa, image, district, averageRating, reviewCount },
    line: `${labelOf(destinationCategories, category)} · ${district}`,
    isPremium: false,
    checkedAt: null,
    href: `/destination/${slug}`,
    ...{ latitude, longitude },
    ...(distanceKm !== undefined && { distanceKm }),
  };
}
