import { askedKinds } from '@serendib/contract/inquiries/inquiry';
import type { Replies } from '@serendib/contract/listings/replies';
import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { listings } from '../../../schema/index.ts';

/**
 * `counted` selects an `owner_id` with the `replies` that all listings of theirs show, of kinds that are asked. Listings of all
 * whom it does not name show none, or those of the one owner that was counted.
 */
export const setReplies = (db: Db, counted: SQL, ownerId?: string) =>
  db.execute(sql`
    with counted as (${counted}), locked as (
      select listings.id, counted.replies from listings left join counted on counted.owner_id = listings.owner_id
      where kind = any(${sql.param(askedKinds)}::text[]) and deleted_at is null and listings.replies is distinct from counted.replies
        and ${ownerId ? sql`listings.owner_id = ${ownerId}::uuid` : sql`true`}
      order by listings.id for no key update of listings
    )
    update listings set replies = locked.replies from locked where listings.id = locked.id`);

export async function findReplies(db: Db, ids: string[]): Promise<Map<string, Replies>> {
  const found = await db
    .select({ id: listings.id, replies: listings.replies })
    .from(listings)
    .where(and(inArray(listings.id, ids), isNotNull(listings.replies)));
  return new Map(found.flatMap(({ id, replies }) => (replies ? [[id, replies]] : [])));
}
