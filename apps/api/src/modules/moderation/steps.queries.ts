import type { KindName } from '@serendib/contract/listings/kind';
import type { ListingStatus } from '@serendib/contract/listings/views';
import type { StepBy } from '@serendib/contract/moderation/steps';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { type Listing, listingSteps, listings, newId, users } from '../../schema/index.ts';

/** A listing that is not deleted, held until the transaction ends. */
export async function lockListing(db: Db, id: string, kind: KindName): Promise<Listing | undefined> {
  const [found] = await db
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.kind, kind), isNull(listings.deletedAt)))
    .for('update');
  return found;
}

export async function findListingKind(db: Db, id: string): Promise<KindName | undefined> {
  const [found] = await db.select({ kind: listings.kind }).from(listings).where(eq(listings.id, id));
  return found?.kind;
}

export async function updateListing(
  db: Db,
  id: string,
  values: Partial<typeof listings.$inferInsert>,
): Promise<void> {
  await db.update(listings).set(values).where(eq(listings.id, id));
}

export interface StepTaken {
  listingId: string;
  from: ListingStatus | null;
  to: ListingStatus;
  by: StepBy;
  actorId: string | null;
  reason: string | null;
  at: Date;
}

export async function insertStep(db: Db, { from, to, by, ...step }: StepTaken): Promise<string> {
  const id = newId();
  await db.insert(listingSteps).values({ ...step, id, fromStatus: from, toStatus: to, byRole: by });
  return id;
}

/** Newest first. */
export const findSteps = (db: Db, listingId: string) =>
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
export async function findLastStep(db: Db, listingId: string) {
  const [found] = await db
    .select({ by: listingSteps.byRole, actorName: users.userName })
    .from(listingSteps)
    .leftJoin(users, eq(users.id, listingSteps.actorId))
    .where(eq(listingSteps.listingId, listingId))
    .orderBy(desc(listingSteps.id))
    .limit(1);
  return found;
}

/** Whom to write to about a listing; nobody where it has no owner, or one that left. */
export async function findOwner(db: Db, ownerId: string | null) {
  if (!ownerId) return undefined;
  const [owner] = await db
    .select({ email: users.email, userName: users.userName, suspendedAt: users.suspendedAt })
    .from(users)
    .where(and(eq(users.id, ownerId), isNull(users.deletedAt), eq(users.isDemo, false)));
  return owner;
}
