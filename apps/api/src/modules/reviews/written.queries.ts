import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { reviews } from '../../schema/index.ts';

/** Of what somebody has said of others: it stays when they leave, as by a former member. */
export const writtenReviews: PersonalData = {
  name: 'reviews',
  export: (db, userId) =>
    db
      .select({
        _id: reviews.id,
        itemType: reviews.itemType,
        itemId: reviews.itemId,
        rating: reviews.rating,
        comment: reviews.comment,
        travelled: reviews.travelled,
        createdAt: reviews.createdAt,
      })
      .from(reviews)
      .where(eq(reviews.userId, userId))
      .orderBy(asc(reviews.id)),
  remove: async () => undefined,
};
