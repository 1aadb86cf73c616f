import type { KindName } from '@serendib/contract/listings/kind';
import { usualRadiusKm } from '@serendib/contract/listings/limits';
import type { CardView } from '@serendib/contract/listings/views';
import { shows } from '../../../../platform/cache/cache-tags.ts';
import { tags } from '../../../../schema/cache-tags.ts';
import { destinationNamed } from '../../../destinations/index.ts';
import { facetsIn } from '../area/in-districts.ts';
import { findFeatured } from '../listing.queries.ts';
import type { ReadContext } from '../read-context.ts';
import { listView } from '../views.ts';
import { findInOrder } from './list.queries.ts';
import { toListQuery } from './list-query.ts';

const most = 12;

/** Premium listings of a kind that were chosen for the homepage, best rated first. */
export async function featuredAtHome<K extends KindName>(
  { replica, publicUrl }: ReadContext,
  kind: K,
  view?: 'card',
): Promise<CardView[K][]> {
  shows(tags.listings(kind));
  const found = await findFeatured(replica, kind, 'homepage', { count: most });
  return found.map((listing) => listView(kind, listing, publicUrl, view));
}

/** Premium guides that were chosen for destinations, of those that a list around one has, best rated first. */
export async function guidesAround(
  context: ReadContext,
  idOrSlug: string,
  view?: 'card',
): Promise<CardView['tourGuide'][]> {
  shows(tags.listings('tourGuide'));
  const point = await destinationNamed(context, idOrSlug);
  const area = { around: { point, radiusKm: usualRadiusKm }, box: undefined };
  const facets = facetsIn(area, 'tourGuide') ?? [];
  const found = await findFeatured(context.replica, 'tourGuide', 'destination', { facets, count: most });
  return found.map((guide) => listView('tourGuide', guide, context.publicUrl, view));
}

/** Vehicles that serve a destination's province: premium ones featured for destinations first, then as lists have them. */
export async function vehiclesServing(context: ReadContext, idOrSlug: string, view?: 'card') {
  shows(tags.listings('vehicle'));
  const { province: provinceName } = await destinationNamed(context, idOrSlug);
  const listQuery = toListQuery('vehicle', { area: [provinceName] });
  const [featured, listed] = await Promise.all([
    findFeatured(context.replica, 'vehicle', 'destination', {
      facets: [`area:${provinceName}`],
      count: most,
    }),
    findInOrder(context.replica, listQuery, {
      count: most * 2,
      from: undefined,
      isBack: false,
    }),
  ]);
  const known = new Set(featured.map(({ id }) => id));
  const found = [...featured, ...listed.filter(({ id }) => !known.has(id))].slice(0, most);
  return {
    vehicles: found.map((vehicle) => listView('vehicle', vehicle, context.publicUrl, view)),
    meta: { provinceName },
  };
}
