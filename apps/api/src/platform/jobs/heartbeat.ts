import pg from 'pg';
import { breakWhenSilent } from '../database/silence.ts';

/** The class of our advisory locks: any number that nothing else in this database uses. */
export const heartbeatLockClass = 7_737_365;

/**
 * Milliseconds after which a database that answers nothing is taken for gone, more or less. Much longer than calls wait for one: what
 * stands still for a while goes on, and its jobs with it, while those of a heartbeat that ended are done again.
 */
const goneMs = 30_000;
/** A database that is gone without a word takes no leave either: a worker that stops would wait for it without end. */
const farewellMs = 1_000;

/** The heartbeat of this worker process: a connection that holds an advisory lock for each of its pools. */
export interface Heartbeat {
  /** Fulfilled when the connection is gone, or the database behind it, and with it the locks. */
  lost: Promise<void>;
  /** Takes the lock of a pool, so that its jobs are not released. */
  register(pool: string): Promise<void>;
  /** Releases the jobs of killed processes, which stay locked for four hours otherwise. */
  releaseDeadJobs(): Promise<void>;
  /**
   * Makes scheduled jobs due again that a process whose clock was ahead added for a time to come, and gives their names: until
   * that time graphile-worker would add them in no process.
   */
  resetSchedule(): Promise<string[]>;
  end(): Promise<void>;
}

/**
 * graphile-worker locks a job under the random name of its pool and releases it after four hours. An advisory lock ends
 * with its connection, so a pool whose lock can be taken belongs to a dead process. Jobs taken within the last second
 * are left alone: their pool may not have taken its lock yet.
 */
export async function startHeartbeat(url: string, patienceMs = goneMs): Promise<Heartbeat> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'serendib worker',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
  });
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  await client.connect();
  breakWhenSilent(client, patienceMs);

  const own = new Set<string>();
  const lock = async (pool: string): Promise<boolean> =>
    (await client.query('select pg_try_advisory_lock($1, hashtext($2)) as had', [heartbeatLockClass, pool]))
      .rows[0].had;
  const unlock = (pool: string) =>
    client.query('select pg_advisory_unlock($1, hashtext($2))', [heartbeatLockClass, pool]);

  return {
    lost,
    register: async (pool) => {
      own.add(pool);
      await lock(pool);
    },
    releaseDeadJobs: async () => {
      const { rows } = await client.query<{ pool: string }>(
        `select distinct locked_by as pool from graphile_worker._private_jobs
          where locked_by is not null and locked_at < now() - interval '1 second'`,
      );
      for (const { pool } of rows) {
        if (own.has(pool) || !(await lock(pool))) continue;
        await client.query('select graphile_worker.force_unlock_workers($1)', [[pool]]);
        await unlock(pool);
      }
    },
    resetSchedule: async () => {
      const { rows } = await client.query<{ identifier: string }>(
        `update graphile_worker._private_known_crontabs set last_execution = now()
          where last_execution > now() + interval '2 minutes' returning identifier`,
      );
      return rows.map(({ identifier }) => identifier);
    },
    end: async () => {
      const giveUp = setTimeout(() => client.connection.stream.destroy(), farewellMs);
      await client.end().finally(() => clearTimeout(giveUp));
    },
  };
}
