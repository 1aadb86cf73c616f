import type { ReviewedType } from '@serendib/contract/reviews/rows';
import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { holding } from '../../../platform/database/pattern.ts';
import { type Review, reviews, users } from '../../../schema/index.ts';

export interface DeskWish {
  search?: string | undefined;
  id?: string | undefined;
  itemType?: ReviewedType | undefined;
  itemId?: string | undefined;
  userId?: string | undefined;
  rating?: number | undefined;
  hidden?: 'true' | 'false' | undefined;
}

/** Whatever became of the thing, its name is known as long as it is there. */
const itemName = sql<string | null>`case when reviews.item_type = 'destination'
  then (select name from destinations where id = reviews.item_id)
  else (select title from listings where id = reviews.item_id) end`;

const narrowing = ({ search, id, itemType, itemId, userId, rating, hidden }: DeskWish): SQL | undefined =>
  and(
    id === undefined ? undefined : eq(reviews.id, id),
    itemType && eq(reviews.itemType, itemType),
    itemId === undefined ? undefined : eq(reviews.itemId, itemId),
    userId === undefined ? undefined : eq(reviews.userId, userId),
    rating === undefined ? undefined : eq(reviews.rating, rating),
    hidden && (hidden === 'true' ? isNotNull(reviews.hiddenAt) : isNull(reviews.hiddenAt)),
    ...(search ? search.split(/\s+/) : []).map((word) => sql`${reviews.comment} ilike ${holding(word)}`),
  );

const columns = {
  id: reviews.id,
  itemType: reviews.itemType,
  itemId: reviews.itemId,
  itemName,
  rating: reviews.rating,
  comment: reviews.comment,
  userId: reviews.userId,
  userName: users.userName,
  email: users.email,
  createdAt: reviews.createdAt,
  updatedAt: reviews.updatedAt,
  hiddenAt: reviews.hiddenAt,
  hiddenReason: reviews.hiddenReason,
};

export const findForDesk = (
  db: Db,
  wish: DeskWish,
  { after, count }: { after: string | undefined; count: number },
) =>
  db
    .select(columns)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(narrowing(wish), after === undefined ? undefined : lt(reviews.id, after)))
    .orderBy(desc(reviews.id))
    .limit(count);
export type DeskReview = Awaited<ReturnType<typeof findForDesk>>[number];

export async function findOneForDesk(db: Db, id: string): Promise<DeskReview | undefined> {
  const [found] = await db
    .select(columns)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(eq(reviews.id, id));
  return found;
}

/** How many match, looking no further than `most`. */
export async function countForDesk(db: Db, wish: DeskWish, most: number): Promise<number> {
  const some = db.select({ id: reviews.id }).from(reviews).where(narrowing(wish)).limit(most).as('some');
  const [counted] = await db.select({ n: sql<number>`count(*)::int` }).from(some);
  return counted?.n ?? 0;
}

/** A review, held until the transaction ends. */
export async function lockReview(db: Db, id: string): Promise<Review | undefined> {
  const [found] = await db.select().from(reviews).where(eq(reviews.id, id)).for('update');
  return found;
}

/** The reviewed thing, whatever its state, held so that two changes of its rating are both counted. */
export const holdItem = (db: Db, itemType: ReviewedType, itemId: string) =>
  db.execute(
    itemType === 'destination'
      ? sql`select from destinations where id = ${itemId}::uuid for no key update`
      : sql`select from listings where id = ${itemId}::uuid for no key update`,
  );

export async function setHidden(
  db: Db,
  id: string,
  hiddenAt: Date | null,
  hiddenReason: string | null,
): Promise<void> {
  await db.update(reviews).set({ hiddenAt, hiddenReason }).where(eq(reviews.id, id));
}
