import { isDeepStrictEqual } from 'node:util';
import type { ThingKind } from '@serendib/contract/listings/thing-kinds';
import { addItem, changed, contentOf, withoutItem } from '@serendib/contract/trips/change';
import { itemKey } from '@serendib/contract/trips/keys';
import { mostItems, mostStops, mostTrips } from '@serendib/contract/trips/limits';
import { mergeTrips } from '@serendib/contract/trips/merge';
import type { Item, newTrip, Trip, TripChange, TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Context } from '../../platform/module.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { newId, type StoredTrip } from '../../schema/index.ts';
import { lockActive } from '../accounts/index.ts';
import { destinationSummaries } from '../destinations/index.ts';
import { listingSummaries } from '../listings/index.ts';
import { byOurClock } from './our-clock.ts';
import { accessOf, type TripAsker } from './trip-access.ts';
import {
  countTrips,
  deleteTrip,
  deleteTripsOf,
  findLinksOf,
  findTrip,
  findTrips,
  insertTrip,
  lockTrip,
  lockTripsOf,
  updateTrip,
} from './trips.queries.ts';
import { showTrip, tripInList } from './trips.views.ts';

type TripContext = Pick<Context, 'db' | 'clock' | 'publicUrl'>;

const own = { mine: true, mayChange: true };

export const listTrips = async ({ db }: TripContext, { id }: Visitor) =>
  (await findTrips(db, id)).map(tripInList);

/** Of an account that is deleted at this moment the trips went before; a new one would come after that, and stay. */
export async function lockOwner(tx: Db, ownerId: string): Promise<void> {
  await lockTripsOf(tx, ownerId);
  if (!(await lockActive(tx, ownerId))) throw new AppError('UNAUTHENTICATED');
}

/** Says no, in these words, where an account has as many trips as it may. */
export function refuseFull(count: number, words: string): void {
  if (count >= mostTrips) throw new AppError('CONFLICT', words);
}

/** Of an account that is locked. */
async function insertIfRoom(tx: Db, ownerId: string, content: TripCopy, at: Date): Promise<StoredTrip> {
  refuseFull(
    await countTrips(tx, ownerId),
    t('You have {mostTrips} trips already. Delete one that you do not need any more.', { mostTrips }),
  );
  const made =
    (await insertTrip(tx, { ownerId, content, at })) ??
    (await insertTrip(tx, { ownerId, content: { ...content, _id: newId(at) }, at }));
  if (!made) throw new Error('Two new ids were taken already.');
  return made;
}

export async function beginTrip(
  context: TripContext,
  { id: ownerId }: Visitor,
  sent: z.output<typeof newTrip>,
): Promise<Trip> {
  const at = context.clock();
  const content = contentOf(newId(at), sent, at.toISOString());
  const made = await context.db.transaction(async (tx) => {
    await lockOwner(tx, ownerId);
    return insertIfRoom(tx, ownerId, content, at);
  });
  return showTrip(context, made, own);
}

export async function readTrip(context: TripContext, id: string, asker: TripAsker): Promise<Trip> {
  const found = await findTrip(context.db, id);
  return showTrip(context, ...(await accessOf(context.db, found, asker)));
}

export const readingAlone = () => new AppError('FORBIDDEN', t('This link is for reading alone.'));

/** Changes the content of a locked trip for who may. `version` counts on where `isNewVersion`. */
async function rewrite(
  { db, clock }: TripContext,
  id: string,
  asker: TripAsker,
  isNewVersion: boolean,
  change: (tx: Db, trip: StoredTrip, at: string) => TripCopy | Promise<TripCopy>,
) {
  return db.transaction(async (tx) => {
    const [trip, access] = await accessOf(tx, await lockTrip(tx, id), asker);
    if (!access.mayChange) throw readingAlone();
    const at = clock();
    const content = await change(tx, trip, at.toISOString());
    if (content === trip.content) return [trip, access] as const;
    const version = trip.version + (isNewVersion ? 1 : 0);
    return [await updateTrip(tx, { id, content, version, at }), access] as const;
  });
}

export async function changeTrip(
  context: TripContext,
  id: string,
  asker: TripAsker,
  change: TripChange,
): Promise<Trip> {
  const written = await rewrite(context, id, asker, true, (_, trip, at) => {
    if (trip.version !== change.version) throw new AppError('STALE_VERSION');
    return changed(trip.content, change, at);
  });
  return showTrip(context, ...written);
}

