import pg from 'pg';
import { endedBySignal } from './ended-by-signal.ts';

/**
 * A session of a server that was opened before it, and ends after it where the program is told to stop. One that is asked nothing hears of
 * the server's end as an error, which ends a program that does not listen before it has ended the rest.
 */
export async function openClient(config: string | pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  return Object.assign(client, { end: endedBySignal(client.end.bind(client)) });
}

/** The same with several sessions. */
export function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4 });
  pool.on('error', () => undefined);
  return Object.assign(pool, { end: endedBySignal(pool.end.bind(pool)) });
}
