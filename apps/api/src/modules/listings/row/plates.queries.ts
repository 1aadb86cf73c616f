import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { listings } from '../../../schema/index.ts';

/** Whether the last that a person said of a vehicle with this plate, which was deleted since, was its rejection. */
export async function wasPlateRejected(db: Db, plate: string | null): Promise<boolean> {
  if (plate === null) return false;
  const [last] = await db
    .select({
      // What was approved after the look was not approved by it.
      isRejected: sql<boolean>`${listings.status} <> 'approved' or ${listings.reviewedAt} < ${listings.approvedAt}`,
    })
    .from(listings)
    .where(and(eq(listings.plate, plate), isNotNull(listings.deletedAt), isNotNull(listings.reviewedAt)))
    .orderBy(desc(listings.reviewedAt))
    .limit(1);
  return last?.isRejected ?? false;
}
