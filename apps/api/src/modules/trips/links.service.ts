import type { TripLink } from '@serendib/contract/trips/endpoints';
import { mostLinks } from '@serendib/contract/trips/limits';
import type { LinkRight } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Context } from '../../platform/module.ts';
import { hashOf, newToken } from '../../platform/secrets/tokens.ts';
import { deleteLink, findLinks, insertLink, lockTrip } from './trips.queries.ts';

type LinkContext = Pick<Context, 'db' | 'clock' | 'publicUrl'>;

async function lockOwn(db: Db, { id: ownerId }: Visitor, tripId: string): Promise<void> {
  const trip = await lockTrip(db, tripId);
  if (trip?.ownerId !== ownerId) throw new AppError('NOT_FOUND');
}

const view = ({ id, right, createdAt }: { id: string; right: LinkRight; createdAt: Date }): TripLink => ({
  ...{ _id: id, right },
  createdAt: createdAt.toISOString(),
});

export const listLinks = ({ db }: LinkContext, visitor: Visitor, tripId: string): Promise<TripLink[]> =>
  db.transaction(async (tx) => {
    await lockOwn(tx, visitor, tripId);
    return (await findLinks(tx, tripId)).map(view);
  });

/** The key is told once and kept as its hash alone. */
export async function makeLink(
  { db, clock, publicUrl }: LinkContext,
  visitor: Visitor,
  tripId: string,
  right: LinkRight,
): Promise<TripLink & { key: string; url: string }> {
  const key = newToken();
  const made = await db.transaction(async (tx) => {
    await lockOwn(tx, visitor, tripId);
    if ((await findLinks(tx, tripId)).length >= mostLinks)
      throw new AppError(
        'CONFLICT',
        t('A trip has at most {mostLinks} links. Revoke one first.', { mostLinks }),
      );
    return insertLink(tx, { tripId, right, keyHash: hashOf(key), createdAt: clock() });
  });
  return { ...view(made), key, url: `${publicUrl}/trip/${tripId}?key=${key}` };
}

export async function revokeLink(
  { db }: LinkContext,
  visitor: Visitor,
  tripId: string,
  id: string,
): Promise<undefined> {
  await db.transaction(async (tx) => {
    await lockOwn(tx, visitor, tripId);
    if (!(await deleteLink(tx, tripId, id))) throw new AppError('NOT_FOUND');
  });
}
