import pg from 'pg';

/** So that a session goes on however long it takes, also where the role's own settings bound it. Each version knows some of these. */
export const unbounded = `select set_config(name, '0', false) from pg_settings where name in ('statement_timeout', 'lock_timeout',
  'transaction_timeout', 'idle_in_transaction_session_timeout', 'idle_session_timeout')`;

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
