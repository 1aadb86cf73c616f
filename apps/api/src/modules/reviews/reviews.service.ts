import type { Review, ReviewSummary } from '@serendib/contract/reviews/endpoints';
import { shows } from '../../platform/cache/cache-tags.ts';
import { makeValueCache } from '../../platform/cache/value-cache.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import { countCap, type Page, pageFrom } from '../../platform/lists/paging.ts';
import type { Context } from '../../platform/module.ts';
import { tags } from '../../schema/cache-tags.ts';
import { placeOf } from './review-cursor.ts';
import { countReviews, findReviews, type ReviewFilter, sumReviews } from './reviews.queries.ts';

/** How many there are up to the cap. More than that of all, or of a kind, are known without counting. */
async function totalOf(replica: Context['replica'], filter: ReviewFilter): Promise<number> {
  if (filter.itemId === undefined && filter.userId === undefined) {
    const summed = (await sumReviews(replica)).filter(
      ({ itemType }) => itemType === (filter.itemType ?? itemType),
    );
    if (summed.reduce((sum, { reviewCount }) => sum + reviewCount, 0) > countCap) return countCap + 1;
  }
  return countReviews(replica, filter);
}

const keepTotalsMs = 10_000;

/** How many reviews a filter finds, kept until something is said of what it is about. */
export interface ReviewTotals {
  of(filter: ReviewFilter): Promise<number>;
}

export function makeReviewTotals(
  context: Pick<Context, 'replica' | 'clock' | 'invalidations'>,
): ReviewTotals {
  const cache = makeValueCache<number>(context, keepTotalsMs);
  const isHeard = () => context.invalidations.disconnectedSince === undefined;
  return {
    of: ({ itemType, itemId, userId }) =>
      cache.of(
        JSON.stringify([itemType, itemId, userId]),
        () => totalOf(context.replica, { itemType, itemId, userId }),
        { tags: tagsOf(itemId), isCacheable: isHeard },
      ),
  };
}

/** What announces reviews of one thing, or of all. */
const tagsOf = (itemId: string | undefined) =>
  itemId ? [tags.reviewsOf(itemId), tags.listing(itemId), tags.destination(itemId)] : [tags.reviews];

/** What was said, newest first, of things that travellers may see. */
export async function listReviews(
  { replica, totals }: Pick<Context, 'replica'> & { totals: ReviewTotals },
  { limit, cursor, ...filter }: ReviewFilter & { limit: number; cursor?: string | undefined },
): Promise<Page<Review>> {
  shows(...tagsOf(filter.itemId));
  const place = cursor === undefined ? undefined : placeOf(cursor);
  const [found, total, unfiltered] = await Promise.all([
    findReviews(replica, filter, { place, count: limit + 1 }),
    totals.of(filter),
    totals.of({}),
  ]);
  const { shown, nextCursor } = pageFrom(found, limit, ({ id }) => ['reviews', id]);
  for (const one of shown)
    shows(one.itemType === 'destination' ? tags.destination(one.itemId) : tags.listing(one.itemId));
  return {
    items: shown.map(reviewView),
    facts: {
      total,
      unfiltered: Math.min(unfiltered, countCap),
      nextCursor,
    },
  };
}

type FoundReview = Awaited<ReturnType<typeof findReviews>>[number];

export const reviewView = ({
  id,
  createdAt,
  updatedAt,
  itemName,
  waitingSince,
  reply,
  repliedAt,
  ...rest
}: FoundReview): Review => ({
  ...rest,
  isWaiting: waitingSince !== null,
  _id: id,
  itemName: itemName ?? '',
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  ...(reply !== null &&
    repliedAt && { reply: { text: reply, at: repliedAt.toISOString(), isEarlier: updatedAt > repliedAt } }),
});

/** An account's review of an item: one or none. */
export async function myReview(
  { db }: Pick<Context, 'db'>,
  visitor: Visitor,
  filter: Pick<ReviewFilter, 'itemType' | 'itemId'>,
): Promise<Review[]> {
  const found = await findReviews(db, { ...filter, userId: visitor.id }, { place: undefined, count: 1 });
  return found.map(reviewView);
}

const keepMs = 60_000;

/** What all reviews come to. It goes through every reviewed thing, so it is kept until something is said. */
export function makeReviewSummary(context: Pick<Context, 'replica' | 'clock' | 'invalidations'>) {
  const cache = makeValueCache<ReviewSummary[]>(context, keepMs);
  return (): Promise<ReviewSummary[]> => {
    shows(tags.reviews);
    return cache.of('', () => sumReviews(context.replica), { tags: [tags.reviews] });
  };
}
