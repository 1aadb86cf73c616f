import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';

/** Of these, those that leave on one of these days and have places left: when first, and how many. None does where all days are over. */
export async function findLeaving(
  db: Db,
  ids: readonly string[],
  days: { from: string; to: string } | undefined,
): Promise<Map<string, { day: string; left: number }>> {
  if (ids.length === 0 || !days) return new Map();
  const { from, to } = days;
  const { rows } = await db.execute<{ id: string; day: string; left: number }>(sql`
    select distinct on (d.listing_id) d.listing_id as id, d.first_day::text as day, d.places - s.taken as left
    from departures d, lateral (
      select coalesce(sum(seats), 0)::int as taken from departure_seats
      where listing_id = d.listing_id and first_day = d.first_day) s
    where d.listing_id = any(${sql.param([...ids])}::uuid[]) and d.first_day between ${from}::date and ${to}::date
      and d.places > s.taken
    order by d.listing_id, d.first_day`);
  return new Map(rows.map(({ id, day, left }) => [id, { day, left }]));
}
