import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { type Review, reviews } from '../../schema/index.ts';

export const findWritten = (db: Db, userId: string) =>
  db
    .select({
      _id: reviews.id,
      itemType: reviews.itemType,
      itemId: reviews.itemId,
      rating: reviews.rating,
      comment: reviews.comment,
      travelled: reviews.travelled,
      agreed: reviews.agreedMonth,
      scores: reviews.scores,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .where(eq(reviews.userId, userId))
    .orderBy(asc(reviews.id));

/** When an account wrote its review of something, or changed it last. */
export async function findWrittenAt(
  db: Db,
  { itemType, itemId, userId }: Pick<Review, 'itemType' | 'itemId' | 'userId'>,
): Promise<Date | undefined> {
  const [found] = await db
    .select({ at: reviews.updatedAt })
    .from(reviews)
    .where(and(eq(reviews.itemType, itemType), eq(reviews.itemId, itemId), eq(reviews.userId, userId)));
  return found?.at;
}
