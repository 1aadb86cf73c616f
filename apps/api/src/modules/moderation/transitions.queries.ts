import type { ListingStatus } from '@serendib/contract/listings/listing-statuses';
import type { TransitionActor } from '@serendib/contract/moderation/transitions';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { listingSteps, newId, users } from '../../schema/index.ts';

export interface NewTransition {
  listingId: string;
  from: ListingStatus | null;
  to: ListingStatus;
  by: TransitionActor;
  actorId: string | null;
  reason: string | null;
  at: Date;
}

export async function insertTransition(
  db: Db,
  { from, to, by, ...transition }: NewTransition,
): Promise<string> {
  const id = newId();
  await db.insert(listingSteps).values({ ...transition, id, fromStatus: from, toStatus: to, byRole: by });
  return id;
}

/** Newest first. */
export const findTransitions = (db: Db, listingId: string) =>
  db
    .select({
      from: listingSteps.fromStatus,
      to: listingSteps.toStatus,
      by: listingSteps.byRole,
      reason: listingSteps.reason,
      at: listingSteps.at,
    })
    .from(listingSteps)
    .where(eq(listingSteps.listingId, listingId))
    .orderBy(desc(listingSteps.id));

/** The latest, with the name of who took it. */
export async function findLastTransition(db: Db, listingId: string) {
  const [found] = await db
    .select({ by: listingSteps.byRole, actorName: users.userName })
    .from(listingSteps)
    .leftJoin(users, eq(users.id, listingSteps.actorId))
    .where(eq(listingSteps.listingId, listingId))
    .orderBy(desc(listingSteps.id))
    .limit(1);
  return found;
}
