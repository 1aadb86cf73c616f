import type { ReviewedType } from '@serendib/contract/reviews/endpoints';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { holding } from '../../../platform/database/pattern.ts';
import { countSome } from '../../../platform/lists/count-some.queries.ts';
import { areSurelyMany, rowsNow, sampledList, sampleShares } from '../../../platform/lists/sample.queries.ts';
import { countUpTo, pageOfMatching } from '../../../platform/lists/stages.queries.ts';
import { type Review, reviewReports, reviews, users } from '../../../schema/index.ts';
import { lockForRating } from '../../listings/index.ts';

export interface AdminReviewFilter {
  search?: string | undefined;
  id?: string | undefined;
  itemType?: ReviewedType | undefined;
  itemId?: string | undefined;
  userId?: string | undefined;
  rating?: number | undefined;
  hidden?: 'true' | 'false' | undefined;
  waiting?: 'true' | 'false' | undefined;
  reported?: 'true' | 'false' | undefined;
}

/** Where a page of the administrators' list begins: after this review, as it stood in the order then. */
export interface AdminListPlace {
  isWaiting: boolean;
  id: string;
}

/** The name of the reviewed subject, in any state, as long as it is not deleted for good. */
const itemName = sql<string | null>`case when reviews.item_type = 'destination'
  then (select name from destinations where id = reviews.item_id)
  else (select nullif(title, '') from listings where id = reviews.item_id) end`;

/** What waits is looked at anyway, with what was reported of it. */
const isReported = sql`waiting_since is null
  and exists (select from review_reports where review_id = reviews.id and decided_at is null)`;

const conditionsOf = (filter: AdminReviewFilter): SQL | undefined => {
  const { search, id, itemType, itemId, userId, rating, hidden, waiting, reported } = filter;
  return and(
    id === undefined ? undefined : eq(reviews.id, id),
    itemType && eq(reviews.itemType, itemType),
    itemId === undefined ? undefined : eq(reviews.itemId, itemId),
    userId === undefined ? undefined : eq(reviews.userId, userId),
    rating === undefined ? undefined : eq(reviews.rating, rating),
    hidden && (hidden === 'true' ? isNotNull(reviews.hiddenAt) : isNull(reviews.hiddenAt)),
    waiting && (waiting === 'true' ? isNotNull(reviews.waitingSince) : isNull(reviews.waitingSince)),
    reported && (reported === 'true' ? isReported : sql`not (${isReported})`),
    ...(search ? search.split(/\s+/) : []).map((word) => sql`${reviews.comment} ilike ${holding(word)}`),
  );
};

const columns = {
  id: reviews.id,
  itemType: reviews.itemType,
  itemId: reviews.itemId,
  itemName,
  rating: reviews.rating,
  comment: reviews.comment,
  /** None of who has left. */
  userId: sql<string | null>`case when ${users.deletedAt} is null then ${users.id} end`,
  userName: users.userName,
  email: users.email,
  createdAt: reviews.createdAt,
  updatedAt: reviews.updatedAt,
  hiddenAt: reviews.hiddenAt,
  hiddenReason: reviews.hiddenReason,
  travelled: reviews.travelled,
  agreed: reviews.agreedMonth,
  waitingSince: reviews.waitingSince,
};

/** The reports of these reviews that are not decided yet, the latest first. */
export const findReports = (db: Db, ids: string[]) =>
  db
    .select({
      reviewId: reviewReports.reviewId,
      userName: users.userName,
      reason: reviewReports.reason,
      at: reviewReports.at,
    })
    .from(reviewReports)
    .innerJoin(users, eq(users.id, reviewReports.userId))
    .where(and(inArray(reviewReports.reviewId, ids), isNull(reviewReports.decidedAt)))
    .orderBy(desc(reviewReports.id));

const isAfter = ({ isWaiting, id }: AdminListPlace) =>
  sql`((waiting_since is not null), ${reviews.id}) < (${isWaiting}::boolean, ${id}::uuid)`;

export const findForAdmin = (
  db: Db,
  filter: AdminReviewFilter,
  { after, count }: { after: AdminListPlace | undefined; count: number },
) => {
  const by = [sql`(waiting_since is not null) desc`, desc(reviews.id)];
  const [matching, following] = [conditionsOf(filter), after && isAfter(after)];
  const page = { following, matching: matching ?? sql`true`, by: sql.join(by, sql`, `), count };
  return db
    .select(columns)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(
      filter.search ? sql`${reviews.id} in (${pageOfMatching('reviews', page)})` : and(matching, following),
    )
    .orderBy(...by)
    .limit(count);
};
export type FoundReviewForAdmin = Awaited<ReturnType<typeof findForAdmin>>[number];

