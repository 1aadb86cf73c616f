import { type Db, openDatabase } from '@serendib/api/platform/database/database';
import { InUse } from '@serendib/embedded-postgres';
import type { Stopping } from '../lifecycle/stopping.ts';
import type { Settings } from '../settings/settings.ts';
import { provideDatabase } from './database.ts';

/** The address of the database for a command, also where an app runs on it. No command reads from a replica. */
export async function findDatabase(settings: Settings, stopping: Stopping): Promise<string> {
  return provideDatabase({ ...settings, replicaUrls: [] }, stopping, console.log).catch((error) => {
    if (error instanceof InUse) return error.url;
    throw error;
  });
}

/** The database for a command that asks one thing after the other. */
export async function openBeside(settings: Settings, stopping: Stopping): Promise<Db> {
  const database = openDatabase({ url: await findDatabase(settings, stopping), poolSize: 1 });
  await stopping.add(database.close);
  return database.db;
}
