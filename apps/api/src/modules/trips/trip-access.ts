import type { LinkRight } from '@serendib/contract/trips/trip';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import { hashOf } from '../../platform/secrets/tokens.ts';
import type { StoredTrip } from '../../schema/index.ts';
import { findJoinedLink } from './joined.queries.ts';
import { findLink, findTrip } from './trips.queries.ts';
import type { TripAccess } from './trips.views.ts';

/** Who asks for a trip: the session, which may have joined it, and the key of a shared link. */
export interface TripAsker {
  visitor: Visitor | null;
  key: string | undefined;
}

/** The trip with what the asker may do with it. For who may not see it, it is not there; administrators are no exception. */
export async function accessOf(
  db: Db,
  trip: StoredTrip | undefined,
  { visitor, key }: TripAsker,
): Promise<readonly [StoredTrip, TripAccess]> {
  if (trip && visitor?.id === trip.ownerId) return [trip, { mine: true, mayChange: true }];
  const right = trip && (await rightOf(db, trip.id, { visitor, key }));
  if (!trip || !right) throw new AppError('NOT_FOUND');
  return [trip, { mine: false, mayChange: right === 'change' }];
}

/** That of the link that is named, else of the one by which an account has joined the trip. */
async function rightOf(db: Db, tripId: string, { visitor, key }: TripAsker): Promise<LinkRight | undefined> {
  const named = key ? await findLink(db, tripId, hashOf(key)) : undefined;
  if (named || !visitor) return named?.right;
  const joined = await findJoinedLink(db, visitor.id, tripId);
  return joined?.leftAt === null ? joined.right : undefined;
}

/** The trip, for its owner and for who has a link to it. */
export async function openTrip(db: Db, id: string, asker: TripAsker): Promise<StoredTrip> {
  const [trip] = await accessOf(db, await findTrip(db, id), asker);
  return trip;
}
