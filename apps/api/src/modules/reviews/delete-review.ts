import { t } from '@serendib/contract/words/t';
import { AppError } from '../../platform/app-error.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Context } from '../../platform/module.ts';
import type { Review } from '../../schema/index.ts';
import { lockActive } from '../accounts/index.ts';
import { deleteReview, lockWithItem } from './admin/admin.queries.ts';
import { isInFirstDay } from './first-day.ts';
import { countRatings } from './ratings.queries.ts';

/** Deletes a review for the visitor who wrote it; rating and count of the item follow in the same transaction. */
export async function deleteOwnReview(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  visitor: Visitor,
  id: string,
): Promise<undefined> {
  await db.transaction(async (tx) => {
    const writer = await lockActive(tx, visitor.id);
    if (!writer) throw new AppError('UNAUTHENTICATED');
    const review = await lockWithItem(tx, id);
    const isSeen = review?.hiddenAt === null && review.waitingSince === null;
    if (!review || (!isSeen && review.userId !== visitor.id)) throw new AppError('NOT_FOUND');
    if (review.userId !== visitor.id)
      throw new AppError('FORBIDDEN', t('Only who wrote this review can delete it.'));
    if (isOurs(review, isInFirstDay(writer, clock())))
      throw new AppError(
        'CONFLICT',
        t('Our team has hidden this review, or has yet to look at it. Please write to us, and we delete it.'),
      );
    await deleteReview(tx, id);
    await countRatings(tx, [{ itemType: review.itemType, itemId: review.itemId }]);
  });
}

/**
 * Whether our team has hidden it, also where it was written anew since, or is to look at it while the next one of this account would not
 * wait any more: deleted and written as a new one it would be there at once.
 */
const isOurs = ({ hiddenAt, waitingSince, wasRefused }: Review, isNew: boolean): boolean =>
  hiddenAt !== null || (waitingSince !== null && (wasRefused || !isNew));
