import { isAway } from '@serendib/api/platform/database/reason';
import { withClient } from '@serendib/api/platform/database/with-client';
import pg from 'pg';
import { reasonOf } from '../lifecycle/reason-of.ts';
import type { Stopping } from '../lifecycle/stopping.ts';
import type { Settings } from '../settings/settings.ts';
import { openEmbedded } from './next-major.ts';

const oldest = 15;

type Say = (message: string) => void;

/** The address of the database: one's own, or the embedded one, which then runs until we stop. */
export async function provideDatabase(
  settings: Settings,
  stopping: Stopping,
  log: Say,
  warn: Say = log,
  {
    connections,
    onLaunched,
    open = openEmbedded,
  }: {
    connections?: number | undefined;
    onLaunched?: (() => void) | undefined;
    open?: typeof openEmbedded;
  } = {},
): Promise<string> {
  if (settings.databaseUrl) {
    await refuseUnfit('DATABASE_URL', settings.databaseUrl);
    await refusePooledTransactions(settings.databaseUrl);
    for (const url of settings.replicaUrls) await refuseUnfit('DATABASE_REPLICA_URL', url, warn);
    return settings.databaseUrl;
  }
  const postgres = await open({
    dataDir: settings.dataDir,
    settings: connections ? { max_connections: String(connections) } : {},
    log,
    ...(onLaunched && { onLaunched }),
    warn: (message) => stopping.asked || warn(message),
    onLost: (reason) => {
      console.error(`✗ ${reason.message}`);
      stopping.stop(1);
    },
  });
  await stopping.add(postgres.stop, postgres.stopsWithin);
  return postgres.url;
}

/**
 * Says what is wrong with a database in words; the address itself, which holds a password, is not repeated. One that is
 * merely away is not refused where `ifAway` is told instead.
 */
export async function refuseUnfit(setting: string, url: string, ifAway?: Say): Promise<void> {
  let version: number;
  try {
    const { rows } = await withClient({ connectionString: url, connectionTimeoutMillis: 10_000 }, (client) =>
      client.query("select current_setting('server_version_num')::int as version"),
    );
    version = rows[0].version;
  } catch (error) {
    const words = `The database of ${setting} does not let us in: ${reasonOf(error)}`;
    if (ifAway && isAway(error)) return ifAway(words);
    throw new Error(words, { cause: error });
  }
  if (version < oldest * 10_000) {
    throw new Error(
      `The database of ${setting} is PostgreSQL ${Math.floor(version / 10_000)}; ${oldest} or newer is needed.`,
    );
  }
}

/**
 * Refuses a pooler in transaction mode (PgBouncer's `pool_mode=transaction`): LISTEN and advisory locks, which tell who
 * migrates and whose jobs are whose, belong to a connection. It shows when two clients share a backend, or one has several.
 */
export async function refusePooledTransactions(url: string): Promise<void> {
  const clients = [1, 2].map(() => new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 }));
  try {
    const seen: Set<number>[] = clients.map(() => new Set());
    for (const client of clients) {
      client.on('error', () => {});
      await client.connect();
    }
    for (let round = 0; round < 3; round += 1)
      for (const [index, client] of clients.entries()) {
        const { rows } = await client.query('select pg_backend_pid() as pid');
        seen[index]?.add(rows[0].pid);
      }
    const all = new Set(seen.flatMap((pids) => [...pids]));
    if (seen.every(({ size }) => size === 1) && all.size === clients.length) return;
  } catch (error) {
    throw new Error(`The database of DATABASE_URL does not let us in: ${reasonOf(error)}`, { cause: error });
  } finally {
    for (const client of clients) await client.end().catch(() => {});
  }
  throw new Error(
    'DATABASE_URL leads to a pooler that gives each transaction another connection, as PgBouncer does with pool_mode=transaction. ' +
      'Set pool_mode=session there, or lead DATABASE_URL to PostgreSQL itself.',
  );
}
