import { mostTrips } from '@serendib/contract/trips/limits';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../platform/app-error.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Context } from '../../platform/module.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { hashOf } from '../../platform/secrets/tokens.ts';
import {
  countOtherJoined,
  deleteJoinedOf,
  findAllJoined,
  findJoined,
  findJoinedLink,
  keepJoined,
  setLeft,
} from './joined.queries.ts';
import { findLink, lockTrip } from './trips.queries.ts';
import { lockOwner, readingAlone, refuseFull } from './trips.service.ts';

type JoinContext = Pick<Context, 'db' | 'clock'>;

export const listJoined = async ({ db }: JoinContext, { id }: Visitor) =>
  (await findJoined(db, id)).map(({ tripId, updatedAt, leftAt }) => ({
    ...{ _id: tripId, updatedAt: updatedAt.toISOString() },
    isLeft: leftAt !== null,
  }));

/** Keeps a trip of another in an account, by the link that is named or the one by which it was joined before. One's own is there already. */
export async function joinTrip(
  { db, clock }: JoinContext,
  { id: userId }: Visitor,
  tripId: string,
  key: string | undefined,
): Promise<undefined> {
  await db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    // Who revokes the link has the trip in hand.
    const trip = await lockTrip(tx, tripId);
    if (trip?.ownerId === userId) return;
    const link = key ? await findLink(tx, tripId, hashOf(key)) : await findJoinedLink(tx, userId, tripId);
    if (!link) throw new AppError('NOT_FOUND');
    if (link.right !== 'change') throw readingAlone();
    refuseFull(
      await countOtherJoined(tx, userId, tripId),
      t('You have joined {mostTrips} trips of others already. Leave one that you do not need any more.', {
        mostTrips,
      }),
    );
    await keepJoined(tx, { userId, tripId, linkId: link.id, joinedAt: clock() });
  });
}

export async function leaveTrip(
  { db, clock }: JoinContext,
  { id }: Visitor,
  tripId: string,
): Promise<undefined> {
  await setLeft(db, id, tripId, clock());
}

export const joinedData: PersonalData = {
  name: 'joinedTrips',
  export: findAllJoined,
  remove: deleteJoinedOf,
};
