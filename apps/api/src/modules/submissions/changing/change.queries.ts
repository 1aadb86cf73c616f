import type { KindName } from '@serendib/contract/listings/kind';
import { and, asc, desc, eq, gt, gte, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { audit, listingDays, listingRevisions, listings, newId, users } from '../../../schema/index.ts';

export type Change = { field: string; from: unknown; to: unknown };

export async function insertRevision(
  db: Db,
  revision: Omit<typeof listingRevisions.$inferInsert, 'id'> & { at: Date },
): Promise<void> {
  await db.insert(listingRevisions).values({ ...revision, id: newId(revision.at) });
}

/** Oldest first. */
export const findRevisionsSince = (db: Db, listingId: string, since: Date) =>
  db
    .select({ by: listingRevisions.byRole, changes: listingRevisions.changes })
    .from(listingRevisions)
    .where(and(eq(listingRevisions.listingId, listingId), gt(listingRevisions.at, since)))
    .orderBy(asc(listingRevisions.id));

/** Newest first. */
export const findRevisions = (db: Db, listingId: string) =>
  db
    .select({
      version: listingRevisions.version,
      by: listingRevisions.byRole,
      userName: users.userName,
      at: listingRevisions.at,
      changes: listingRevisions.changes,
    })
    .from(listingRevisions)
    .leftJoin(users, eq(users.id, listingRevisions.actorId))
    .where(eq(listingRevisions.listingId, listingId))
    .orderBy(desc(listingRevisions.id));

export async function findState(db: Db, id: string) {
  const [found] = await db
    .select({ kind: listings.kind, ownerId: listings.ownerId })
    .from(listings)
    .where(and(eq(listings.id, id), isNull(listings.deletedAt)));
  return found;
}

export const findDays = (db: Db, listingId: string, since: string) =>
  db
    .select({
      day: listingDays.day,
      views: listingDays.views,
      clicks: listingDays.clicks,
      inquiries: listingDays.inquiries,
    })
    .from(listingDays)
    .where(and(eq(listingDays.listingId, listingId), gte(listingDays.day, since)))
    .orderBy(asc(listingDays.day));

/** One person's submissions wait for each other until the transaction ends. */
export const lockSubmissionsOf = (db: Db, userId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 5))`);

/** The listings of a kind that an account submitted since then, under this title; rejected ones count as never sent. */
export const findSentSince = (db: Db, ownerId: string, kind: KindName, title: string, since: Date) =>
  db
    .select({ id: listings.id, details: listings.details })
    .from(listings)
    .where(
      and(
        eq(listings.ownerId, ownerId),
        eq(listings.kind, kind),
        eq(listings.title, title),
        ne(listings.status, 'rejected'),
        isNull(listings.deletedAt),
        gte(listings.submittedAt, since),
      ),
    );

/** An owner's vehicle with this plate, or where there is no plate their one listing of the kind. */
export async function findOwnUnique(db: Db, ownerId: string, kind: KindName, plate: string | null) {
  const [found] = await db
    .select({
      id: listings.id,
      status: listings.status,
      submittedAt: listings.submittedAt,
      details: listings.details,
    })
    .from(listings)
    .where(
      and(
        eq(listings.ownerId, ownerId),
        eq(listings.kind, kind),
        plate === null ? undefined : eq(listings.plate, plate),
        isNull(listings.deletedAt),
      ),
    )
    .limit(1);
  return found;
}

/** What an administrator added of a kind since then, under this title: it has no owner, but an audit entry. */
export const findAddedSince = (db: Db, actorId: string, kind: KindName, title: string, since: Date) =>
  db
    .select({ id: listings.id, details: listings.details })
    .from(audit)
    .innerJoin(listings, eq(listings.id, sql`${audit.thingId}::uuid`))
    .where(
      and(
        eq(audit.actorId, actorId),
        // An id begins with its time.
        gte(audit.id, newId(since)),
        eq(audit.action, 'create'),
        eq(audit.thing, kind),
        eq(listings.title, title),
        isNull(listings.deletedAt),
      ),
    );
