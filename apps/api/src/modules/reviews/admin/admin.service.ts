import type { AdminReview } from '@serendib/contract/reviews/admin-endpoints';
import { t } from '@serendib/contract/words/t';
import { inEnglish } from '@serendib/messages/translate';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { paginateAll } from '../../../platform/paginate-all.ts';
import { countCap, type Page, readCursor, writeCursor } from '../../../platform/paging.ts';
import type { Review as StoredReview } from '../../../schema/index.ts';
import { findAskable } from '../../listings/index.ts';
import { countRatings } from '../ratings.queries.ts';
import { approvedReviewEmail, refusedReviewEmail } from '../review-emails.ts';
import { sumReviews } from '../reviews.queries.ts';
import { tellReviewed } from '../tell-reviewed.ts';
import {
  type AdminReviewFilter,
  countForAdmin,
  decideReports,
  endWait,
  type FoundReviewForAdmin,
  findAuthor,
  findForAdmin,
  findOneForAdmin,
  findReports,
  lockItem,
  lockReview,
  setHidden,
} from './admin.queries.ts';

const cursorOf = z.tuple([z.literal('all reviews'), z.boolean(), z.uuid()]);

/** So many reports of a review are told in words. */
const mostReports = 20;

const placeOf = ({ waitingSince, id }: FoundReviewForAdmin) => ({ isWaiting: waitingSince !== null, id });

/** What administrators are shown of reviews, with the reports that are not decided yet. */
async function adminViews(db: Db, found: FoundReviewForAdmin[]): Promise<AdminReview[]> {
  const reports =
    found.length === 0
      ? []
      : await findReports(
          db,
          found.map(({ id }) => id),
        );
  return found.map((one) => {
    const own = reports.filter(({ reviewId }) => reviewId === one.id);
    return {
      ...adminView(one),
      reportCount: own.length,
      reports: own
        .slice(0, mostReports)
        .map(({ userName, reason, at }) => ({ userName, reason, at: at.toISOString() })),
    };
  });
}

const adminView = ({
  id,
  createdAt,
  updatedAt,
  hiddenAt,
  waitingSince,
  itemName,
  ...rest
}: FoundReviewForAdmin) => ({
  ...rest,
  _id: id,
  isWaiting: waitingSince !== null,
  waitingSince: waitingSince?.toISOString() ?? null,
  itemName: itemName ?? '',
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  hiddenAt: hiddenAt?.toISOString() ?? null,
});

export async function listAllReviews(
  { db }: Pick<Context, 'db'>,
  { limit, cursor, ...filter }: AdminReviewFilter & { limit: number; cursor?: string | undefined },
): Promise<Page<AdminReview>> {
  const [, isWaiting = false, id = ''] = cursor === undefined ? [] : readCursor(cursor, cursorOf);
  const after = cursor === undefined ? undefined : { isWaiting, id };
  const all = (await sumReviews(db)).reduce((sum, { reviewCount }) => sum + reviewCount, 0);
  const most = countCap + 1;
  const [found, total, unfiltered] = await Promise.all([
    findForAdmin(db, filter, { after, count: limit + 1 }),
    countForAdmin(db, filter, { all, most }),
    all > countCap ? most : countForAdmin(db, {}, { all, most }),
  ]);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    items: await adminViews(db, shown),
    facts: {
      total,
      unfiltered: Math.min(unfiltered, countCap),
      nextCursor: last && writeCursor(['all reviews', placeOf(last).isWaiting, last.id]),
    },
  };
}

export type ReviewQuery = AdminReviewFilter;

/** All that the list would show on all its pages. */
export async function* allReviews(db: Db, filter: ReviewQuery): AsyncGenerator<AdminReview[]> {
  const pages = paginateAll((last: FoundReviewForAdmin | undefined, count) =>
    findForAdmin(db, filter, { after: last && placeOf(last), count }),
  );
  for await (const page of pages) yield await adminViews(db, page);
}

