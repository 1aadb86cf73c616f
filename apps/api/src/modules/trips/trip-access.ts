import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import { hashOf } from '../../platform/tokens.ts';
import type { StoredTrip } from '../../schema/index.ts';
import { findLinkRight, findTrip } from './trips.queries.ts';
import type { TripAccess } from './trips.views.ts';

/** Who asks for a trip: the session, and the key of a shared link. */
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
  const right = trip && key ? await findLinkRight(db, trip.id, hashOf(key)) : undefined;
  if (!trip || !right) throw new AppError('NOT_FOUND');
  return [trip, { mine: false, mayChange: right === 'change' }];
}

/** The trip, for its owner and for who has a link to it. */
export async function openTrip(db: Db, id: string, asker: TripAsker): Promise<StoredTrip> {
  const [trip] = await accessOf(db, await findTrip(db, id), asker);
  return trip;
}
