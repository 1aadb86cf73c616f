import { unbounded, withClient } from '../../platform/database/with-client.ts';

/**
 * Does work that only one process does at a time, and nothing where another is at it. The lock lies on a connection of its own and ends
 * with it, also where the process is killed.
 */
export async function oneAtATime<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const connection = { connectionString: url, application_name: 'serendib backup', keepAlive: true };
  return withClient(connection, async (client) => {
    await client.query(unbounded);
    const { rows } = await client.query('select pg_try_advisory_lock(737737074) as had');
    return rows[0].had ? await work() : undefined;
  });
}
