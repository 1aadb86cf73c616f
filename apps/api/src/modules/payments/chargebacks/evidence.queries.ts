import type { KindName } from '@serendib/contract/listings/kind';
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import {
  listingDays,
  listingRevisions,
  listingSteps,
  listings,
  sessions,
  users,
} from '../../../schema/index.ts';

export async function findPayer(db: Db, userId: string) {
  const [found] = await db
    .select({
      userName: users.userName,
      email: users.email,
      createdAt: users.createdAt,
      emailVerifiedAt: users.emailVerifiedAt,
      deletedAt: users.deletedAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  return found;
}

/** Of the sessions that have not ended, the oldest first: they reach back to when it was ordered. */
export const findSignIns = (db: Db, userId: string, most: number) =>
  db
    .select({ device: sessions.device, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt))
    .limit(most);

/** The payer's own listings that the payment was for: those it names, and all of the kinds it made premium. */
export const findPaidFor = (
  db: Db,
  userId: string,
  { ids, kinds }: { ids: string[]; kinds: KindName[] },
  most: number,
) =>
  db
    .select({
      id: listings.id,
      kind: listings.kind,
      title: listings.title,
      status: listings.status,
      submittedAt: listings.submittedAt,
      deletedAt: listings.deletedAt,
    })
    .from(listings)
    .where(
      and(
        eq(listings.ownerId, userId),
        or(
          ids.length > 0 ? inArray(listings.id, ids) : sql`false`,
          kinds.length > 0 ? inArray(listings.kind, kinds) : sql`false`,
        ),
      ),
    )
    .orderBy(desc(listings.id))
    .limit(most);

export const findListingTransitions = (db: Db, listingId: string) =>
  db
    .select({ to: listingSteps.toStatus, by: listingSteps.byRole, at: listingSteps.at })
    .from(listingSteps)
    .where(eq(listingSteps.listingId, listingId))
    .orderBy(asc(listingSteps.id));

export const findListingChanges = (db: Db, listingId: string, most: number) =>
  db
    .select({ by: listingRevisions.byRole, at: listingRevisions.at, changes: listingRevisions.changes })
    .from(listingRevisions)
    .where(eq(listingRevisions.listingId, listingId))
    .orderBy(desc(listingRevisions.id))
    .limit(most);

/** By month, in Asia/Colombo as its days are. */
export async function sumViews(db: Db, listingId: string, since: string) {
  const month = sql<string>`to_char(${listingDays.day}, 'YYYY-MM')`;
  return db
    .select({
      month,
      views: sql<number>`sum(${listingDays.views})::int`,
      clicks: sql<number>`sum(${listingDays.clicks})::int`,
      inquiries: sql<number>`sum(${listingDays.inquiries})::int`,
    })
    .from(listingDays)
    .where(and(eq(listingDays.listingId, listingId), sql`${listingDays.day} >= ${since}::date`))
    .groupBy(month)
    .orderBy(month);
}
