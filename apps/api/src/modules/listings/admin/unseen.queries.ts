import type { KindName } from '@serendib/contract/listings/kind';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';

/** Of each kind, what the system let go live and no person has looked at yet: few, and in an index of what waits. */
export async function countUnseen(db: Db): Promise<(kind: KindName) => number> {
  const { rows } = await db.execute<{ kind: KindName; n: number }>(
    sql`select kind, count(*)::int as n from listings
      where needs_review and deleted_at is null and reviewed_at is null group by kind`,
  );
  return (kind) => rows.find((row) => row.kind === kind)?.n ?? 0;
}
