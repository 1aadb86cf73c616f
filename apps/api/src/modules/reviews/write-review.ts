import { dayMs } from '@serendib/contract/calendar';
import type { Opinion, Review } from '@serendib/contract/reviews/endpoints';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Context } from '../../platform/module.ts';
import { rateLimiterIn } from '../../platform/rate-limiter/open-rate-limiter.ts';
import { keyOf } from '../../platform/rate-limiter/rate-limiter.ts';
import { lockActive } from '../accounts/index.ts';
import { takeIn } from '../quotas/index.ts';
import { findAgreedMonth } from './evidence.queries.ts';
import { isInFirstDay } from './first-day.ts';
import { countRatings } from './ratings.queries.ts';
import { tellReviewed } from './tell-reviewed.ts';
import { isWritten, lockReviewed, upsertReview } from './write-review.queries.ts';

/** Who offers a thing hears of the same traveller's review once a day, also where it is deleted and written anew. */
const toldOf = { most: 1, seconds: dayMs / 1000 };

/**
 * Says what a traveller thinks, or changes what they said; rating and count of the item follow at once. What an account
 * says in its first day waits for a look by our team, and so does what says anew a review that our team has hidden: see
 * docs/decisions/142-review-moderation-new-accounts.md.
 */
export async function writeReview(
  context: Pick<Context, 'db' | 'rateLimiter' | 'clock' | 'mailer'>,
  visitor: Visitor,
  opinion: Opinion,
): Promise<Review> {
  const { db, clock, mailer, rateLimiter } = context;
  const { itemType, itemId, rating, comment, travelled, scores } = opinion;
  return db.transaction(async (tx) => {
    const { reviewer, item, agreedMonth } = await lockWriting(tx, visitor, opinion);
    const { id: userId } = visitor;
    const review = { itemType, itemId, userId, rating, comment, travelled, agreedMonth, scores };
    // What is there already and is sent once more does not count.
    if (!(await isWritten(tx, review))) await takeIn(tx, context, 'reviews', visitor);
    const now = clock();
    const written = await upsertReview(tx, {
      ...review,
      now,
      waits: reviewer.role !== 'admin' && isInFirstDay(reviewer, now),
    });
    await countRatings(tx, [{ itemType, itemId }]);
    const isNews = written.isFirst && !written.waitingSince && item.ownerId !== null;
    if (isNews && (rateLimiter.isOff || !(await isToldToday(tx, visitor.id, itemId))))
      await tellReviewed(tx, mailer, item.ownerId, {
        ...{ id: written.id, itemType, itemId, itemName: item.name },
        ...{ rating, comment, by: reviewer.userName },
      });
    return {
      ...{ _id: written.id, itemType, itemId, itemName: item.name, rating, comment },
      userName: reviewer.userName,
      createdAt: written.createdAt.toISOString(),
      updatedAt: written.updatedAt.toISOString(),
      travelled: written.travelled,
      agreed: written.agreed,
      isWaiting: written.waitingSince !== null,
    };
  });
}

/** Counted in the transaction of the review and its mail: a review that is not there after all leaves the next one to be told. */
const isToldToday = async (tx: Db, writerId: string, itemId: string): Promise<boolean> =>
  (await rateLimiterIn(tx).spend(keyOf('reviewed', `${writerId} ${itemId}`), toldOf)) > 0;

/** Who may review a thing, and the thing, which both stay so until the transaction ends. */
async function lockWriting(tx: Db, visitor: Visitor, { itemType, itemId, scores }: Opinion) {
  const reviewer = await lockActive(tx, visitor.id);
  if (!reviewer) throw new AppError('UNAUTHENTICATED');
  if (!reviewer.emailVerifiedAt) {
    throw new AppError('EMAIL_NOT_VERIFIED', t('Please verify your email address before writing a review.'));
  }
  const item = await lockReviewed(tx, itemType, itemId);
  if (!item) throw new AppError('NOT_FOUND');
  if (item.ownerId === visitor.id)
    throw new AppError('FORBIDDEN', t('You cannot review what you offer yourself.'));
  const agreedMonth = itemType === 'destination' ? null : await findAgreedMonth(tx, visitor.id, itemId);
  if (scores && !agreedMonth) {
    const words = t('These questions are for those whose journey was agreed on here and is over.');
    throw new AppError('INVALID', words, { scores: words });
  }
  return { reviewer, item, agreedMonth };
}
