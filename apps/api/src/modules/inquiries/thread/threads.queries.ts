import type { Side } from '@serendib/contract/inquiries/inquiry';
import { mostOfTrip } from '@serendib/contract/inquiries/limits';
import { goingOnStatuses, type InquiryStatus } from '@serendib/contract/inquiries/states';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { inquiries, inquirySteps, newId, type StoredInquiry } from '../../../schema/index.ts';

export const goingOn = inArray(inquiries.status, goingOnStatuses);

/**
 * One person's questions are taken one after the other, so that a doubled press asks once: those with an account and those of a guest with
 * its address. The account is locked first, then the address.
 */
export async function lockAsker(
  db: Db,
  { travellerId, guestEmail }: Pick<StoredInquiry, 'travellerId' | 'guestEmail'>,
): Promise<void> {
  if (travellerId) await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${travellerId}, 10))`);
  const address = travellerId
    ? sql`(select email from users where id = ${travellerId}::uuid and email_verified_at is not null)`
    : sql`${guestEmail}::text`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${address}), 10))`);
}

export async function insertInquiry(
  db: Db,
  made: typeof inquiries.$inferInsert & { id: string },
): Promise<StoredInquiry> {
  const [written] = await db.insert(inquiries).values(made).returning();
  if (!written) throw new Error('A thread was written and is not there.');
  return written;
}

export async function findInquiry(db: Db, id: string): Promise<StoredInquiry | undefined> {
  const [found] = await db.select().from(inquiries).where(eq(inquiries.id, id));
  return found;
}

export async function updateInquiry(
  db: Db,
  id: string,
  change: Partial<StoredInquiry>,
): Promise<StoredInquiry> {
  const [written] = await db.update(inquiries).set(change).where(eq(inquiries.id, id)).returning();
  if (!written) throw new Error('A locked thread is gone.');
  return written;
}

/** Days that two questions share, or the same month. */
const sameTime = ({
  firstDay,
  lastDay,
  month,
}: Pick<StoredInquiry, 'firstDay' | 'lastDay' | 'month'>): SQL =>
  firstDay && lastDay
    ? sql`(first_day <= ${lastDay}::date and last_day >= ${firstDay}::date)`
    : sql`month = ${month}`;

/** A thread that asks the same of the same, has reached its partner and is still going on. */
export async function findSame(
  db: Db,
  asked: Pick<StoredInquiry, 'listingId' | 'travellerId' | 'guestEmail' | 'firstDay' | 'lastDay' | 'month'>,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(
      and(
        eq(inquiries.listingId, asked.listingId),
        goingOn,
        isNotNull(inquiries.sentAt),
        asked.travellerId
          ? eq(inquiries.travellerId, asked.travellerId)
          : sql`lower(guest_email) = lower(${asked.guestEmail})`,
        sameTime(asked),
      ),
    )
    .limit(1);
  return found?.id;
}

/** When the question reached a listing that is the so manieth back of those since then, from guests or from accounts. */
export async function findSentBack(
  db: Db,
  {
    listingId,
    isGuest,
    since,
    besides,
  }: { listingId: string; isGuest: boolean; since: Date; besides: string },
  back: number,
): Promise<Date | undefined> {
  const [found] = await db
    .select({ at: inquiries.sentAt })
    .from(inquiries)
    .where(
      and(
        eq(inquiries.listingId, listingId),
        gt(inquiries.sentAt, since),
        ne(inquiries.id, besides),
        isGuest ? isNull(inquiries.travellerId) : isNotNull(inquiries.travellerId),
      ),
    )
    .orderBy(desc(inquiries.sentAt))
    .offset(back - 1)
    .limit(1);
  return found?.at ?? undefined;
}

/** The threads of an account on one side, of all statuses or of one. */
interface Mine {
  side: Side;
  accountId: string;
  status?: InquiryStatus | undefined;
}

/** What was not confirmed never reached the partner. */
export const ofMine = ({ side, accountId, status }: Mine) =>
  and(
    side === 'traveller'
      ? eq(inquiries.travellerId, accountId)
      : and(eq(inquiries.partnerId, accountId), isNotNull(inquiries.sentAt)),
    status && eq(inquiries.status, status),
  );

/** After which thread of a list, the last changed first, a page goes on. */
export interface AfterThread {
  updatedAt: Date;
  id: string;
}

export const findThreads = (
  db: Db,
  mine: Mine,
  { after, count: most }: { after: AfterThread | undefined; count: number },
): Promise<StoredInquiry[]> =>
  db
    .select()
    .from(inquiries)
    .where(
      and(
        ofMine(mine),
        after &&
          or(
            lt(inquiries.updatedAt, after.updatedAt),
            and(eq(inquiries.updatedAt, after.updatedAt), lt(inquiries.id, after.id)),
          ),
      ),
    )
    .orderBy(desc(inquiries.updatedAt), desc(inquiries.id))
    .limit(most);

export const findThreadsById = (db: Db, ids: readonly string[]): Promise<StoredInquiry[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(inquiries)
        .where(inArray(inquiries.id, [...ids]));

/** Of the threads that name a trip those of an account whose agreement may stand: others could name it as well. */
export const findAgreedOfTrip = (db: Db, tripId: string, travellerId: string): Promise<StoredInquiry[]> =>
  db
    .select()
    .from(inquiries)
    .where(
      and(
        eq(inquiries.tripId, tripId),
        eq(inquiries.travellerId, travellerId),
        inArray(inquiries.status, ['agreed', 'done']),
      ),
    )
    .orderBy(asc(inquiries.id))
    .limit(mostOfTrip);

/**
 * Of the threads that name a trip those of an account, and these of guests. Many may have been asked: those of which something came are
 * first, then those that go on, and of each the newest.
 */
export const findAskedOfTrip = (
  db: Db,
  tripId: string,
  { travellerId, opened }: { travellerId: string | undefined; opened: Iterable<string> },
): Promise<StoredInquiry[]> =>
  db
    .select()
    .from(inquiries)
    .where(
      and(
        eq(inquiries.tripId, tripId),
        or(
          travellerId === undefined ? sql`false` : eq(inquiries.travellerId, travellerId),
          inArray(inquiries.id, [...opened]),
        ),
      ),
    )
    .orderBy(
      desc(inArray(inquiries.status, ['offered', 'agreed', 'done'])),
      desc(goingOn),
      desc(inquiries.id),
    )
    .limit(mostOfTrip);

export const insertStep = (db: Db, step: Omit<typeof inquirySteps.$inferInsert, 'id'>) =>
  db.insert(inquirySteps).values({ ...step, id: newId() });

export const findSteps = (db: Db, inquiryId: string) => findStepsOf(db, [inquiryId]);

/** Of several threads, the first that was done first. */
export const findStepsOf = (db: Db, inquiryIds: readonly string[]) =>
  db
    .select()
    .from(inquirySteps)
    .where(inArray(inquirySteps.inquiryId, [...inquiryIds]))
    .orderBy(asc(inquirySteps.id));

export const countThreads = (db: Db, mine: Mine): Promise<number> => db.$count(inquiries, ofMine(mine));
