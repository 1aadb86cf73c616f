import type { Db } from '../../../platform/database/database.ts';
import { digests } from '../../../schema/index.ts';

/** Whether this day had none yet. */
export async function takeDay(db: Db, day: string): Promise<boolean> {
  const taken = await db.insert(digests).values({ day }).onConflictDoNothing().returning();
  return taken.length > 0;
}
