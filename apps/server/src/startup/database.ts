import { isAway } from '@serendib/api/platform/database/reason';
import { startEmbeddedPostgres } from '@serendib/embedded-postgres';
import pg from 'pg';
import type { Settings } from '../settings.ts';
import type { Stopping } from '../stopping.ts';

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
  }: { connections?: number | undefined; onLaunched?: (() => void) | undefined } = {},
): Promise<string> {
  if (settings.databaseUrl) {
    await refuseUnfit('DATABASE_URL', settings.databaseUrl);
    for (const url of settings.replicaUrls) await refuseUnfit('DATABASE_REPLICA_URL', url, warn);
    return settings.databaseUrl;
  }
  const postgres = await startEmbeddedPostgres({
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
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  let version: number;
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('server_version_num')::int as version");
    version = rows[0].version;
  } catch (error) {
    const words = `The database of ${setting} does not let us in: ${reasonOf(error)}`;
    if (ifAway && isAway(error)) return ifAway(words);
    throw new Error(words, { cause: error });
  } finally {
    await client.end().catch(() => {});
  }
  if (version < oldest * 10_000) {
    throw new Error(
      `The database of ${setting} is PostgreSQL ${Math.floor(version / 10_000)}; ${oldest} or newer is needed.`,
    );
  }
}

/** Where a name has several addresses, Node's error has no words of its own but several inside. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
