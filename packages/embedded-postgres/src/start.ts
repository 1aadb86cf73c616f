import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './cluster/binaries.ts';
import { ensureCluster, readPassword, userName } from './cluster/cluster.ts';
import { type InstanceLock, waitForInstanceLock } from './server/instance-lock.ts';
import { launch, type Server } from './server/launch.ts';
import {
  endStragglers,
  hasNumber,
  isAlive,
  pidFile,
  readPostmaster,
  stopPostmaster,
  worksIn,
} from './server/left-running.ts';

export type EmbeddedPostgresOptions = {
  /** Holds the cluster in `pg`, and PostgreSQL's log in `pg.log`. */
  dataDir: string;
  log?: (message: string) => void;
  /** Settings beside ours, by the names of postgresql.conf. */
  settings?: Record<string, string>;
  /** Called once when the server, or our hold on it, went away without `stop`. */
  onLost?: (reason: Error) => void;
};

export type EmbeddedPostgres = {
  /** With its password: not for logs. */
  url: string;
  port: number;
  pid: number;
  /** Harmless when called twice. */
  stop(): Promise<void>;
};

const database = 'serendib';

/** Another app lives on the data folder. Its database can be reached as long as that app lets it run. */
export class InUse extends Error {
  readonly url: string;

  constructor(dataDir: string, holder: string, url: string) {
    super(`${dataDir} is in use by ${holder}. Stop that one, or give this one another DATA_DIR.`);
    this.url = url;
  }
}

/**
 * Starts PostgreSQL on a data folder, whatever was left there: nothing, a stopped cluster, a killed one, or one
 * still running whose app was killed. Refuses, naming the holder, when another app lives on that folder (InUse).
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log = () => {}, settings = {}, onLost } = options;
  const dataDir = path.resolve(options.dataDir);
  const folder = path.join(dataDir, 'pg');
  await mkdir(dataDir, { recursive: true });
  const binaries = await findBinaries(folder, dataDir);
  await ensureCluster(folder, binaries);
  const password = await readPassword(folder);
  const urlOf = (port: number, name: string) =>
    `postgres://${userName}:${password}@127.0.0.1:${port}/${name}`;
  const holder = `process ${process.pid}, started ${new Date().toISOString().slice(0, 19)}Z`;

  const lockOn = async (pid: number, port: number): Promise<InstanceLock | undefined> => {
    const attempt = await waitForInstanceLock(urlOf(port, 'postgres'), holder, () => isAlive(pid));
    if ('lock' in attempt) return attempt.lock;
    if ('holder' in attempt) {
      throw new InUse(dataDir, attempt.holder, urlOf(port, database));
    }
    if (!(await isAlive(pid))) return undefined;
    throw new Error(
      `A PostgreSQL runs in ${folder} (process ${pid}) and does not let us in: ${attempt.unreachable.message}`,
    );
  };

  for (let attempt = 0; attempt < 8; attempt += 1) {
    await settleLeftovers(folder, lockOn, log);
    const server = await launch(folder, binaries, settings);
    const lock = server && (await lockOn(server.pid, server.port));
    if (server && lock) {
      await ensureDatabase(urlOf(server.port, 'postgres'));
      return running(server, lock, urlOf(server.port, database), onLost);
    }
    // Another start got in between. It is then told of by the next round, or gave up.
    await sleep(20 + Math.random() * 80);
  }
  throw new Error(`PostgreSQL could not be started in ${folder}: other processes start there all the time.`);
}

type LockOn = (pid: number, port: number) => Promise<InstanceLock | undefined>;

async function settleLeftovers(
  folder: string,
  lockOn: LockOn,
  log: (message: string) => void,
): Promise<void> {
  const left = await readPostmaster(folder);
  if (!left) return;

  if (!(await worksIn(folder, left.pid))) {
    await endStragglers(folder);
    // The number belongs to some other process by now, or to a dead one that nobody collected: PostgreSQL itself
    // would take either for its predecessor and refuse to start.
    if (hasNumber(left.pid)) await rm(path.join(folder, pidFile), { force: true });
    return;
  }
  const lock = await lockOn(left.pid, left.port || (await portOnceKnown(folder)));
  if (!lock) return;
  log('Stopping the PostgreSQL that an earlier, killed process left running.');
  await stopPostmaster(left.pid);
  await lock.release();
}

/** The port is written a moment after the process number. */
async function portOnceKnown(folder: string): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = (await readPostmaster(folder))?.port;
    if (port) return port;
    await sleep(10);
  }
  return 0;
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}

function running(
  server: Server,
  lock: InstanceLock,
  url: string,
  onLost: ((reason: Error) => void) | undefined,
): EmbeddedPostgres {
  let stopping: Promise<void> | undefined;
  const tellOnce = (reason: Error) => {
    if (!stopping) onLost?.(reason);
    onLost = undefined;
  };
  server.ended.then(() => tellOnce(new Error('PostgreSQL ended by itself; its log says why.')));
  lock.lost.then((error) => tellOnce(new Error(`The hold on the data folder was lost: ${error.message}`)));

  const stop = async () => {
    await lock.release();
    if (server.hasEnded()) return;
    await stopPostmaster(server.pid);
    await server.ended;
  };
  return {
    url,
    port: server.port,
    pid: server.pid,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}
