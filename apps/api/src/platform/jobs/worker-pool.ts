import pg from 'pg';

/**
 * Connections for the queue. An ended pool leaves its last ones to themselves: closed by the server meanwhile, one
 * without a listener would end the process.
 */
export function openJobsPool(url: string, size: number, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    ...{ connectionString: url, max: size, application_name: 'serendib jobs' },
    ...options,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export interface WorkerPool extends pg.Pool {
  /** Breaks off what still waits for an answer, so that none that comes late hands out a job. */
  breakOff(): void;
}

/**
 * Connections for graphile-worker's runner. Where its listening connection breaks while it stops, it releases it twice, and
 * the second release throws where nothing catches it: the process would end. Here the second does nothing. A refused
 * connection has no release, as the runner expects.
 */
export function openWorkerPool(url: string, size: number): WorkerPool {
  const pool = openJobsPool(url, size);
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  const connect: (callback?: Callback) => Promise<pg.PoolClient> = pool.connect.bind(pool);
  const connectOnce = (callback?: Callback) =>
    connect(callback && ((error, client, release) => callback(error, client, release && once(release))));
  const breakOff = () => {
    for (const client of open) client.connection.stream.destroy();
  };
  return Object.assign(pool, { connect: connectOnce, breakOff });
}

type Release = (broken?: Error | boolean) => void;
type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: Release | undefined,
) => void;

function once(release: Release): Release {
  let done = false;
  return (broken) => {
    if (!done) release(broken);
    done = true;
  };
}
