import { monthOf } from '@serendib/contract/calendar';
import type { InquiryStatus } from '@serendib/contract/inquiries/states';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import {
  inquiries,
  inquiryBlocks,
  inquiryKeys,
  inquiryMessages,
  inquirySteps,
  newId,
  type StoredInquiry,
  users,
} from '../../schema/index.ts';

const goingOn = inArray(inquiries.status, ['unconfirmed', 'open', 'offered', 'agreed']);

/** One asker's questions are taken one after the other, so that a doubled press asks once. */
export const holdAsker = (db: Db, asker: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${asker}, 10))`);

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

export async function lockInquiry(db: Db, id: string): Promise<StoredInquiry | undefined> {
  const [found] = await db.select().from(inquiries).where(eq(inquiries.id, id)).for('update');
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

/** A thread that asks the same of the same, and is still going on. */
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
        asked.travellerId
          ? eq(inquiries.travellerId, asked.travellerId)
          : sql`lower(guest_email) = lower(${asked.guestEmail})`,
        sameTime(asked),
      ),
    )
    .limit(1);
  return found?.id;
}

export async function isBlocked(
  db: Db,
  partnerId: string,
  { travellerId, guestEmail }: Pick<StoredInquiry, 'travellerId' | 'guestEmail'>,
): Promise<boolean> {
  const whom = travellerId
    ? eq(inquiryBlocks.travellerId, travellerId)
    : eq(inquiryBlocks.guestEmail, guestEmail?.toLowerCase() ?? '');
  return (await db.$count(inquiryBlocks, and(eq(inquiryBlocks.partnerId, partnerId), whom))) > 0;
}

export async function insertBlock(
  db: Db,
  {
    partnerId,
    travellerId,
    guestEmail,
    at,
  }: Pick<StoredInquiry, 'partnerId' | 'travellerId' | 'guestEmail'> & { at: Date },
): Promise<void> {
  const whom = travellerId ? { travellerId } : { guestEmail: guestEmail?.toLowerCase() ?? '' };
  await db
    .insert(inquiryBlocks)
    .values({ id: newId(at), partnerId, ...whom, at })
    .onConflictDoNothing();
}

export const insertKey = (db: Db, key: typeof inquiryKeys.$inferInsert) => db.insert(inquiryKeys).values(key);

export async function hasKey(db: Db, inquiryId: string, keyHash: Buffer, at: Date): Promise<boolean> {
  const mine = and(
    eq(inquiryKeys.inquiryId, inquiryId),
    eq(inquiryKeys.keyHash, keyHash),
    gt(inquiryKeys.expiresAt, at),
  );
  return (await db.$count(inquiryKeys, mine)) > 0;
}

/** A guest's threads become those of the account with that address, which was confirmed. */
export const claimThreads = (db: Db, { id, email }: { id: string; email: string }) =>
  db
    .update(inquiries)
    .set({ travellerId: id })
    .where(
      and(
        isNull(inquiries.travellerId),
        sql`lower(guest_email) = lower(${email})`,
        sql`partner_id <> ${id}::uuid`,
        sql`status <> 'unconfirmed'`,
      ),
    );

export interface Place {
  updatedAt: Date;
  id: string;
}

export const findThreads = (
  db: Db,
  {
    side,
    accountId,
    status,
  }: { side: 'traveller' | 'partner'; accountId: string; status: InquiryStatus | undefined },
  { after, count: most }: { after: Place | undefined; count: number },
): Promise<StoredInquiry[]> =>
  db
    .select()
    .from(inquiries)
    .where(
      and(
        side === 'traveller' ? eq(inquiries.travellerId, accountId) : sentTo(accountId),
        status && eq(inquiries.status, status),
        after &&
          or(
            lt(inquiries.updatedAt, after.updatedAt),
            and(eq(inquiries.updatedAt, after.updatedAt), lt(inquiries.id, after.id)),
          ),
      ),
    )
    .orderBy(desc(inquiries.updatedAt), desc(inquiries.id))
    .limit(most);

/** What was not confirmed never reached the partner. */
const sentTo = (partnerId: string) => and(eq(inquiries.partnerId, partnerId), isNotNull(inquiries.sentAt));

export const findThreadsById = (db: Db, ids: readonly string[]): Promise<StoredInquiry[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(inquiries)
        .where(inArray(inquiries.id, [...ids]));

export const findThreadsOfTrip = (db: Db, tripId: string, travellerId: string): Promise<StoredInquiry[]> =>
  db
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.tripId, tripId), eq(inquiries.travellerId, travellerId)))
    .orderBy(asc(inquiries.id))
    .limit(50);

export const insertMessage = (db: Db, message: typeof inquiryMessages.$inferInsert) =>
  db.insert(inquiryMessages).values(message);

export const findMessages = (db: Db, inquiryId: string) =>
  db
    .select()
    .from(inquiryMessages)
    .where(eq(inquiryMessages.inquiryId, inquiryId))
    .orderBy(asc(inquiryMessages.id));

/** Messages of the other since one has read, by thread. */
export async function countUnread(
  db: Db,
  side: 'traveller' | 'partner',
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const readAt = side === 'traveller' ? inquiries.travellerReadAt : inquiries.partnerReadAt;
  const found = await db
    .select({ id: inquiries.id, unread: count() })
    .from(inquiryMessages)
    .innerJoin(inquiries, eq(inquiries.id, inquiryMessages.inquiryId))
    .where(
      and(
        inArray(inquiries.id, [...ids]),
        eq(inquiryMessages.by, side === 'traveller' ? 'partner' : 'traveller'),
        or(isNull(readAt), gt(inquiryMessages.at, readAt)),
      ),
    )
    .groupBy(inquiries.id);
  return new Map(found.map(({ id, unread }) => [id, unread]));
}

/** How many threads have news since one has read them. */
export const countNews = (db: Db, side: 'traveller' | 'partner', accountId: string): Promise<number> =>
  db.$count(
    inquiries,
    side === 'traveller'
      ? and(
          eq(inquiries.travellerId, accountId),
          sql`exists (select 1 from inquiry_messages m where m.inquiry_id = ${inquiries.id} and m.by = 'partner'
            and (${inquiries.travellerReadAt} is null or m.at > ${inquiries.travellerReadAt}))`,
        )
      : and(
          sentTo(accountId),
          sql`(${inquiries.partnerReadAt} is null or exists (select 1 from inquiry_messages m
            where m.inquiry_id = ${inquiries.id} and m.by = 'traveller' and m.at > ${inquiries.partnerReadAt}))`,
        ),
  );

export const insertStep = (db: Db, step: Omit<typeof inquirySteps.$inferInsert, 'id'>) =>
  db.insert(inquirySteps).values({ ...step, id: newId() });

export const findSteps = (db: Db, inquiryId: string) =>
  db.select().from(inquirySteps).where(eq(inquirySteps.inquiryId, inquiryId)).orderBy(asc(inquirySteps.id));

/** Threads that time has overtaken; none that another process has in hand. */
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
          inArray(inquiries.status, ['unconfirmed', 'open', 'offered']),
          or(lt(inquiries.answerBy, at), lt(inquiries.firstDay, today), sql`month < ${monthOf(at)}`),
        ),
        and(eq(inquiries.status, 'agreed'), or(lt(inquiries.lastDay, today), sql`month < ${monthOf(at)}`)),
      ),
    )
    .orderBy(asc(inquiries.id))
    .limit(most)
    .for('update', { skipLocked: true });

/** Threads of a partner that go on. */
export const lockGoingOn = (db: Db, partnerId: string): Promise<StoredInquiry[]> =>
  db
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.partnerId, partnerId), goingOn))
    .orderBy(asc(inquiries.id))
    .for('update');

export const findReported = (db: Db, { after, count: most }: { after: Place | undefined; count: number }) =>
  db
    .select()
    .from(inquiries)
    .where(
      and(
        isNotNull(inquiries.reportedAt),
        after &&
          or(
            lt(inquiries.reportedAt, after.updatedAt),
            and(eq(inquiries.reportedAt, after.updatedAt), lt(inquiries.id, after.id)),
          ),
      ),
    )
    .orderBy(desc(inquiries.reportedAt), desc(inquiries.id))
    .limit(most);

export async function findPeople(
  db: Db,
  ids: readonly (string | null)[],
): Promise<Map<string, { email: string; userName: string; isSuspended: boolean }>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  if (known.length === 0) return new Map();
  const found = await db
    .select({
      id: users.id,
      email: users.email,
      userName: users.userName,
      suspendedAt: users.suspendedAt,
    })
    .from(users)
    .where(and(inArray(users.id, known), isNull(users.deletedAt)));
  return new Map(
    found.map(({ id, suspendedAt, ...rest }) => [id, { ...rest, isSuspended: suspendedAt !== null }]),
  );
}

export async function findVerifiedEmail(db: Db, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.emailVerifiedAt)));
  return found?.email;
}

export const countReported = (db: Db): Promise<number> =>
  db.$count(inquiries, isNotNull(inquiries.reportedAt));

export const countThreads = (
  db: Db,
  {
    side,
    accountId,
    status,
  }: { side: 'traveller' | 'partner'; accountId: string; status: InquiryStatus | undefined },
): Promise<number> =>
  db.$count(
    inquiries,
    and(
      side === 'traveller' ? eq(inquiries.travellerId, accountId) : sentTo(accountId),
      status && eq(inquiries.status, status),
    ),
  );

const of = (userId: string) => or(eq(inquiries.travellerId, userId), eq(inquiries.partnerId, userId));

export const findAllOf = (db: Db, userId: string): Promise<StoredInquiry[]> =>
  db.select().from(inquiries).where(of(userId)).orderBy(asc(inquiries.id));

export const lockGoingOnAsTraveller = (db: Db, travellerId: string): Promise<StoredInquiry[]> =>
  db
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.travellerId, travellerId), goingOn))
    .orderBy(asc(inquiries.id))
    .for('update');

const isAgreement = sql`exists (select 1 from agreements a where a.inquiry_id = ${inquiries.id})`;

/** What a person wrote in threads that led to an agreement, which stay. */
export async function eraseWritten(db: Db, userId: string): Promise<void> {
  await db
    .update(inquiryMessages)
    .set({ text: '' })
    .where(
      sql`exists (select 1 from inquiries i where i.id = ${inquiryMessages.inquiryId}
        and i.traveller_id = ${userId}::uuid and ${inquiryMessages.by} = 'traveller'
        or i.id = ${inquiryMessages.inquiryId} and i.partner_id = ${userId}::uuid and ${inquiryMessages.by} = 'partner')`,
    );
  await db
    .update(inquiries)
    .set({ pickup: '', guestName: null, guestEmail: null })
    .where(eq(inquiries.travellerId, userId));
}

export async function deleteNeverAgreed(db: Db, userId: string): Promise<void> {
  await db.delete(inquiries).where(and(of(userId), sql`not ${isAgreement}`));
}
