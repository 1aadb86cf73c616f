import pg from 'pg';

const key = 7_364_533;

export type InstanceLock = {
  /** Settles when the connection that holds the lock ended without our asking. */
  lost: Promise<Error>;
  release(): Promise<void>;
};

/** Free only where one merely looked. */
export type Attempt = { lock: InstanceLock } | { holder: string } | { free: true } | { unreachable: Error };

type How = {
  /** What others are told about who holds it. */
  holder: string;
  isOnlyLooking?: boolean;
  timeoutMs?: number;
};

/**
 * One app per data folder: it holds an advisory lock on a connection of its own, so that the lock vanishes with
 * the process, however that ends.
 */
export async function tryInstanceLock(
  url: string,
  { holder, isOnlyLooking = false, timeoutMs = 5_000 }: How,
): Promise<Attempt> {
  const client = new pg.Client({
    connectionString: url,
    application_name: holder,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
  });
  let released = false;
  const lost = new Promise<Error>((resolve) => {
    client.on('error', (error) => resolve(error));
    client.on('end', () => released || resolve(new Error('The connection ended')));
  });
  const release = async () => {
    released = true;
    await client.end().catch(() => {});
  };
  try {
    await client.connect();
    if (!isOnlyLooking) {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [key]);
      if (rows[0].taken) return { lock: { lost, release } };
    }
    const other = await client.query(
      `select application_name as name from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and classid = 0 and objid = $1 and granted`,
      [key],
    );
    await release();
    const name = other.rows[0]?.name;
    return isOnlyLooking && !name ? { free: true } : { holder: name ?? 'another process' };
  } catch (error) {
    await release();
    return { unreachable: error as Error };
  }
}
