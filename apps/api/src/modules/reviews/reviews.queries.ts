import type { ReviewedType, ReviewSummary } from '@serendib/contract/reviews/endpoints';
import { and, desc, eq, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { countSome } from '../../platform/lists/count-some.queries.ts';
import { countCap } from '../../platform/lists/paging.ts';
import { isPublic, reviews, users } from '../../schema/index.ts';
import type { ReviewPlace } from './review-cursor.ts';

export interface ReviewFilter {
  itemType?: ReviewedType | undefined;
  itemId?: string | undefined;
  /** Who said it, and is shown it while it waits for a look as well. */
  userId?: string | undefined;
}

/** The name of the reviewed thing where travellers may see it, and null where they may not. */
const itemName = sql<string | null>`case when reviews.item_type = 'destination'
  then (select name from destinations where id = reviews.item_id and deleted_at is null)
  else (select title from listings where id = reviews.item_id and kind = reviews.item_type and ${isPublic}) end`;

/** Of one thing its name is looked up once, and not for each review. */
const isShown = ({ itemType, itemId }: ReviewFilter): SQL => {
  if (!itemType || !itemId) return sql`${itemName} is not null`;
  return itemType === 'destination'
    ? sql`exists (select from destinations where id = ${itemId}::uuid and deleted_at is null)`
    : sql`exists (select from listings where id = ${itemId}::uuid and kind = ${itemType} and ${isPublic})`;
};

const shown = ({ itemType, itemId, userId }: ReviewFilter): SQL | undefined =>
  and(
    isNull(reviews.hiddenAt),
    itemType && eq(reviews.itemType, itemType),
    itemId ? eq(reviews.itemId, itemId) : undefined,
    userId ? eq(reviews.userId, userId) : isNull(reviews.waitingSince),
    isShown({ itemType, itemId }),
  );

const columns = {
  id: reviews.id,
  itemType: reviews.itemType,
  itemId: reviews.itemId,
  itemName,
  rating: reviews.rating,
  comment: reviews.comment,
  userName: users.userName,
  createdAt: reviews.createdAt,
  updatedAt: reviews.updatedAt,
  travelled: reviews.travelled,
  agreed: reviews.agreedMonth,
  waitingSince: reviews.waitingSince,
  reply: reviews.reply,
  repliedAt: reviews.repliedAt,
};

export const findReviews = (
  db: Db,
  filter: ReviewFilter,
  { place, count }: { place: ReviewPlace | undefined; count: number },
) =>
  db
    .select(columns)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(shown(filter), place && (place.isFirst ? lte : lt)(reviews.id, place.id)))
    .orderBy(desc(reviews.id))
    .limit(count);

export async function findReview(db: Db, id: string) {
  const [found] = await db
    .select(columns)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(eq(reviews.id, id));
  return found;
}

/** As many as there are, or one more than are counted. */
export const countReviews = (db: Db, filter: ReviewFilter): Promise<number> =>
  countSome(
    db,
    db
      .select({ id: reviews.id })
      .from(reviews)
      .where(shown(filter))
      .limit(countCap + 1),
  );

/**
 * Reviews and their average of each type, from what stands with the reviewed things that travellers may see. Of listings
 * triggers keep the sums; destinations are few.
 */
export async function sumReviews(db: Db): Promise<ReviewSummary[]> {
  const { rows } = await db.execute<{ item_type: ReviewedType; reviews: number; hundredths: number }>(sql`
    select item_type, reviews::int, round(stars / reviews)::int as hundredths
    from (
      select split_part(what, ' ', 2) as item_type, sum(n) filter (where what like 'reviews %') as reviews,
        sum(n) filter (where what like 'stars %') as stars
      from tallies where what like 'reviews %' or what like 'stars %' group by 1
      union all
      select 'destination', sum(review_count), sum(rating_hundredths::bigint * review_count) from destinations
      where review_count > 0 and deleted_at is null
    ) summed where reviews > 0 order by item_type`);
  return rows.map(({ item_type, reviews: reviewCount, hundredths }) => ({
    itemType: item_type,
    reviewCount,
    averageRating: hundredths / 100,
  }));
}
