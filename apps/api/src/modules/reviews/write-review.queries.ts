import type { ReviewedType } from '@serendib/contract/reviews/endpoints';
import { type SQL, sql } from 'drizzle-orm';
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
  /** Whether it waits for a look by our team. */
  waits: boolean;
}

type Said = Partial<Pick<Writing, 'rating' | 'comment' | 'travelled' | 'scores' | 'agreedMonth'>>;

/** When the row of a review was changed last: what is saved as it was is not changed. */
const changedAt = (said: Said, now: Date): SQL => {
  const differs = (Object.keys(said) as (keyof Said)[]).map(
    (name) => sql`${reviews[name]} is distinct from excluded.${sql.identifier(reviews[name].name)}`,
  );
  return sql`case when ${sql.join(differs, sql` or `)} then ${now}::timestamptz else ${reviews.updatedAt} end`;
};

/**
 * Writes a review, or writes it anew. What waits goes on waiting until an administrator has looked, and what was hidden
 * waits again.
 */
export async function upsertReview(db: Db, { now, waits, ...review }: Writing) {
  const { rating, comment, travelled, agreedMonth, scores } = review;
  const waitingSince = waits ? now : null;
  const said = {
    ...{ rating, comment },
    // Who does not say when leaves what was said.
    ...(travelled === undefined ? {} : { travelled }),
    ...(scores && { scores }),
    ...(agreedMonth && { agreedMonth }),
  };
  const [written] = await db
    .insert(reviews)
    .values({ ...review, waitingSince, id: newId(now), createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [reviews.itemType, reviews.itemId, reviews.userId],
      set: {
        ...said,
        updatedAt: changedAt(said, now),
        waitingSince: sql`coalesce(${reviews.waitingSince}, ${waitingSince}::timestamptz,
          case when ${reviews.hiddenAt} is not null then ${now}::timestamptz end)`,
        ...{ hiddenAt: null, hiddenReason: null },
        wasRefused: sql`${reviews.wasRefused} or ${reviews.hiddenAt} is not null`,
      },
    })
    .returning({
      id: reviews.id,
      createdAt: reviews.createdAt,
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