export async function findOneForAdmin(db: Db, id: string): Promise<FoundReviewForAdmin | undefined> {
  const [found] = await db
    .select(columns)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(eq(reviews.id, id));
  return found;
}

/** Of these an index knows how many there are. */
const isNamed = ({ id, itemId, userId, hidden, waiting, reported }: AdminReviewFilter): boolean =>
  [id, itemId, userId].some(Boolean) || [hidden, waiting, reported].includes('true');

/** How many of about so many in all match, looking no further than `most`; where a sample says that more do, not at all. */
export async function countForAdmin(
  db: Db,
  filter: AdminReviewFilter,
  { all, most }: { all: number; most: number },
): Promise<number> {
  const matching = conditionsOf(filter);
  if (matching && all > sampledList && !isNamed(filter)) {
    const [share] = await sampleShares(db, rowsNow('reviews', sql`true`), [matching]);
    if (areSurelyMany(share, all)) return most;
  }
  if (filter.search) return countUpTo(db, 'reviews', matching ?? sql`true`, most);
  return countSome(db, db.select({ id: reviews.id }).from(reviews).where(matching).limit(most));
}

/** A review, locked until the transaction ends. */
async function lockReview(db: Db, id: string): Promise<Review | undefined> {
  const [found] = await db.select().from(reviews).where(eq(reviews.id, id)).for('update');
  return found;
}

/** The reviewed subject in any state, locked so that two changes of its rating are both counted. */
const lockItem = (db: Db, itemType: ReviewedType, itemId: string) =>
  itemType === 'destination'
    ? db.execute(sql`select from destinations where id = ${itemId}::uuid for no key update`)
    : lockForRating(db, itemId);

/** A review in any state and the name of what it is of, both locked in the order in which writing one locks them. */
export async function lockWithItem(
  db: Db,
  id: string,
): Promise<(Review & { itemName: string | null }) | undefined> {
  const known = await findOneForAdmin(db, id);
  if (!known) return undefined;
  await lockItem(db, known.itemType, known.itemId);
  const review = await lockReview(db, id);
  return review && { ...review, itemName: known.itemName };
}

/** For good, with the answer to it and its reports. */
export async function deleteReview(db: Db, id: string): Promise<void> {
  await db.delete(reviews).where(eq(reviews.id, id));
}

/** Takes a review from those that wait for a look. */
export async function endWait(db: Db, id: string): Promise<void> {
  await db.update(reviews).set({ waitingSince: null, wasRefused: false }).where(eq(reviews.id, id));
}

/** Takes a review from those that were reported; how many reports it had. */
export async function decideReports(db: Db, reviewId: string, at: Date): Promise<number> {
  const decided = await db
    .update(reviewReports)
    .set({ decidedAt: at })
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.decidedAt)))
    .returning({ id: reviewReports.id });
  return decided.length;
}

/** Deletes the reports of a review, whose readers may report it anew; how many there were. */
export async function deleteReports(db: Db, reviewId: string): Promise<number> {
  const { rowCount } = await db.delete(reviewReports).where(eq(reviewReports.reviewId, reviewId));
  return rowCount ?? 0;
}

/** Whom to write to about a review; none where its author left or is invented. */
export async function findAuthor(db: Db, userId: string) {
  const [found] = await db
    .select({ email: users.email, userName: users.userName })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt), eq(users.isDemo, false)));
  return found;
}

/** What waited does not any more. */
export async function hide(
  db: Db,
  { id, waitingSince }: Review,
  hiddenAt: Date,
  hiddenReason: string,
): Promise<void> {
  const wasRefused = waitingSince !== null;
  await db
    .update(reviews)
    .set({ hiddenAt, hiddenReason, wasRefused, waitingSince: null })
    .where(eq(reviews.id, id));
}

export async function show(db: Db, id: string): Promise<void> {
  await db
    .update(reviews)
    .set({ hiddenAt: null, hiddenReason: null, wasRefused: false })
    .where(eq(reviews.id, id));
}
