import type { AdminReview } from '@serendib/contract/reviews/admin-rows';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import { type Context, everyPage } from '../../../platform/module.ts';
import { countCap, type Page, readCursor, writeCursor } from '../../../platform/paging.ts';
import { walk } from '../../../platform/walk.ts';
import { noteDeed } from '../../administration/audit/audit.service.ts';
import { countRatings } from '../ratings.queries.ts';
import {
  countForDesk,
  type DeskReview,
  type DeskWish,
  findForDesk,
  findOneForDesk,
  holdItem,
  lockReview,
  setHidden,
} from './desk.queries.ts';

const cursorOf = z.tuple([z.literal('all reviews'), z.uuid()]);

const deskView = ({ id, createdAt, updatedAt, hiddenAt, itemName, ...rest }: DeskReview): AdminReview => ({
  ...rest,
  _id: id,
  itemName: itemName ?? '',
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  hiddenAt: hiddenAt?.toISOString() ?? null,
});

export async function listAllReviews(
  { db }: Pick<Context, 'db'>,
  { limit, cursor, ...wish }: DeskWish & { limit: number; cursor?: string | undefined },
): Promise<Page<AdminReview>> {
  const after = cursor === undefined ? undefined : readCursor(cursor, cursorOf)[1];
  const [found, total, unfiltered] = await Promise.all([
    findForDesk(db, wish, { after, count: limit + 1 }),
    countForDesk(db, wish, countCap + 1),
    countForDesk(db, {}, countCap + 1),
  ]);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(deskView),
    facts: {
      total,
      unfiltered: Math.min(unfiltered, countCap),
      nextCursor: last && writeCursor(['all reviews', last.id]),
    },
  };
}

export type ReviewQuery = DeskWish;

/** All that the list would show on all its pages. */
export async function* walkReviews(db: Db, wish: ReviewQuery): AsyncGenerator<AdminReview[]> {
  const pages = walk((last: DeskReview | undefined, count) =>
    findForDesk(db, wish, { after: last?.id, count }),
  );
  for await (const page of pages) yield page.map(deskView);
}

/** Takes a review from every page, or shows it again; the rating follows in the same transaction. */
export async function setReviewShown(
  { db, clock, pagesChanged }: Pick<Context, 'db' | 'clock' | 'pagesChanged'>,
  visitor: Visitor,
  id: string,
  wanted: { isShown: true } | { isShown: false; reason: string },
): Promise<AdminReview> {
  const at = clock();
  await db.transaction(async (tx) => {
    const known = await findOneForDesk(tx, id);
    if (!known) throw new Failure('NOT_FOUND');
    // The thing first, then the review: writing a review holds them in this order as well.
    await holdItem(tx, known.itemType, known.itemId);
    const review = await lockReview(tx, id);
    if (!review) throw new Failure('NOT_FOUND');
    if ((review.hiddenAt === null) === wanted.isShown) {
      throw new Failure('CONFLICT', `This review is ${wanted.isShown ? 'shown' : 'hidden'} already.`);
    }
    const reason = wanted.isShown ? null : wanted.reason;
    await setHidden(tx, id, wanted.isShown ? null : at, reason);
    await countRatings(tx, [{ itemType: review.itemType, itemId: review.itemId }]);
    await noteDeed(tx, {
      ...{ actorId: visitor.id, action: wanted.isShown ? 'restore' : 'hide', at, reason },
      ...{ thing: 'review', thingId: id, thingName: known.itemName ?? 'A review' },
      before: { hidden: wanted.isShown, rating: review.rating, comment: review.comment },
      after: { hidden: !wanted.isShown },
    });
  });
  pagesChanged(everyPage);
  const found = await findOneForDesk(db, id);
  if (!found) throw new Failure('NOT_FOUND');
  return deskView(found);
}
