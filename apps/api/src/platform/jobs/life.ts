import pg from 'pg';

/** Any number that nothing else in this database locks in this way. */
const family = 7_737_365;

/** A connection that shows that this process lives, by holding an advisory lock for each of its pools. */
export interface Life {
  /** Fulfilled when the connection is gone, and with it the locks. */
  lost: Promise<void>;
  /** From now on the jobs that this pool holds are a living one's. */
  show(pool: string): Promise<void>;
  /** Frees what killed processes held, which their locks would keep from everybody for four hours. */
  freeDead(): Promise<void>;
  end(): Promise<void>;
}

/**
 * graphile-worker locks a job under the random name of its pool and frees it after four hours. An advisory lock
 * vanishes with its connection: a name that can be locked belongs to no living process. A job that was taken within
 * the last second is let be, since its pool may be about to show itself.
 */
export async function beginLife(url: string): Promise<Life> {
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

  const own = new Set<string>();
  const lock = async (pool: string): Promise<boolean> =>
    (await client.query('select pg_try_advisory_lock($1, hashtext($2)) as had', [family, pool])).rows[0].had;
  const unlock = (pool: string) =>
    client.query('select pg_advisory_unlock($1, hashtext($2))', [family, pool]);

  return {
    lost,
    show: async (pool) => {
      own.add(pool);
      await lock(pool);
    },
    freeDead: async () => {
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
    end: () => client.end(),
  };
}
