import { eq, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import { listings } from '../../../schema/index.ts';

/** The demo catalogue's, whose state is invented with them. */
export async function insertDemoListings(db: Db, rows: PgInsertValue<typeof listings>[]): Promise<void> {
  await db.insert(listings).values(rows.map((row) => ({ ...row, isDemo: true })));
}

/** Has who would ask of them, or change them, wait until they are gone. */
export async function lockDemoListings(db: Db): Promise<void> {
  const demo = sql`select from ${listings} where ${listings.isDemo} order by ${listings.id} for update`;
  await db.execute(sql`select count(*) from (${demo}) locked`);
}

/** Takes them out for good, and says how many they were. */
export async function deleteDemoListings(db: Db): Promise<number> {
  const gone = await db.delete(listings).where(eq(listings.isDemo, true));
  return gone.rowCount ?? 0;
}
