import { unnamed } from '@serendib/contract/accounts/unnamed';
import type { AdminReview, SeenReports, SeenReview } from '@serendib/contract/reviews/admin-endpoints';
import { t } from '@serendib/contract/words/t';
import { inEnglish } from '@serendib/messages/translate';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import type { Review as StoredReview } from '../../../schema/index.ts';
import { findAskable } from '../../listings/index.ts';
import { countRatings } from '../ratings.queries.ts';
import { approvedReviewEmail, refusedReviewEmail } from '../review-emails.ts';
import { tellReviewed } from '../tell-reviewed.ts';
import {
  decideReports,
  deleteReports,
  deleteReview,
  endWait,
  findAuthor,
  findOneForAdmin,
  findReports,
  hide,
  lockWithItem,
  show,
} from './admin.queries.ts';
import { adminViews } from './admin.service.ts';

type Deciding = Pick<Context, 'db' | 'clock' | 'mailer'>;

/** Locks a review and what it is of, and decides on what was looked at. */
async function decideLocked(
  { db, clock }: Deciding,
  id: string,
  seen: SeenReview,
  deciding: (tx: Db, review: LockedReview, at: Date) => Promise<void>,
): Promise<void> {
  const at = clock();
  await db.transaction(async (tx) => {
    const review = await lockWithItem(tx, id);
    if (!review) throw new AppError('NOT_FOUND', t('This review is not there any more.'));
    if (seen?.updatedAt !== undefined && review.updatedAt.toISOString() !== seen.updatedAt)
      throw new AppError(
        'STALE_VERSION',
        t('This was changed while you were looking at it. Please look again before deciding.'),
      );
    await deciding(tx, review, at);
    await countRatings(tx, [{ itemType: review.itemType, itemId: review.itemId }]);
  });
}

/** Decides, and gives the review as it stands then. */
async function decide(...deciding: Parameters<typeof decideLocked>): Promise<AdminReview> {
  await decideLocked(...deciding);
  const [{ db }, id] = deciding;
  const found = await findOneForAdmin(db, id);
  const [view] = found ? await adminViews(db, [found]) : [];
  if (!view) throw new AppError('NOT_FOUND');
  return view;
}

interface LockedReview extends StoredReview {
  itemName: string | null;
}

const auditOf = (visitor: Visitor, { id, itemName }: LockedReview, at: Date) =>
  // It is not a message: kept in the database.
  ({ actorId: visitor.id, at, thing: 'review', thingId: id, thingName: itemName ?? 'A review' }) as const;

const saidIn = ({ rating, comment }: LockedReview) => ({ rating, comment });

type Decision<Seen> = (context: Deciding, visitor: Visitor, id: string, seen: Seen) => Promise<AdminReview>;

/** Takes a review from every page; the rating follows in the same transaction, and who wrote one that waited is told why. */
export const hideReview: Decision<{ reason: string } & SeenReview> = (
  context,
  visitor,
  id,
  { reason: given, ...seen },
) =>
  decide(context, id, seen, async (tx, review, at) => {
    if (review.hiddenAt) throw new AppError('CONFLICT', t('This review is hidden already.'));
    const reason = inEnglish(given);
    await hide(tx, review, at, reason);
    const reports = await decideReports(tx, id, at);
    await recordAudit(tx, {
      ...{ ...auditOf(visitor, review, at), action: 'hide', reason },
      before: { hidden: false, ...saidIn(review), reports },
      after: { hidden: true },
    });
    if (review.waitingSince) await tellRefused(context, tx, review, reason);
  });

async function tellRefused(
  { mailer }: Pick<Deciding, 'mailer'>,
  tx: Db,
  review: LockedReview,
  reason: string,
): Promise<void> {
  const author = await findAuthor(tx, review.userId);
  if (author) await mailer.queue(tx, refusedReviewEmail(author, review, reason));
}

/** Deletes a review for good; the rating follows in the same transaction, and who wrote one that waited is told why. */
export async function deleteForAdmin(
  context: Deciding,
  visitor: Visitor,
  id: string,
  { reason: given, ...seen }: { reason: string } & SeenReview,
): Promise<undefined> {
  await decideLocked(context, id, seen, async (tx, review, at) => {
    const reason = inEnglish(given);
    const reports = await decideReports(tx, id, at);
    await deleteReview(tx, id);
    await recordAudit(tx, {
      ...{ ...auditOf(visitor, review, at), action: 'delete', reason },
      // Whose file it is in: the row, which says so of others, is gone.
      before: { hidden: review.hiddenAt !== null, ...saidIn(review), reports, writerId: review.userId },
    });
    if (review.waitingSince) await tellRefused(context, tx, review, reason);
  });
}

/** Shows a review again; the rating follows in the same transaction. One that was refused is told as what is approved. */
export const restoreReview: Decision<SeenReview> = (context, visitor, id, seen) =>
  decide(context, id, seen, async (tx, review, at) => {
    if (!review.hiddenAt) throw new AppError('CONFLICT', t('This review is shown already.'));
    await show(tx, id);
    const reports = await decideReports(tx, id, at);
    await recordAudit(tx, {
      ...{ ...auditOf(visitor, review, at), action: 'restore' },
      before: { hidden: true, ...saidIn(review), reports },
      after: { hidden: false },
    });
    if (review.wasRefused) await tellShown(context, tx, review);
  });

/** Shows a review that waited for a look. What was reported of it was of what it said before: what waits cannot be reported. */
export const approveReview: Decision<SeenReview> = (context, visitor, id, seen) =>
  decide(context, id, seen, async (tx, review, at) => {
    if (!review.waitingSince || review.hiddenAt)
      throw new AppError('CONFLICT', t('This review does not wait for a look.'));
    await endWait(tx, id);
    const reports = await deleteReports(tx, id);
    await recordAudit(tx, {
      ...{ ...auditOf(visitor, review, at), action: 'approve' },
      before: { waiting: true, ...saidIn(review), reports },
      after: { waiting: false },
    });
    await tellShown(context, tx, review);
  });

/** Tells the writer of a review, and the owner of what it is of, that all visitors can read it from now on. */
async function tellShown(
  { mailer }: Pick<Deciding, 'mailer'>,
  tx: Db,
  { itemName, ...review }: LockedReview,
): Promise<void> {
  // What was reviewed is gone, and with it the page on which the review would be read.
  if (itemName === null) return;
  const author = await findAuthor(tx, review.userId);
  if (author) await mailer.queue(tx, approvedReviewEmail(author, { ...review, itemName }));
  const listing =
    review.itemType === 'destination' ? undefined : await findAskable(tx, review.itemType, review.itemId);
  if (!listing) return;
  const by = author?.userName ?? unnamed.traveller;
  await tellReviewed(tx, mailer, listing.ownerId, { ...review, itemName, by });
}

/** Leaves a reported review where it is, after its reports were read. */
export const keepReview: Decision<SeenReports> = (context, visitor, id, seen) =>
  decide(context, id, seen, async (tx, review, at) => {
    const [latest] = await findReports(tx, [id]);
    if (latest && seen?.reportedAt !== undefined && latest.at.toISOString() !== seen.reportedAt)
      throw new AppError(
        'STALE_VERSION',
        t('This was reported anew meanwhile. Please read why before deciding.'),
      );
    const reports = await decideReports(tx, id, at);
    if (reports === 0) throw new AppError('CONFLICT', t('Nobody’s report of this review is open any more.'));
    const before = { reports, ...saidIn(review) };
    await recordAudit(tx, { ...auditOf(visitor, review, at), action: 'keep', before, after: { reports: 0 } });
  });
