import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrateJobs } from '../jobs/jobs.ts';
import { databaseReason } from './reason.ts';
import { NewerDatabase, nameNewest, refuseNewer } from './refuse-newer.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Any number that nothing else in this database locks. */
const lock = 7_737_364;

/** How many changes of this version the database has not got. */
export async function countPendingMigrations(client: pg.Client, folder = migrationsFolder): Promise<number> {
  const all = readMigrationFiles({ migrationsFolder: folder });
  const { rows: found } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as table`);
  if (!found[0]?.table) return all.length;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const newest = Number(rows[0]?.newest ?? 0);
  return all.filter(({ folderMillis }) => folderMillis > newest).length;
}

/**
 * Brings the database up to date. Processes that start together wait for the first of them. All that is
 * pending happens in one transaction: where one migration fails, nothing has changed.
 */
export async function migrateDatabase(url: string, folder = migrationsFolder): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'serendib migrations' });
  // A server that ends meanwhile is told of by the statement that it leaves unanswered.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // On a connection of its own, so that the lock vanishes with the process that held it.
    await client.query('select pg_advisory_lock($1)', [lock]);
    await refuseNewer(client, folder);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await nameNewest(client, folder);
    await migrateJobs(url);
  } catch (error) {
    if (error instanceof NewerDatabase) throw error;
    throw new Error(
      `The database could not be brought up to date, and is as it was: ${databaseReason(error)}`,
      {
        cause: error,
      },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
