import type { ItemOf } from '~/lib/api/call.ts';
import { type LocalTrip, type LocalTrips, readLocal } from './local-trips.ts';
import { call, unlessGone, withRead } from './send-up.ts';
import { withTrip } from './together.ts';
import { keep } from './trips.ts';

type Joined = ItemOf<'GET /trips/joined'>;

/** Of this browser and this account, those that came by a link. */
const joinedHere = (userId: string): LocalTrip[] =>
  readLocal().trips.filter(({ link, owner }) => link && (owner === null || owner === userId));

/** Makes the account know which trips of others were joined and left here, and this browser which were elsewhere. */
export async function syncJoined(userId: string): Promise<void> {
  for (const { copy, isDeleted } of joinedHere(userId)) if (isDeleted) await leave(copy._id);
  const answer = await call('GET /trips/joined').catch(unlessGone);
  // A process of an older version knows no such list.
  if (!answer) return;
  const known = new Map(answer.data.map((one) => [one._id, one]));
  for (const trip of joinedHere(userId))
    if (!trip.isDeleted) await settle(trip, userId, known.get(trip.copy._id));
  const here = new Set(readLocal().trips.map(({ copy }) => copy._id));
  for (const { _id, isLeft } of answer.data) if (!isLeft && !here.has(_id)) await read(_id, userId);
}

async function leave(id: string): Promise<void> {
  await call('DELETE /trips/{id}/joined', { params: { id } }).catch(unlessGone);
  // It may have been brought back meanwhile.
  keep((kept) => without(kept, id, ({ isDeleted }) => isDeleted === true));
}

/** It was left on another device; what was changed here since goes to the others first. */
const letGo = (id: string): void => keep((kept) => without(kept, id, ({ isUnsent }) => !isUnsent));

function without(kept: LocalTrips, id: string, isOver: (trip: LocalTrip) => boolean): LocalTrips {
  const trips = kept.trips.filter((trip) => trip.copy._id !== id || !isOver(trip));
  return trips.length === kept.trips.length ? kept : { ...kept, trips };
}

async function settle(trip: LocalTrip, userId: string, known: Joined | undefined): Promise<void> {
  const { copy, link } = trip;
  if (known && !known.isLeft) return changeLink(copy._id, userId, { isInAccount: true });
  if (link?.isRevoked) return;
  if (known && link?.isInAccount) return letGo(copy._id);
  if (!known && !link?.key) return changeLink(copy._id, userId, { isRevoked: true });
  const isJoined = await call('PUT /trips/{id}/joined', {
    params: { id: copy._id },
    query: { key: link?.key },
  }).then(() => true, unlessRefused);
  if (isJoined) changeLink(copy._id, userId, { isInAccount: true });
}

/** Its link was revoked, which is found when it is read next, or the account has no room: it stays in this browser alone. */
const unlessRefused = (error: unknown): false => {
  const { status = 0 } = error as { status?: number };
  if (![403, 404, 409].includes(status)) throw error;
  return false;
};

function changeLink(id: string, userId: string, change: { isInAccount: true } | { isRevoked: true }): void {
  keep((kept) => {
    const trip = kept.trips.find(({ copy }) => copy._id === id);
    if (!trip?.link) return kept;
    // A link that was revoked opens nothing, though the trip was joined again by another.
    const { key, isRevoked } = trip.link;
    const link = { key: isRevoked ? undefined : key, ...change };
    const isSame = JSON.stringify(link) === JSON.stringify(trip.link);
    return isSame && trip.owner === userId ? kept : withTrip(kept, trip, { ...trip, owner: userId, link });
  });
}

async function read(id: string, userId: string): Promise<void> {
  const trip = await call('GET /trips/{id}', { params: { id } }).catch(unlessGone);
  if (trip) keep((kept) => withRead(kept, userId, trip, { isInAccount: true }));
}
