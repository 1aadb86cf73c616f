import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './cluster/binaries.ts';
import { ensureCluster, readPassword, userName } from './cluster/cluster.ts';
import { tryInstanceLock } from './server/instance-lock.ts';
import { type Held, RestartingServer } from './server/keep-running.ts';
import { lastWords, launch, type Server } from './server/launch.ts';
import { type Leftovers, settleLeftovers } from './server/settle-leftovers.ts';
import { stopPostmaster, stopsWithin } from './server/stop-postmaster.ts';

export type EmbeddedPostgresOptions = {
  /** Holds the cluster in `pg`, and PostgreSQL's log in `pg.log`. */
  dataDir: string;
  log?: (message: string) => void;
  /** Told when the server ended by itself and is started again. */
  warn?: (message: string) => void;
  /** Settings beside ours, by the names of postgresql.conf. */
  settings?: Record<string, string>;
  /** Called when the server's process runs and has yet to let us in. */
  onLaunched?: () => void;
  /** The folder of another PostgreSQL than the embedded one, which made what lies there. */
  native?: string;
  /** For others that know it; a free one otherwise. */
  port?: number;
  /** Called once when the server ended without `stop` and could not be started again. */
  onLost?: (reason: Error) => void;
};

export type EmbeddedPostgres = {
  /** With its password: not for logs. It stays the same when the server is started again. */
  url: string;
  port: number;
  /** Of the server that runs now. */
  readonly pid: number;
  /** Harmless when called twice. */
  stop(): Promise<void>;
  /** Milliseconds that `stop` may need for a server that does not want to end. */
  stopsWithin: number;
};

const database = 'serendib';
/** For a server that was just started to let us in. */
const patience = 30_000;

/** Another app lives on the data folder. Its database can be reached as long as that app lets it run. */
export class InUse extends Error {
  readonly url: string;

  constructor(dataDir: string, holder: string, url: string) {
    super(`${dataDir} is in use by ${holder}. Stop that one, or give this one another DATA_DIR.`);
    this.url = url;
  }
}

/**
 * Starts PostgreSQL on a data folder in each state: nothing, a stopped cluster, a killed one, or one
 * still running whose app was killed. Refuses, naming the holder, when another app lives on that folder (InUse).
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log = () => {}, warn = log, settings = {}, onLost = () => {}, onLaunched } = options;
  const dataDir = path.resolve(options.dataDir);
  const folder = path.join(dataDir, 'pg');
  await mkdir(dataDir, { recursive: true });
  const binaries = await findBinaries(folder, dataDir, options.native);
  await ensureCluster(folder, binaries);
  const password = await readPassword(folder);
  const urlOf = (port: number, name = 'postgres') =>
    `postgres://${userName}:${password}@127.0.0.1:${port}/${name}`;
  const holder = `process ${process.pid}, started ${new Date().toISOString().slice(0, 19)}Z`;
  const inUse = (by: string, port: number) => new InUse(dataDir, by, urlOf(port, database));
  const leftovers = { folder, urlOf, holder, inUse, log };

  const open = (port?: number, signal?: AbortSignal) =>
    openServer(leftovers, () => launch({ folder, binaries, settings, onLaunched }, port), signal);
  const first = await open(options.port);
  const { port } = first.server;
  await ensureDatabase(urlOf(port)).catch(async (error) => {
    const words = `The database could not be made: ${error.message}\n${await lastWords(folder)}`;
    await first.lock.release();
    await stopPostmaster(first.server.pid, urlOf(port));
    throw new Error(words, { cause: error });
  });
  const url = urlOf(port);
  const kept = new RestartingServer(first, {
    ...{ folder, holder, url, warn },
    reopen: (signal) => open(port, signal),
    giveUp: onLost,
  });
  return {
    url: urlOf(port, database),
    port,
    get pid() {
      return kept.held.server.pid;
    },
    stop: () => kept.stop(),
    stopsWithin,
  };
}

async function openServer(
  leftovers: Leftovers,
  start: () => Promise<Server | undefined>,
  signal?: AbortSignal,
): Promise<Held> {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    signal?.throwIfAborted();
    await settleLeftovers(leftovers);
    const server = await start();
    const lock = server && (await lockOn(server, leftovers));
    if (lock) return { server, lock };
    // Another start got in between. It is then told of by the next round, or gave up.
    await sleep(20 + Math.random() * 80);
  }
  throw new Error(
    `PostgreSQL could not be started in ${leftovers.folder}: other processes start there all the time.`,
  );
}

async function lockOn(server: Server, { folder, urlOf, holder, inUse }: Leftovers) {
  for (const end = Date.now() + patience; !server.hasEnded(); await sleep(50)) {
    const attempt = await tryInstanceLock(urlOf(server.port), { holder });
    if ('lock' in attempt) return attempt.lock;
    if ('holder' in attempt) throw inUse(attempt.holder, server.port);
    if ('unreachable' in attempt && Date.now() > end)
      throw new Error(
        `The PostgreSQL started in ${folder} (process ${server.pid}) does not let us in: ${attempt.unreachable.message}`,
      );
  }
  return undefined;
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // A server that ends meanwhile is told of by the question that it leaves unanswered.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database ${database}`);
  } finally {
    await client.end().catch(() => {});
  }
}
