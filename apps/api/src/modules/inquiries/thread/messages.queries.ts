import type { Side } from '@serendib/contract/inquiries/inquiry';
import { and, asc, count, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
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
        eq(inquiryMessages.by, side === 'traveller' ? 'partner' : 'traveller'),
        or(isNull(readAt), gt(inquiryMessages.at, readAt)),
      ),
    )
    .groupBy(inquiries.id);
  return new Map(found.map(({ id, unread }) => [id, unread]));
}

/** How many threads have news since one has read them. */
export const countNews = (db: Db, side: Side, accountId: string): Promise<number> =>
  db.$count(
    inquiries,
    side === 'traveller'
      ? and(
          ofMine({ side, accountId }),
          sql`exists (select 1 from inquiry_messages m where m.inquiry_id = ${inquiries.id} and m.by = 'partner'
            and (${inquiries.travellerReadAt} is null or m.at > ${inquiries.travellerReadAt}))`,
        )
      : and(
          ofMine({ side, accountId }),
          sql`(${inquiries.partnerReadAt} is null or exists (select 1 from inquiry_messages m
            where m.inquiry_id = ${inquiries.id} and m.by = 'traveller' and m.at > ${inquiries.partnerReadAt}))`,
        ),
  );
