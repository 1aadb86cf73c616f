import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const key = 7_364_533;

export type InstanceLock = {
  /** Settles when the connection that holds the lock ended without our asking. */
  lost: Promise<Error>;
  release(): Promise<void>;
};

export type Attempt = { lock: InstanceLock } | { holder: string } | { unreachable: Error };

/**
 * One app per data folder: it holds an advisory lock on a connection of its own, so that the lock vanishes with
 * the process, however that ends.
 */
async function tryInstanceLock(url: string, holder: string): Promise<Attempt> {
  const client = new pg.Client({
    connectionString: url,
    application_name: holder,
    connectionTimeoutMillis: 5_000,
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
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [key]);
    if (rows[0].taken) return { lock: { lost, release } };
    const other = await client.query(
      `select application_name as name from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and classid = 0 and objid = $1 and granted`,
      [key],
    );
    await release();
    return { holder: other.rows[0]?.name ?? 'another process' };
  } catch (error) {
    await release();
    return { unreachable: error as Error };
  }
}

/** A server that is just starting or stopping does not answer yet or any more: give it `patience` ms. */
export async function waitForInstanceLock(
  url: string,
  holder: string,
  worthWaiting: () => Promise<boolean>,
  patience = 30_000,
): Promise<Attempt> {
  const end = Date.now() + patience;
  for (;;) {
    const attempt = await tryInstanceLock(url, holder);
    if (!('unreachable' in attempt) || Date.now() > end || !(await worthWaiting())) return attempt;
    await sleep(50);
  }
}
