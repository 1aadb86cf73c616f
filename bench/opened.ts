import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@serendib/embedded-postgres';
import { endedBySignal } from '@serendib/embedded-postgres/testing/ended-by-signal';

/** A folder of a measurement, which is deleted with what it holds where that is broken off. */
export async function makeFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), name));
  endedBySignal(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A database of a measurement, which stops where that is broken off. */
export async function startPostgres(options: Parameters<typeof startEmbeddedPostgres>[0]) {
  const server = await startEmbeddedPostgres(options);
  return Object.assign(server, { stop: endedBySignal(server.stop) });
}
