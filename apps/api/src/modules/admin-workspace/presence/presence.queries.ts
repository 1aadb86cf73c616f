import { and, asc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { deskPresence, listings, users } from '../../../schema/index.ts';

export interface Looking {
  listingId: string;
  userId: string;
}

/** Who comes back after a while begins anew. False where there is no such listing. */
export async function upsertPresence(
  db: Db,
  { listingId, userId }: Looking,
  { at, fresh }: { at: Date; fresh: Date },
): Promise<boolean> {
  const [listing] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.id, listingId), isNull(listings.deletedAt)));
  if (!listing) return false;
  await db
    .insert(deskPresence)
    .values({ listingId, userId, since: at, seenAt: at })
    .onConflictDoUpdate({
      target: [deskPresence.listingId, deskPresence.userId],
      set: {
        seenAt: at,
        since: sql`case when ${deskPresence.seenAt} > ${fresh.toISOString()}::timestamptz then ${deskPresence.since} else excluded.since end`,
      },
    });
  return true;
}

export const findOthers = (db: Db, { listingId, userId }: Looking, fresh: Date) =>
  db
    .select({ userName: users.userName, since: deskPresence.since })
    .from(deskPresence)
    .innerJoin(users, eq(users.id, deskPresence.userId))
    .where(
      and(
        eq(deskPresence.listingId, listingId),
        ne(deskPresence.userId, userId),
        gt(deskPresence.seenAt, fresh),
      ),
    )
    .orderBy(asc(deskPresence.since));

export async function deletePresence(db: Db, { listingId, userId }: Looking): Promise<void> {
  await db
    .delete(deskPresence)
    .where(and(eq(deskPresence.listingId, listingId), eq(deskPresence.userId, userId)));
}

export async function deleteStale(db: Db, before: Date): Promise<void> {
  await db.delete(deskPresence).where(lt(deskPresence.seenAt, before));
}
