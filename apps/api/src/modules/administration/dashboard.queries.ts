import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** What is few, or has an index of its own, and so is counted as it stands. */
export async function countTheRest(db: Db): Promise<{ destinations: number; hiddenReviews: number }> {
  const { rows } = await db.execute<{ destinations: number; hidden: number }>(sql`
    select (select count(*)::int from destinations where deleted_at is null) as destinations,
      (select count(*)::int from reviews where hidden_at is not null) as hidden`);
  return { destinations: rows[0]?.destinations ?? 0, hiddenReviews: rows[0]?.hidden ?? 0 };
}
