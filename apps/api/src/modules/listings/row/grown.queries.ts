import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** Listings of a large invented catalogue, from a table that has them but for what travellers say, which is counted in `said`. */
export const insertGrownListings = (db: Db, made: SQL, said: SQL) =>
  db.execute(sql`
    insert into listings (id, kind, owner_id, status, needs_review, changed_at, hidden_at, title, is_external, availability,
      is_premium, premium_until, featured_status, rating_hundredths, review_count, view_count, click_count, inquiry_count,
      facets, district, price_min_cents, price_max_cents, price, seats, latitude, longitude, located, search, plate, submitted_at, approved_at, reviewed_at,
      reject_reason, is_demo, details, updated_at)
    select made.id, made.kind, owner_id, status, needs_review, case when needs_review then now() - i % 70 * interval '1 hour' end,
      hidden_at, title, is_external, availability, is_premium, case when is_premium then now() + i % 300 * interval '1 day' end,
      case when is_premium and status = 'approved' and i % 30 = 0 then 'homepage' when is_premium and status = 'approved' and i % 30 = 1 then 'destination'
        else 'none' end,
      coalesce(round(said.mean * 100), 0)::int, coalesce(said.count, 0)::int,
      seen, seen / 7, seen / 40, facets, district, price_min, price_max, price, seats, latitude, longitude, located, search, plate, at,
      case when status = 'approved' then at + interval '1 day' end, case when status <> 'pending' then at + interval '1 day' end,
      case when status = 'rejected' then 'The pictures do not show what is offered.' end, true, details, at + interval '1 day'
    from (select *, (i * 31 % 997 + reviews * 20)::int as seen from ${made}) made
    left join (select item, avg(rating) as mean, count(*) from ${said} group by item) said on item = made.id
    order by i`);

/** How many there are, those that are deleted too. */
export async function countAllListings(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from listings`);
  return rows[0]?.n ?? 0;
}
