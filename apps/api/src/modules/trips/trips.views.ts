import type { ItemSummary } from '@serendib/contract/listings/item-summary';
import type { ThingKind } from '@serendib/contract/listings/thing-kinds';
import type { Trip, TripCopy } from '@serendib/contract/trips/trip';
import { shows } from '../../platform/cache/cache-tags.ts';
import type { Context } from '../../platform/module.ts';
import { tags } from '../../schema/cache-tags.ts';
import type { StoredTrip } from '../../schema/index.ts';
import { destinationSummaries } from '../destinations/index.ts';
import { listingSummaries } from '../listings/index.ts';

/** What the asker may do with a trip. */
export interface TripAccess {
  mine: boolean;
  mayChange: boolean;
}

/** The trip with what is shown of the things saved in it; what is not public any more stays without. */
export async function showTrip(
  context: Pick<Context, 'db' | 'publicUrl'>,
  { version, content, createdAt, updatedAt }: StoredTrip,
  access: TripAccess,
): Promise<Trip> {
  const shown = await summariesOf(context, content);
  return {
    ...content,
    ...access,
    version,
    items: content.items.map((item) => ({ ...item, shown: shown.get(item.itemId) ?? null })),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

const summariesOf = async (context: Pick<Context, 'db' | 'publicUrl'>, { items }: TripCopy) =>
  new Map((await findSummaries(context, items)).map((one) => [one._id, one]));

async function findSummaries(
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  things: readonly { kind: ThingKind; itemId: string }[],
): Promise<ItemSummary[]> {
  const idsOf = (isPlace: boolean) =>
    things.filter(({ kind }) => (kind === 'destination') === isPlace).map(({ itemId }) => itemId);
  const [places, listings] = [idsOf(true), idsOf(false)];
  const found = await Promise.all([
    places.length > 0 ? destinationSummaries(db, places, publicUrl) : [],
    listings.length > 0 ? listingSummaries(db, listings, publicUrl) : [],
  ]);
  return found.flat();
}

/** What is shown of things that a browser keeps. */
export function showThings(
  { replica, publicUrl }: Pick<Context, 'replica' | 'publicUrl'>,
  things: readonly { kind: ThingKind; itemId: string }[],
): Promise<ItemSummary[]> {
  for (const { kind, itemId } of things)
    shows(kind === 'destination' ? tags.destination(itemId) : tags.listing(itemId));
  return findSummaries({ db: replica, publicUrl }, things);
}

export const tripInList = ({ id, version, content, updatedAt }: StoredTrip) => ({
  ...{ _id: id, version, title: content.title, from: content.from, month: content.month },
  nights: content.stops.reduce((sum, { nights }) => sum + nights, 0),
  stops: content.stops.length,
  items: content.items.length,
  updatedAt: updatedAt.toISOString(),
});
