import { withClient } from '@serendib/api/platform/database/with-client';
import type { Settings } from '../settings/settings.ts';

/** Connections for requests that one process makes good use of. */
const wanted = 10;
/** With fewer a process may wait for itself. */
const least = 2;
/** Of the one process that does the jobs: those of the queue, and its heartbeat. */
const forJobs = 13;
/** While it makes a backup by itself: one says that it does, and one reads. */
const forBackup = 2;
/** What the embedded database of a trial admits by itself. */
const embedded = 60;
/** For looking in with psql. */
const spare = 2;
/** What PostgreSQL keeps for its superuser. */
const reserved = 3;

/** What each process has besides: it hears of changes, and looks how far each replica is behind. */
const besides = (replicas: number) => 1 + replicas;
/** While workers are restarted there is one more, and two of them do jobs. */
const atMost = (processes: number | undefined) => (processes ? processes + 1 : 1);
const jobsAtMost = (processes: number | undefined, makesBackups: boolean) =>
  (processes ? 2 : 1) * (forJobs + (makesBackups ? forBackup : 0));

/** What the embedded database has to admit, where that is more than it does by itself. */
export function embeddedConnections(processes: number | undefined, makesBackups = false): number {
  return Math.max(
    embedded,
    jobsAtMost(processes, makesBackups) + atMost(processes) * (wanted + besides(0)) + spare + reserved,
  );
}

/** What every process may open, so that all together never ask the database for more connections than it admits. */
export function poolSizeFor(
  admitted: number,
  processes: number | undefined,
  replicas: number,
  makesBackups = false,
): number {
  const each =
    Math.floor((admitted - jobsAtMost(processes, makesBackups)) / atMost(processes)) - besides(replicas);
  return Math.min(wanted, each);
}

export async function shareConnections(
  databaseUrl: string,
  {
    databaseConnections,
    replicaUrls,
    backups,
  }: Pick<Settings, 'databaseConnections' | 'replicaUrls' | 'backups'>,
  processes: number | undefined,
): Promise<number> {
  // One process is as modest as it always was.
  if (!processes && !databaseConnections) return wanted;
  const admitted = databaseConnections ?? (await admittedBy(databaseUrl));
  const makesBackups = backups !== undefined;
  const size = poolSizeFor(admitted, processes, replicaUrls.length, makesBackups);
  if (size >= least) return size;
  const needed =
    jobsAtMost(processes, makesBackups) +
    atMost(processes) * (least + besides(replicaUrls.length)) -
    admitted;
  const whose = databaseConnections ? 'DATABASE_CONNECTIONS allows' : 'the database admits';
  throw new Error(
    `${processes ? `${processes} workers need` : 'Serendib needs'} ${needed} more connections than the ${admitted} that ${whose}. ${
      processes ? 'Set WORKERS to fewer, or allow more.' : 'Allow more.'
    }`,
  );
}

async function admittedBy(url: string): Promise<number> {
  return withClient({ connectionString: url, connectionTimeoutMillis: 10_000 }, async (client) => {
    const { rows } = await client.query<{ admitted: number }>(
      `select (select setting::int from pg_settings where name = 'max_connections')
        - coalesce((select sum(setting::int) from pg_settings
          where name in ('superuser_reserved_connections', 'reserved_connections')), 0)::int as admitted`,
    );
    return (rows[0]?.admitted ?? 0) - spare;
  });
}
