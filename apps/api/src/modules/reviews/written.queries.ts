import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { reviews } from '../../schema/index.ts';

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
