import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { migrateJobs } from '../jobs/jobs.ts';
import { databaseError, databaseReason } from './reason.ts';
import { NewerDatabase, nameNewest, refuseNewer } from './refuse-newer.ts';
import { unbounded, withClient } from './with-client.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Any number that nothing else in this database locks. */
const lock = 7_737_364;

interface LockWaits {
  /** Milliseconds that a statement waits for what others hold: all that come after it wait behind it, also to read. */
  timeoutMs: number;
  /** Milliseconds after each time that it waited in vain, in which those are answered. */
  pausesMs: number[];
}

/** For about six minutes: a backup or a long report holds tables, and ends. */
const lockWaits: LockWaits = {
  timeoutMs: 1_000,
  pausesMs: [250, 500, 1_000, 2_000, 4_000, ...Array.from({ length: 30 }, () => 10_000)],
};

/** How many changes of this version the database has not got. */
export async function countPendingMigrations(client: pg.Client): Promise<number> {
  const all = readMigrationFiles({ migrationsFolder });
  const { rows: found } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as table`);
  if (!found[0]?.table) return all.length;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const newest = Number(rows[0]?.newest ?? 0);
  return all.filter(({ folderMillis }) => folderMillis > newest).length;
}

interface MigrateOptions {
  waits?: LockWaits;
  /** Told when it begins to wait for what others hold. */
  say?: (message: string) => void;
}

/**
 * Brings the database up to date. Processes that start together wait for the first of them. All that is
 * pending happens in one transaction: where one migration fails, nothing has changed. The queue's own tables come before
 * it, on a connection of their own: where they fail, the version before can still be started.
 */
export async function migrateDatabase(
  url: string,
  folder = migrationsFolder,
  { waits = lockWaits, say = () => undefined }: MigrateOptions = {},
): Promise<void> {
  await withClient({ connectionString: url, application_name: 'serendib migrations' }, async (client) => {
    try {
      await client.query(unbounded);
      // On a connection of its own, so that the lock vanishes with the process that held it.
      await client.query('select pg_advisory_lock($1)', [lock]);
      await refuseNewer(client, folder);
      await client.query(`set lock_timeout = ${waits.timeoutMs}`);
      await againWhileHeld(waits.pausesMs, say, async () => {
        await migrateJobs(url, waits.timeoutMs);
        await migrate(drizzle(client), { migrationsFolder: folder });
        await nameNewest(client, folder);
      });
    } catch (error) {
      if (error instanceof NewerDatabase) throw error;
      const reason = isHeld(error)
        ? 'others hold a table that it changes, such as a backup or a transaction that was left open'
        : databaseReason(error);
      throw new Error(`The database could not be brought up to date, and is as it was: ${reason}`, {
        cause: error,
      });
    }
  });
}

/** A lock that was not had in time, or two that waited for each other. */
const isHeld = (error: unknown): boolean => ['55P03', '40P01'].includes(databaseError(error)?.code ?? '');

async function againWhileHeld(
  [pauseMs, ...later]: number[],
  say: (message: string) => void,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (pauseMs === undefined || !isHeld(error)) throw error;
    say('Tables that change are held by others: trying again until they are free');
    await sleep(pauseMs);
    await againWhileHeld(later, () => undefined, work);
  }
}
