import type { Review, ReviewSummary } from '@serendib/contract/reviews/rows';
import { z } from 'zod';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Context } from '../../platform/module.ts';
import { countCap, type Page, readCursor, writeCursor } from '../../platform/paging.ts';
import { countReviews, findReviews, type ReviewWish, sumReviews } from './reviews.queries.ts';

export { type ReviewQuery, walkReviews } from './desk/desk.service.ts';
export { countRatings, type ReviewedItem } from './ratings.queries.ts';
export { writeReview } from './write-review.ts';
export { writtenReviews } from './written.queries.ts';

const cursorOf = z.tuple([z.literal('reviews'), z.uuid()]);

/** What was said, newest first, of things that travellers may see. */
export async function listReviews(
  { replica }: Pick<Context, 'replica'>,
  { limit, cursor, ...wish }: ReviewWish & { limit: number; cursor?: string | undefined },
): Promise<Page<Review>> {
  const after = cursor === undefined ? undefined : readCursor(cursor, cursorOf)[1];
  const [found, total, unfiltered] = await Promise.all([
    findReviews(replica, wish, { after, count: limit + 1 }),
    countReviews(replica, wish, countCap + 1),
    countReviews(replica, {}, countCap + 1),
  ]);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(reviewView),
    facts: {
      total,
      unfiltered: Math.min(unfiltered, countCap),
      nextCursor: last && writeCursor(['reviews', last.id]),
    },
  };
}

type FoundReview = Awaited<ReturnType<typeof findReviews>>[number];

const reviewView = ({ id, createdAt, itemName, ...rest }: FoundReview): Review => ({
  ...rest,
  _id: id,
  itemName: itemName ?? '',
  createdAt: createdAt.toISOString(),
});

/** What somebody has said of an item: one review or none. */
export async function myReview(
  { db }: Pick<Context, 'db'>,
  visitor: Visitor,
  wish: Pick<ReviewWish, 'itemType' | 'itemId'>,
): Promise<Review[]> {
  const found = await findReviews(db, { ...wish, userId: visitor.id }, { after: undefined, count: 1 });
  return found.map(reviewView);
}

const keepMs = 60_000;

/** What all reviews come to. It goes through every reviewed thing and changes little, so it is kept for a minute. */
export function makeReviewSummary({ replica, clock }: Pick<Context, 'replica' | 'clock'>) {
  let kept: { until: number; summary: Promise<ReviewSummary[]> } | undefined;
  return (): Promise<ReviewSummary[]> => {
    const now = clock().getTime();
    if (kept && kept.until > now) return kept.summary;
    const summary = sumReviews(replica);
    kept = { until: now + keepMs, summary };
    summary.catch(() => {
      kept = undefined;
    });
    return summary;
  };
}
