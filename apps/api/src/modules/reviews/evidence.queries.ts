import type { ReviewedType } from '@serendib/contract/reviews/endpoints';
import type { ScoreName, Scores } from '@serendib/contract/reviews/scores';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/**
 * The month in which an account last travelled with a listing as both had agreed here. What a guest began with the address of
 * the account is the account's own.
 */
export async function findAgreedMonth(db: Db, userId: string, listingId: string): Promise<string | null> {
  const { rows } = await db.execute<{ month: string | null }>(sql`
    select to_char(max(last_day), 'YYYY-MM') as month from inquiries
    where listing_id = ${listingId}::uuid and status = 'done' and (traveller_id = ${userId}::uuid or traveller_id is null
      and lower(guest_email) = (select lower(email) from users where id = ${userId}::uuid and email_verified_at is not null))`);
  return rows[0]?.month ?? null;
}

export async function findScores(db: Db, userId: string, itemId: string): Promise<Scores | null> {
  const { rows } = await db.execute<{ scores: Scores | null }>(
    sql`select scores from reviews where user_id = ${userId}::uuid and item_id = ${itemId}::uuid and item_type <> 'destination'`,
  );
  return rows[0]?.scores ?? null;
}

const shownOf = (itemType: ReviewedType, itemId: string) =>
  sql`item_type = ${itemType} and item_id = ${itemId}::uuid and hidden_at is null and waiting_since is null`;

/** Of each of these listings that has them: the reviews after a journey that was agreed on here. */
export async function sumAgreedReviews(
  db: Db,
  listingIds: readonly string[],
): Promise<Map<string, { count: number; average: number }>> {
  const { rows } = await db.execute<{ id: string; count: number; average: number }>(sql`
    select listings.id, count(*)::int as count, round(avg(rating), 2)::float8 as average
    from listings join reviews on item_type = listings.kind and item_id = listings.id
    where listings.id = any(${sql.param([...listingIds])}::uuid[])
      and reviews.hidden_at is null and reviews.waiting_since is null and agreed_month is not null
    group by 1`);
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}

interface Sums extends Record<string, unknown> {
  isAgreed: boolean;
  count: number;
  average: number;
}

export async function sumEvidence(db: Db, itemType: ReviewedType, itemId: string) {
  const { rows: sums } = await db.execute<Sums>(sql`
    select agreed_month is not null as "isAgreed", count(*)::int as count, round(avg(rating), 2)::float8 as average
    from reviews where ${shownOf(itemType, itemId)} group by 1`);
  const { rows: scores } = await db.execute<{ name: ScoreName; average: number; count: number }>(sql`
    select key as name, round(avg(value::int), 2)::float8 as average, count(*)::int as count
    from reviews, jsonb_each_text(scores) where ${shownOf(itemType, itemId)} and agreed_month is not null group by 1`);
  return { sums, scores };
}