type Deciding = Pick<Context, 'db' | 'clock' | 'mailer'>;

/** Locks a review and what it is of, in the order in which writing one locks them, and decides. */
async function decide(
  { db, clock }: Deciding,
  id: string,
  deciding: (tx: Db, review: LockedReview, at: Date) => Promise<void>,
): Promise<AdminReview> {
  const at = clock();
  await db.transaction(async (tx) => {
    const known = await findOneForAdmin(tx, id);
    if (!known) throw new AppError('NOT_FOUND');
    await lockItem(tx, known.itemType, known.itemId);
    const review = await lockReview(tx, id);
    if (!review) throw new AppError('NOT_FOUND');
    await deciding(tx, { ...review, itemName: known.itemName }, at);
    await countRatings(tx, [{ itemType: review.itemType, itemId: review.itemId }]);
  });
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

/** Takes a review from every page, or shows it again; the rating follows in the same transaction. */
export const setReviewShown = (
  context: Deciding,
  visitor: Visitor,
  id: string,
  wanted: { isShown: true } | { isShown: false; reason: string },
): Promise<AdminReview> =>
  decide(context, id, async (tx, review, at) => {
    if ((review.hiddenAt === null) === wanted.isShown) {
      throw new AppError(
        'CONFLICT',
        wanted.isShown ? t('This review is shown already.') : t('This review is hidden already.'),
      );
    }
    const reason = wanted.isShown ? null : inEnglish(wanted.reason);
    await setHidden(tx, id, wanted.isShown ? null : at, reason);
    const reports = await decideReports(tx, id, at);
    const hasWaited = review.waitingSince !== null;
    if (hasWaited) await endWait(tx, id);
    await recordAudit(tx, {
      ...{ ...auditOf(visitor, review, at), action: wanted.isShown ? 'restore' : 'hide', reason },
      before: { hidden: wanted.isShown, rating: review.rating, comment: review.comment, reports },
      after: { hidden: !wanted.isShown },
    });
    const author = hasWaited && !wanted.isShown ? await findAuthor(tx, review.userId) : undefined;
    if (author) await context.mailer.queue(tx, refusedReviewEmail(author, review, reason));
  });

/** Shows a review that waited for a look. */
export const approveReview = (context: Deciding, visitor: Visitor, id: string): Promise<AdminReview> =>
  decide(context, id, async (tx, review, at) => {
    if (!review.waitingSince || review.hiddenAt)
      throw new AppError('CONFLICT', t('This review does not wait for a look.'));
    await endWait(tx, id);
    await recordAudit(tx, {
      ...{ ...auditOf(visitor, review, at), action: 'approve' },
      before: { waiting: true, rating: review.rating, comment: review.comment },
      after: { waiting: false },
    });
    const { itemName } = review;
    // What was reviewed is gone, and with it the page on which the review would be read.
    if (itemName === null) return;
    const author = await findAuthor(tx, review.userId);
    if (author) await context.mailer.queue(tx, approvedReviewEmail(author, { ...review, itemName }));
    const listing =
      review.itemType === 'destination' ? undefined : await findAskable(tx, review.itemType, review.itemId);
    if (listing)
      await tellReviewed(tx, context.mailer, listing.ownerId, {
        ...review,
        itemName,
        by: author?.userName ?? t('A traveller'),
      });
  });

/** Leaves a reported review where it is. */
export const keepReview = (context: Deciding, visitor: Visitor, id: string): Promise<AdminReview> =>
  decide(context, id, async (tx, review, at) => {
    const reports = await decideReports(tx, id, at);
    if (reports === 0) throw new AppError('CONFLICT', t('Nobody’s report of this review is open any more.'));
    const before = { reports, rating: review.rating, comment: review.comment };
    await recordAudit(tx, { ...auditOf(visitor, review, at), action: 'keep', before, after: { reports: 0 } });
  });
