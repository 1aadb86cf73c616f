import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { settings } from '../../schema/index.ts';

export type StoredSettings = typeof settings.$inferSelect;

export async function findSettings(db: Db): Promise<StoredSettings | undefined> {
  const [found] = await db.select().from(settings);
  return found;
}

/** Of two who save at once the second waits for the first, also where nothing was ever saved. */
export const lockSettings = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(737737073)`);

export async function writeSettings(db: Db, values: Omit<StoredSettings, 'isOnly'>): Promise<StoredSettings> {
  const [written] = await db
    .insert(settings)
    .values(values)
    .onConflictDoUpdate({ target: settings.isOnly, set: values })
    .returning();
  if (!written) throw new Error('Settings were written and are not there.');
  return written;
}
