import type { ReviewedType } from '@serendib/contract/reviews/endpoints';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { isPublic, listings, reviews } from '../../schema/index.ts';

interface ToReply extends Record<string, unknown> {
  itemType: ReviewedType;
  itemId: string;
  itemName: string;
  userId: string;
  ownerId: string | null;
  reply: string | null;
  updatedAt: string;
  /** Also where the answer has been taken away since. */
  wasReplied: boolean;
}

/** A review that travellers see, of a listing that they see; locked until the transaction ends. */
export async function lockToReply(db: Db, id: string): Promise<ToReply | undefined> {
  const { rows } = await db.execute<ToReply>(sql`
    select reviews.item_type as "itemType", reviews.item_id as "itemId", listing.title as "itemName",
      reviews.user_id as "userId", listing.owner_id as "ownerId", reviews.reply,
      reviews.updated_at as "updatedAt", coalesce(reviews.first_replied_at, reviews.replied_at) is not null as "wasReplied"
    from reviews, lateral (
      select title, owner_id from listings where id = reviews.item_id and kind = reviews.item_type and ${isPublic}
    ) listing
    where reviews.id = ${id}::uuid and reviews.hidden_at is null and reviews.waiting_since is null
    for update of reviews`);
  return rows[0];
}

export async function setReply(
  db: Db,
  id: string,
  reply: { reply: string | null; repliedAt: Date | null },
): Promise<void> {
  const first = sql`coalesce(${reviews.firstRepliedAt}, ${reviews.repliedAt}, ${reply.repliedAt?.toISOString() ?? null}::timestamptz)`;
  await db
    .update(reviews)
    .set({ ...reply, firstRepliedAt: first })
    .where(eq(reviews.id, id));
}

const isOf = (ownerId: string) =>
  sql`exists (select from listings where listings.id = ${reviews.itemId} and listings.owner_id = ${ownerId}::uuid)
    and ${reviews.reply} is not null`;

export const findRepliesOf = (db: Db, ownerId: string) =>
  db
    .select({ reviewId: reviews.id, about: listings.title, reply: reviews.reply, at: reviews.repliedAt })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.itemId))
    .where(isOf(ownerId))
    .orderBy(asc(reviews.id));

export const deleteRepliesOf = (db: Db, ownerId: string) =>
  db.update(reviews).set({ reply: null, repliedAt: null }).where(isOf(ownerId));
