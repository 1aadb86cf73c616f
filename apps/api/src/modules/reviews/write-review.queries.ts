import type { ReviewedType } from '@serendib/contract/reviews/endpoints';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { newId, reviews } from '../../schema/index.ts';
import { lockPublicForRating } from '../listings/index.ts';

/** What is reviewed, if travellers may see it; locked, so that two reviews at once are both counted. */
export async function lockReviewed(
  db: Db,
  itemType: ReviewedType,
  itemId: string,
): Promise<{ name: string; ownerId: string | null } | undefined> {
  if (itemType !== 'destination') return lockPublicForRating(db, itemId, itemType);
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from destinations where id = ${itemId}::uuid and deleted_at is null for no key update`,
  );
  return rows[0] && { name: rows[0].name, ownerId: null };
}

interface Writing
  extends Pick<
    typeof reviews.$inferInsert,
    'itemType' | 'itemId' | 'userId' | 'rating' | 'comment' | 'travelled' | 'agreedMonth' | 'scores'
  > {
  now: Date;
  /** Whether what it says anew waits for a look by our team. */
  waits: boolean;
}

type Content = Pick<Writing, 'rating' | 'comment' | 'travelled' | 'scores' | 'agreedMonth'>;
type Said = Partial<Content>;

/** Whether a review says anything else than it did: what is saved as it was is not changed. */
const differs = (said: Said): SQL => {
  const each = (Object.keys(said) as (keyof Said)[]).map(
    (name) => sql`${reviews[name]} is distinct from excluded.${sql.identifier(reviews[name].name)}`,
  );
  return sql`(${sql.join(each, sql` or `)})`;
};

/** Who does not say when they travelled leaves what was said. */
const saidIn = ({ rating, comment, travelled, agreedMonth, scores }: Content): Said => ({
  ...{ rating, comment },
  ...(travelled === undefined ? {} : { travelled }),
  ...(scores && { scores }),
  ...(agreedMonth && { agreedMonth }),
});

/** Whether a review says just this already, and is not hidden: to write it again would change nothing. */
export async function isWritten(
  db: Db,
  { itemType, itemId, userId, ...review }: Omit<Writing, 'now' | 'waits'>,
): Promise<boolean> {
  const said = saidIn(review);
  const isSaid = (Object.keys(said) as (keyof Said)[]).map(
    (name) => sql`${reviews[name]} is not distinct from ${sql.param(said[name] ?? null, reviews[name])}`,
  );
  const isOf = [eq(reviews.itemType, itemType), eq(reviews.itemId, itemId), eq(reviews.userId, userId)];
  const found = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(...isOf, isNull(reviews.hiddenAt), ...isSaid));
  return found.length > 0;
}

/**
 * Writes a review, or writes it anew. What waits goes on waiting until an administrator has looked, and what was hidden
 * waits again.
 */
export async function upsertReview(db: Db, { now, waits, ...review }: Writing) {
  const said = saidIn(review);
  const [written] = await db
    .insert(reviews)
    .values({ ...review, waitingSince: waits ? now : null, id: newId(now), createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [reviews.itemType, reviews.itemId, reviews.userId],
      set: {
        ...said,
        updatedAt: sql`case when ${differs(said)} then ${now}::timestamptz else ${reviews.updatedAt} end`,
        waitingSince: sql`coalesce(${reviews.waitingSince}, case when ${reviews.hiddenAt} is not null
          or (${waits}::boolean and ${differs(said)}) then ${now}::timestamptz end)`,
        ...{ hiddenAt: null, hiddenReason: null },
        wasRefused: sql`${reviews.wasRefused} or ${reviews.hiddenAt} is not null`,
      },
    })
    .returning({
      id: reviews.id,
      createdAt: reviews.createdAt,
      updatedAt: reviews.updatedAt,
      travelled: reviews.travelled,
      agreed: reviews.agreedMonth,
      waitingSince: reviews.waitingSince,
      isChanged: sql<boolean>`${reviews.updatedAt} = ${now}::timestamptz`,
      // A row that was only written anew bears the transaction that held it.
      isFirst: sql<boolean>`xmax = 0`,
    });
  if (!written) throw new Error('A review was written and is not there.');
  // What was kept is another now, and may be reported by the same readers again.
  if (written.isChanged)
    await db.execute(
      sql`delete from review_reports where review_id = ${written.id}::uuid and decided_at is not null`,
    );
  return written;
}
