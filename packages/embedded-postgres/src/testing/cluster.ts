import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '../start.ts';
import { makeTestFolder } from './folder.ts';

const run = promisify(execFile);

export type ClusterTemplate = {
  /** Puts a copy into a data folder, as a first start and a stop leave it. */
  copyTo(dataDir: string): Promise<void>;
  remove(): Promise<void>;
};

/** For tests that need a cluster, but not to see how it is made: initdb takes the processor a hundred times as long as a copy. */
export async function makeClusterTemplate(): Promise<ClusterTemplate> {
  const folder = await makeTestFolder(`serendib-test-${process.pid}-`);
  const server = await startEmbeddedPostgres({ dataDir: folder });
  await server.stop();
  return {
    copyTo: async (dataDir) => {
      await mkdir(dataDir, { recursive: true });
      // With its owner, as whom PostgreSQL runs.
      await run('cp', ['-a', path.join(folder, 'pg'), dataDir]);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
