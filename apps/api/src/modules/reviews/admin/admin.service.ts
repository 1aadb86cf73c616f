import type { AdminReview } from '@serendib/contract/reviews/admin-endpoints';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { paginateAll } from '../../../platform/lists/paginate-all.ts';
import { countCap, type Page, pageFrom, readCursor } from '../../../platform/lists/paging.ts';
import type { Context } from '../../../platform/module.ts';
import { sumReviews } from '../reviews.queries.ts';
import {
  type AdminReviewFilter,
  countForAdmin,
  type FoundReviewForAdmin,
  findForAdmin,
  findReports,
} from './admin.queries.ts';

const cursorOf = z.tuple([z.literal('all reviews'), z.boolean(), z.uuid()]);

/** So many reports of a review are told in words. */
const mostReports = 20;

const placeOf = ({ waitingSince, id }: FoundReviewForAdmin) => ({ isWaiting: waitingSince !== null, id });

/** What administrators are shown of reviews, with the reports that are not decided yet. */
export async function adminViews(db: Db, found: FoundReviewForAdmin[]): Promise<AdminReview[]> {
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
  const { shown, nextCursor } = pageFrom(found, limit, (last) => [
    'all reviews',
    placeOf(last).isWaiting,
    last.id,
  ]);
  return {
    items: await adminViews(db, shown),
    facts: {
      total,
      unfiltered: Math.min(unfiltered, countCap),
      nextCursor,
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
