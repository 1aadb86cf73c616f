import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findBinaries } from '../cluster/binaries.ts';
import { ensureCluster, readPassword, userName } from '../cluster/cluster.ts';
import { launch, type Server } from '../server/launch.ts';
import { stopPostmaster } from '../server/stop-postmaster.ts';
import { makeTestFolder } from './folder.ts';

export type RestartingServer = {
  url: string;
  down(): Promise<void>;
  /** At the port it had before. */
  up(): Promise<void>;
  stop(): Promise<void>;
};

/** A server of a test's own that goes away and comes back as often as it is told to. */
export async function startRestartingServer(): Promise<RestartingServer> {
  const dataDir = await makeTestFolder(`serendib-test-${process.pid}-`);
  const folder = path.join(dataDir, 'pg');
  const binaries = await findBinaries(folder, dataDir);
  await ensureCluster(folder, binaries);
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const password = await readPassword(folder);
  const url = () => `postgres://${userName}:${password}@127.0.0.1:${server?.port}/postgres`;
  let server: Server | undefined;
  const up = async () => {
    const started = await launch({ folder, binaries, settings }, server?.port);
    if (!started) throw new Error('The database of a test could not be started again.');
    server = started;
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
    stop: async () => {
      await down();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
