import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/**
 * Since when there is an account, and how many of its listings a person approved, counting no further than `most`. What a person rejected and
 * premium published since is none of them.
 */
export async function findTrust(
  db: Db,
  userId: string,
  most: number,
): Promise<{ createdAt: Date; approved: number } | undefined> {
  const { rows } = await db.execute<{ created: string; approved: number }>(sql`
    select extract(epoch from created_at) * 1000 as created, (
      select count(*)::int from (
        select from listings where owner_id = users.id and deleted_at is null
          and status = 'approved' and reviewed_at >= coalesce(approved_at, reviewed_at) limit ${most}
      ) approvals
    ) as approved from users where id = ${userId}::uuid`);
  const [found] = rows;
  return found && { createdAt: new Date(Number(found.created)), approved: found.approved };
}