export async function removeTrip(
  { db }: TripContext,
  { id: ownerId }: Visitor,
  id: string,
): Promise<undefined> {
  if (!(await deleteTrip(db, id, ownerId))) throw new AppError('NOT_FOUND');
}

export async function saveItem(
  context: TripContext,
  id: string,
  asker: TripAsker,
  item: Item,
): Promise<Trip> {
  const written = await rewrite(context, id, asker, false, async (tx, trip, at) => {
    const there = trip.content.items.some((one) => itemKey(one) === itemKey(item));
    if (!there && !(await isPublicThing(tx, context.publicUrl, item))) throw new AppError('NOT_FOUND');
    if (item.stopId !== null && !trip.content.stops.some((stop) => stop.id === item.stopId))
      throw new AppError('INVALID', undefined, { stopId: t('This stop is not in the trip any more.') });
    const content = addItem(trip.content, item, at);
    if (!content)
      throw new AppError('CONFLICT', t('A trip has at most {mostItems} saved things.', { mostItems }));
    return content;
  });
  return showTrip(context, ...written);
}

async function isPublicThing(db: Db, publicUrl: string, { kind, itemId }: Item): Promise<boolean> {
  const summaries = kind === 'destination' ? destinationSummaries : listingSummaries;
  return (await summaries(db, [itemId], publicUrl)).some((one) => one.kind === kind);
}

export async function takeItemOut(
  context: TripContext,
  id: string,
  asker: TripAsker,
  thing: { kind: ThingKind; itemId: string },
): Promise<undefined> {
  await rewrite(context, id, asker, false, (_, trip, at) => withoutItem(trip.content, itemKey(thing), at));
}

/** What a device kept. A trip that it made, or that is another account's, becomes a new one of this account. */
export async function mergeKept(
  context: TripContext,
  { id: ownerId }: Visitor,
  { sentAt, trips }: { sentAt?: string | undefined; trips: TripCopy[] },
): Promise<Trip[]> {
  const now = context.clock();
  const merged: StoredTrip[] = [];
  for (const sent of trips)
    merged.push(
      await context.db.transaction((tx) => mergeOne(tx, ownerId, byOurClock(sent, sentAt, now), now)),
    );
  return Promise.all(merged.map((trip) => showTrip(context, trip, own)));
}

async function mergeOne(tx: Db, ownerId: string, sent: TripCopy, at: Date): Promise<StoredTrip> {
  await lockOwner(tx, ownerId);
  const there = await lockTrip(tx, sent._id);
  if (there?.ownerId !== ownerId) return insertIfRoom(tx, ownerId, sent, at);
  const content = mergedContent(there.content, sent);
  if (content === there.content) return there;
  return updateTrip(tx, { id: there.id, content, version: there.version + 1, at });
}

/** Both copies as one; the very same where the one that was sent brings nothing. */
function mergedContent(there: TripCopy, sent: TripCopy): TripCopy {
  const content = mergeTrips(there, sent);
  if (content.items.length > mostItems || content.stops.length > mostStops)
    throw new AppError(
      'CONFLICT',
      t(
        'Together these are more than the {mostStops} stops and {mostItems} saved things that fit into one trip. Take some out first.',
        { mostStops, mostItems },
      ),
    );
  return isDeepStrictEqual(content, mergeTrips(there, there)) ? there : content;
}

/** What a device brings of a trip that is changed together by its link. */
export async function mergeTogether(
  context: TripContext,
  id: string,
  asker: TripAsker,
  { sentAt, trip: sent }: { sentAt?: string | undefined; trip: TripCopy },
): Promise<Trip> {
  const written = await rewrite(context, id, asker, true, (_, trip, at) =>
    mergedContent(trip.content, { ...byOurClock(sent, sentAt, new Date(at)), _id: trip.id }),
  );
  return showTrip(context, ...written);
}

export const tripsData: PersonalData = {
  name: 'trips',
  export: async (db, userId) => {
    const links = Map.groupBy(await findLinksOf(db, userId), ({ tripId }) => tripId);
    return (await findTrips(db, userId)).map(({ id, content, createdAt, updatedAt }) => ({
      ...{ ...content, createdAt, updatedAt },
      links: (links.get(id) ?? []).map(({ right, since }) => ({ right, since })),
    }));
  },
  remove: (db, userId) => deleteTripsOf(db, userId),
};
