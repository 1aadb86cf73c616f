import { otherSide, type Side } from '@serendib/contract/inquiries/inquiry';
import { and, asc, count, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { inquiries, inquiryMessages } from '../../../schema/index.ts';
import { ofMine } from './threads.queries.ts';

export const insertMessage = (db: Db, message: typeof inquiryMessages.$inferInsert) =>
  db.insert(inquiryMessages).values(message);

export const findMessages = (db: Db, inquiryId: string) => findMessagesOf(db, [inquiryId]);

/** Of several threads, the first written first. */
export const findMessagesOf = (db: Db, inquiryIds: readonly string[]) =>
  db
    .select()
    .from(inquiryMessages)
    .where(inArray(inquiryMessages.inquiryId, [...inquiryIds]))
    .orderBy(asc(inquiryMessages.id));

/** When a message was written. */
export async function findWhenWritten(db: Db, id: string): Promise<Date | undefined> {
  const [found] = await db
    .select({ at: inquiryMessages.at })
    .from(inquiryMessages)
    .where(eq(inquiryMessages.id, id));
  return found?.at;
}

/** The latest that a side wrote in a thread after a message and a moment, the first written first. */
export async function findWrittenSince(
  db: Db,
  inquiryId: string,
  { by, lastMessageId, readAt, most }: { by: Side; lastMessageId: string; readAt: Date | null; most: number },
): Promise<{ id: string; text: string }[]> {
  const latest = await db
    .select({ id: inquiryMessages.id, text: inquiryMessages.text })
    .from(inquiryMessages)
    .where(
      and(
        eq(inquiryMessages.inquiryId, inquiryId),
        gt(inquiryMessages.id, lastMessageId),
        eq(inquiryMessages.by, by),
        readAt ? gt(inquiryMessages.at, readAt) : undefined,
      ),
    )
    .orderBy(desc(inquiryMessages.id))
    .limit(most);
  return latest.reverse();
}

/** Messages of the other since one has read, by thread. */
export async function countUnread(db: Db, side: Side, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const readAt = side === 'traveller' ? inquiries.travellerReadAt : inquiries.partnerReadAt;
  const found = await db
    .select({ id: inquiries.id, unread: count() })
    .from(inquiryMessages)
    .innerJoin(inquiries, eq(inquiries.id, inquiryMessages.inquiryId))
    .where(
      and(
        inArray(inquiries.id, [...ids]),
        eq(inquiryMessages.by, otherSide(side)),
        or(isNull(readAt), gt(inquiryMessages.at, readAt)),
      ),
    )
    .groupBy(inquiries.id);
  return new Map(found.map(({ id, unread }) => [id, unread]));
}

/**
 * What one has not read: a message of the other, or a step that was not one's own, as an offer, an agreement and an end are. That a
 * journey is over needs no telling.
 */
function hasNews(side: Side): SQL {
  const readAt = side === 'traveller' ? inquiries.travellerReadAt : inquiries.partnerReadAt;
  const since = sql`coalesce(${readAt}, '-infinity')`;
  return sql`(exists (select from inquiry_messages m
      where m.inquiry_id = ${inquiries.id} and m.by <> ${side} and m.at > ${since})
    or exists (select from inquiry_steps s
      where s.inquiry_id = ${inquiries.id} and s.by <> ${side} and s.to_status <> 'done' and s.at > ${since}))`;
}

/** How many threads have news since one has read them. */
export const countNews = (db: Db, side: Side, accountId: string): Promise<number> =>
  db.$count(inquiries, and(ofMine({ side, accountId }), hasNews(side)));

/** Those of several threads that have. */
export async function findWithNews(db: Db, side: Side, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(and(inArray(inquiries.id, [...ids]), hasNews(side)));
  return new Set(found.map(({ id }) => id));
}
