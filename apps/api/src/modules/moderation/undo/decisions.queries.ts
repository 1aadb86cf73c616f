import { and, desc, eq, isNull, lt, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import {
  type Listing,
  type ListingDecision,
  listingDecisions,
  listingSteps,
  newId,
  type StateBefore,
} from '../../../schema/index.ts';

export async function insertDecision(
  db: Db,
  decision: Omit<typeof listingDecisions.$inferInsert, 'id'>,
): Promise<string> {
  const id = newId();
  await db.insert(listingDecisions).values({ ...decision, id });
  return id;
}

export async function findDecision(db: Db, id: string): Promise<ListingDecision | undefined> {
  const [found] = await db.select().from(listingDecisions).where(eq(listingDecisions.id, id));
  return found;
}

/** The latest of a listing that was not taken back; of those alone from which something follows where that is asked. */
export async function findLastDecision(
  db: Db,
  listingId: string,
  { isFollowed = false } = {},
): Promise<ListingDecision | undefined> {
  const [found] = await db
    .select()
    .from(listingDecisions)
    .where(
      and(
        eq(listingDecisions.listingId, listingId),
        isNull(listingDecisions.undoneAt),
        isFollowed ? ne(listingDecisions.action, 'mark reviewed') : undefined,
      ),
    )
    .orderBy(desc(listingDecisions.id))
    .limit(1);
  return found;
}

/** The latest from which something follows, where that is still to come. */
export async function findUnsaid(db: Db, listingId: string): Promise<ListingDecision | undefined> {
  const last = await findLastDecision(db, listingId, { isFollowed: true });
  return last?.saidAt ? undefined : last;
}

export async function updateDecision(
  db: Db,
  id: string,
  values: Partial<Pick<ListingDecision, 'saidAt' | 'undoneAt'>>,
): Promise<void> {
  await db.update(listingDecisions).set(values).where(eq(listingDecisions.id, id));
}

/** The step that led away from how a listing stood. */
export async function deleteStep(db: Db, stepId: string): Promise<void> {
  await db.delete(listingSteps).where(eq(listingSteps.id, stepId));
}

export const stateOf = (listing: Listing): StateBefore => ({
  status: listing.status,
  rejectReason: listing.rejectReason,
  needsReview: listing.needsReview,
  changedAt: listing.changedAt?.toISOString() ?? null,
  submittedAt: listing.submittedAt.toISOString(),
  approvedAt: listing.approvedAt?.toISOString() ?? null,
  reviewedAt: listing.reviewedAt?.toISOString() ?? null,
  uncheckedAt: listing.uncheckedAt?.toISOString() ?? null,
});

export async function deleteDecisions(db: Db, before: Date): Promise<void> {
  await db.delete(listingDecisions).where(lt(listingDecisions.at, before));
}
