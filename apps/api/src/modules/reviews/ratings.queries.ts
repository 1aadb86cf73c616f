import type { ReviewedType } from '@serendib/contract/reviews/endpoints';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { setRatings } from '../listings/index.ts';

export interface ReviewedItem {
  itemType: ReviewedType;
  itemId: string;
}

/**
 * Makes ratings and counts of the named items, or of everything, what their visible reviews say. To be called
 * in the transaction that wrote the reviews.
 */
export async function countRatings(db: Db, items?: ReviewedItem[]): Promise<void> {
  const ids = items && [...new Set(items.map(({ itemId }) => itemId))].sort();
  const named = ids ? sql`= any(${sql.param(ids)}::uuid[])` : sql`is not null`;
  await setRatings(db, ratingsOf(sql`listings`, sql`item_type = listings.kind`, named));
  await db.execute(sql`
    update destinations set rating_hundredths = counted.rating, review_count = counted.reviews
    from (${ratingsOf(sql`destinations`, sql`item_type = 'destination'`, named)}) counted
    where id = counted.item_id
      and (rating_hundredths, review_count) is distinct from (counted.rating, counted.reviews)`);
}

const ratingsOf = (table: SQL, isOfType: SQL, named: SQL) => sql`
  select ${table}.id as item_id, count(rating)::int as reviews, coalesce(round(avg(rating) * 100), 0)::int as rating
  from ${table} left join reviews on item_id = ${table}.id and ${isOfType} and reviews.hidden_at is null and waiting_since is null
  where ${table}.id ${named} group by ${table}.id`;
