import type { ReplySent, Review } from '@serendib/contract/reviews/endpoints';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Context } from '../../platform/module.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { lockActive } from '../accounts/index.ts';
import { findToMail } from '../listings/index.ts';
import { takeIn } from '../quotas/index.ts';
import { findAuthor } from './admin/admin.queries.ts';
import { deleteRepliesOf, findRepliesOf, lockToReply, setReply } from './reply.queries.ts';
import { answerTakenEmail, repliedEmail } from './review-emails.ts';
import { findReview } from './reviews.queries.ts';
import { reviewView } from './reviews.service.ts';

/** A review of a listing that travellers see, locked; for others than the owner of the listing it cannot be answered. */
async function lockAnswerable(tx: Db, reviewId: string, visitor: Visitor) {
  const found = await lockToReply(tx, reviewId);
  if (!found) throw new AppError('NOT_FOUND');
  if (found.ownerId !== visitor.id)
    throw new AppError('FORBIDDEN', t('Only who offers it can answer this review.'));
  return found;
}

/** The one public answer of an owner to a review. Its writer hears of the first alone, also where it was taken away since, so that no writer is argued with by mail. */
export async function replyToReview(
  context: Pick<Context, 'db' | 'rateLimiter' | 'clock' | 'mailer'>,
  visitor: Visitor,
  reviewId: string,
  { text, updatedAt: seenAt }: ReplySent,
): Promise<Review> {
  const { db, clock, mailer } = context;
  return db.transaction(async (tx) => {
    const owner = await lockActive(tx, visitor.id);
    if (!owner) throw new AppError('UNAUTHENTICATED');
    if (!owner.emailVerifiedAt)
      throw new AppError('EMAIL_NOT_VERIFIED', t('Please verify your email address before answering.'));
    const review = await lockAnswerable(tx, reviewId, visitor);
    if (seenAt !== undefined && new Date(review.updatedAt).toISOString() !== seenAt)
      throw new AppError(
        'STALE_VERSION',
        t('This review was changed while you were answering it. Please read it again.'),
      );
    // What is there already and is sent once more does not count.
    if (review.reply !== text) await takeIn(tx, context, 'reviewReplies', visitor);
    await setReply(tx, reviewId, { reply: text, repliedAt: clock() });
    const author = review.wasReplied ? undefined : await findAuthor(tx, review.userId);
    if (author) await mailer.queue(tx, repliedEmail(author, { ...review, id: reviewId }, text));
    const written = await findReview(tx, reviewId);
    if (!written) throw new Error('A review was answered and is not there.');
    return reviewView(written);
  });
}

/** By who wrote it, or by an administrator: that is audited, and told to who wrote it. */
export async function takeReplyAway(
  { db, clock, mailer }: Pick<Context, 'db' | 'clock' | 'mailer'>,
  visitor: Visitor,
  reviewId: string,
): Promise<undefined> {
  await db.transaction(async (tx) => {
    const review =
      visitor.role === 'admin'
        ? await lockToReply(tx, reviewId)
        : await lockAnswerable(tx, reviewId, visitor);
    if (!review || review.reply === null) throw new AppError('NOT_FOUND');
    await setReply(tx, reviewId, { reply: null, repliedAt: null });
    if (review.ownerId === visitor.id) return;
    const owner = await findToMail(tx, review.ownerId);
    if (owner) await mailer.queue(tx, answerTakenEmail(owner, review, review.reply));
    await recordAudit(tx, {
      ...{ actorId: visitor.id, action: 'take answer away', thing: 'review', thingId: reviewId, at: clock() },
      ...{ thingName: review.itemName, before: { reply: review.reply }, after: { reply: null } },
    });
  });
}

/** What an owner answered goes with their account. */
export const repliesData: PersonalData = {
  name: 'reviewReplies',
  export: findRepliesOf,
  remove: async (db, userId) => {
    await deleteRepliesOf(db, userId);
  },
};
