import type { Report } from '@serendib/contract/reviews/endpoints';
import { t } from '@serendib/contract/words/t';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import { once, type Sending } from '../../platform/idempotency/once.ts';
import type { Context } from '../../platform/module.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { newId, reviewReports, reviews } from '../../schema/index.ts';
import { lockActive } from '../accounts/index.ts';
import { takeIn } from '../quotas/index.ts';

/** Tells our team what is wrong with a review that travellers see. */
export async function reportReview(
  context: Pick<Context, 'db' | 'rateLimiter' | 'clock'>,
  visitor: Visitor,
  reviewId: string,
  { reason }: Report,
  sending?: Sending,
): Promise<undefined> {
  const { db, clock } = context;
  await db.transaction(async (tx) => {
    const reporter = await lockActive(tx, visitor.id);
    if (!reporter) throw new AppError('UNAUTHENTICATED');
    if (!reporter.emailVerifiedAt) {
      throw new AppError(
        'EMAIL_NOT_VERIFIED',
        t('Please verify your email address before reporting a review.'),
      );
    }
    const at = clock();
    await once(tx, sending, at, async () => {
      await takeIn(tx, context, 'reviewReports', visitor);
      const review = await findShown(tx, reviewId);
      if (!review) throw new AppError('NOT_FOUND');
      if (review.userId === visitor.id)
        throw new AppError('FORBIDDEN', t('This review is your own: you can change it.'));
      const made = await tx
        .insert(reviewReports)
        .values({ id: newId(at), reviewId, userId: visitor.id, reason, at })
        .onConflictDoNothing()
        .returning({ id: reviewReports.id });
      if (made.length === 0) throw new AppError('CONFLICT', t('You have reported this review already.'));
      return made.map(({ id }) => id);
    });
  });
}

async function findShown(db: Db, id: string) {
  const [found] = await db
    .select({ userId: reviews.userId })
    .from(reviews)
    .where(and(eq(reviews.id, id), isNull(reviews.hiddenAt), isNull(reviews.waitingSince)))
    .for('key share');
  return found;
}

/** What an account reported goes with it. */
export const reviewReportsOf: PersonalData = {
  name: 'reviewReports',
  export: (db, userId) =>
    db
      .select({ reviewId: reviewReports.reviewId, reason: reviewReports.reason, at: reviewReports.at })
      .from(reviewReports)
      .where(eq(reviewReports.userId, userId))
      .orderBy(asc(reviewReports.id)),
  remove: async (db, userId) => {
    await db.execute(sql`delete from review_reports where user_id = ${userId}::uuid`);
  },
};
