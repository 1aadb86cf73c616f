import type { Availability } from '@serendib/contract/listings/availability';
import type { OnDates } from '@serendib/contract/listings/dates-query';
import { type ItemSummary, lineOf } from '@serendib/contract/listings/item-summary';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { isPublic } from '../../../schema/index.ts';
import { type FoundListing, findListings } from './found-listing.ts';
import { publicView } from './views.ts';

/** What stands in lists of things of all kinds, of those of these listings that are public; in no order. */
export async function listingSummaries(db: Db, ids: string[], publicUrl: string): Promise<ItemSummary[]> {
  const chosen = sql`select id from listings where id = any(${sql.param(ids)}::uuid[]) and ${isPublic}`;
  return (await findListings(db, chosen, sql`chosen_id`)).map((found) => summaryOf(found, publicUrl));
}

const summaryOf = (found: FoundListing, publicUrl: string): ItemSummary =>
  summaryOfView(found.kind, publicView(found.kind, found, publicUrl));

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

const busyView = ({ availabilityState, awayUntil }: Partial<Availability>) =>
  availabilityState && availabilityState !== 'available' ? { availabilityState, awayUntil } : {};

/** A listing's card, or all that the public sees of it, in few words. */
export function summaryOfView(name: KindName, view: object): ItemSummary {
  const kind: Kind = kinds[name];
  const shown = view as Record<string, unknown>;
  const { _id, image, imageIsDrawing, averageRating, reviewCount, isPremium, checkedAt, canBeAsked } =
    view as ItemSummary;
  return {
    ...{ kind: name, _id, image, averageRating, reviewCount, isPremium, checkedAt },
    ...(kind.pictured && { imageIsDrawing }),
    title: String(shown[kind.title]),
    line: lineOf(kind, shown),
    district: typeof shown.district === 'string' ? shown.district : null,
    href: `${kind.pages.one}/${_id}`,
    latitude: numberOf(shown.latitude),
    longitude: numberOf(shown.longitude),
    ...(canBeAsked && { canBeAsked }),
    ...busyView(shown as Partial<Availability>),
    ...(typeof shown.distanceKm === 'number' && { distanceKm: shown.distanceKm }),
    ...(shown.onDates !== undefined && { onDates: shown.onDates as OnDates }),
    ...(shown.leaves !== undefined && { leaves: shown.leaves as ItemSummary['leaves'] }),
  };
}
