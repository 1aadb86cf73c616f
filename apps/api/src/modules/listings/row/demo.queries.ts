import { eq } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import { listings } from '../../../schema/index.ts';

/** The demo catalogue's, whose state is invented with them. */
export async function insertDemoListings(db: Db, rows: PgInsertValue<typeof listings>[]): Promise<void> {
  await db.insert(listings).values(rows.map((row) => ({ ...row, isDemo: true })));
}

/** Takes them out for good, and says how many they were. */
export async function deleteDemoListings(db: Db): Promise<number> {
  const gone = await db.delete(listings).where(eq(listings.isDemo, true)).returning({ id: listings.id });
  return gone.length;
}
