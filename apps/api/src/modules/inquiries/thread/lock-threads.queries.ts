import { monthOf } from '@serendib/contract/calendar';
import { and, asc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { inquiries, isPublic, type StoredInquiry } from '../../../schema/index.ts';
import { goingOn } from './threads.queries.ts';

export async function lockInquiry(db: Db, id: string): Promise<StoredInquiry | undefined> {
  const [found] = await db.select().from(inquiries).where(eq(inquiries.id, id)).for('update');
  return found;
}

/** Threads are locked in the order of their ids (docs/locks.md). */
const lockWhere = (db: Db, which: SQL | undefined): Promise<StoredInquiry[]> =>
  db.select().from(inquiries).where(which).orderBy(asc(inquiries.id)).for('update');

/** Threads of an account, on either side, that go on. */
export const lockGoingOn = (db: Db, accountId: string) =>
  lockWhere(db, and(or(eq(inquiries.travellerId, accountId), eq(inquiries.partnerId, accountId)), goingOn));

/** Threads about a listing that go on. */
export const lockGoingOnAbout = (db: Db, listingId: string) =>
  lockWhere(db, and(eq(inquiries.listingId, listingId), goingOn));

/**
 * Threads that go on between a partner and a person: those of the account, and those of a guest with one of these addresses. And the
 * thread `id` of both, however it stands.
 */
export const lockGoingOnBetween = (
  db: Db,
  {
    id,
    partnerId,
    accountId,
    guestEmail,
  }: { id: string; partnerId: string; accountId: string | null; guestEmail: string },
) =>
  lockWhere(
    db,
    or(
      eq(inquiries.id, id),
      and(
        eq(inquiries.partnerId, partnerId),
        goingOn,
        sql`(traveller_id = ${accountId}::uuid or traveller_id is null and lower(guest_email) in (
            select lower(${guestEmail}) union all
            select lower(email) from users where id = ${accountId}::uuid and email_verified_at is not null))`,
      ),
    ),
  );

/** Threads that time has overtaken, but those with an offer, which has days of its own; none that another process has in hand. */
export const lockOverdue = (
  db: Db,
  { at, today, most }: { at: Date; today: string; most: number },
): Promise<StoredInquiry[]> =>
  db
    .select()
    .from(inquiries)
    .where(
      or(
        and(
          inArray(inquiries.status, ['unconfirmed', 'open']),
          or(lt(inquiries.answerBy, at), lt(inquiries.firstDay, today), sql`month < ${monthOf(at)}`),
        ),
        and(eq(inquiries.status, 'agreed'), or(lt(inquiries.lastDay, today), sql`month < ${monthOf(at)}`)),
      ),
    )
    .orderBy(asc(inquiries.id))
    .limit(most)
    .for('update', { skipLocked: true });

/**
 * The journey ended between these days, its traveller was not asked how it was, and travellers may see its listing: one that is
 * hidden and comes back in time is asked about then.
 */
export const isToReview = ({ from, to }: { from: string; to: string }): SQL =>
  sql`status = 'done' and review_asked_at is null and last_day between ${from}::date and ${to}::date
    and exists (select from listings where listings.id = listing_id and ${isPublic})`;

export const lockToReview = (
  db: Db,
  { most, ...days }: { from: string; to: string; most: number },
): Promise<StoredInquiry[]> =>
  db
    .select()
    .from(inquiries)
    .where(isToReview(days))
    .orderBy(asc(inquiries.lastDay), asc(inquiries.id))
    .limit(most)
    .for('update', { skipLocked: true });
