import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from '../cluster/binaries.ts';
import { ensureCluster, readPassword, userName } from '../cluster/cluster.ts';
import { launch, type Server } from '../server/launch.ts';
import { allIn, endStragglers, freeze, sendSignal, thaw } from '../server/left-running.ts';
import { stopPostmaster } from '../server/stop-postmaster.ts';
import { makeTestFolder } from './folder.ts';

export type RestartingServer = {
  url: string;
  down(): Promise<void>;
  /** At the port it had before. */
  up(): Promise<void>;
  /** kill -9 of PostgreSQL itself; its other processes end by themselves. */
  kill(): Promise<void>;
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  stop(): Promise<void>;
};

/** A server of a test's own that goes away and comes back as often as it is told to; in a folder of its own or a given one. */
export async function startRestartingServer(
  given?: string,
  settings: Record<string, string> = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
): Promise<RestartingServer> {
  const dataDir = given ?? (await makeTestFolder(`serendib-test-${process.pid}-`));
  const folder = path.join(dataDir, 'pg');
  const binaries = await findBinaries(folder, dataDir);
  await ensureCluster(folder, binaries);
  const password = await readPassword(folder);
  const url = () => `postgres://${userName}:${password}@127.0.0.1:${server?.port}/postgres`;
  let server: Server | undefined;
  const up = async () => {
    for (let tries = 0; tries < 40; tries += 1) {
      await endStragglers(folder);
      const started = await launch({ folder, binaries, settings }, server?.port);
      if (started) {
        server = started;
        return;
      }
      // While it was away a connection of another program was given its port.
      await sleep(250);
    }
    throw new Error('The database of a test could not be started again.');
  };
  const down = async () => {
    if (!server || server.hasEnded()) return;
    await stopPostmaster(server.pid, url());
    await server.ended;
  };
  await up();
  return {
    url: url(),
    down,
    up,
    kill: async () => {
      if (!server || server.hasEnded()) return;
      process.kill(server.pid, 'SIGKILL');
      await server.ended;
    },
    freeze: () => freeze(folder, server?.pid ?? 0),
    thaw: () => thaw(folder),
    stop: async () => {
      await thaw(folder);
      await down();
      for (const pid of await allIn(folder)) sendSignal(pid, 'SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
