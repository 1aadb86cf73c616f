import pg from 'pg';

/** Runs with a connection of its own, which ends with it. One that breaks is told of by the statement that it leaves unanswered. */
export async function withClient<Result>(
  settings: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(settings);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
