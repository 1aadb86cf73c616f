import { lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { recentlyCounted } from '../../../schema/index.ts';

/** By what looks, taps and questions were known, of listings and of places, once it keeps none from being counted again. */
export async function deleteOldCounted(db: Db, now: Date): Promise<void> {
  await db.delete(recentlyCounted).where(lt(recentlyCounted.at, new Date(now.getTime() - 3_600_000)));
}
