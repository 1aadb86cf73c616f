import { lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { recentlyCounted } from '../../../schema/index.ts';

export async function deleteOldCounted(db: Db, now: Date): Promise<void> {
  await db.delete(recentlyCounted).where(lt(recentlyCounted.at, new Date(now.getTime() - 3_600_000)));
}
