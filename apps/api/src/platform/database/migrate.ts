import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrateJobs } from '../jobs/jobs.ts';
import { databaseReason } from './reason.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Any number that nothing else in this database locks. */
const lock = 7_737_364;

/**
 * Brings the database up to date. Processes that start together wait for the first of them. All that is
 * pending happens in one transaction: where one migration fails, nothing has changed.
 */
export async function migrateDatabase(url: string, folder = migrationsFolder): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'serendib migrations' });
  await client.connect();
  try {
    // On a connection of its own, so that the lock vanishes with the process that held it.
    await client.query('select pg_advisory_lock($1)', [lock]);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await migrateJobs(url);
  } catch (error) {
    throw new Error(
      `The database could not be brought up to date, and is as it was: ${databaseReason(error)}`,
      {
        cause: error,
      },
    );
  } finally {
    await client.end();
  }
}
