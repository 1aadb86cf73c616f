import { existsSync, readdirSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import type { Binaries } from '../cluster/program.ts';

const megabyte = 2 ** 20;
const least = 128 * megabyte;
/** As much of a machine's memory as PostgreSQL's manual gives its buffers. */
const ofMemory = 1 / 4;

/**
 * The settings of the buffers: modest for a trial beside everything else on a laptop; for a catalogue that has grown as large as
 * its data, up to a quarter of the machine, and after a restart filled with what was in them before (autoprewarm). What is
 * not in them is had from the system page by page.
 */
export function bufferSettings(
  folder: string,
  { native }: Pick<Binaries, 'native'>,
  memory = memoryOfMachine(),
): Record<string, string> {
  const wanted = Math.min(sizeOfData(folder), memory * ofMemory);
  const shared_buffers = `${Math.ceil(Math.max(wanted, least) / megabyte)}MB`;
  return wanted > least && hasPrewarm(native)
    ? { shared_buffers, shared_preload_libraries: 'pg_prewarm' }
    : { shared_buffers };
}

/** A server that misses a library does not start. */
const hasPrewarm = (native: string): boolean =>
  ['lib/postgresql', 'lib']
    .map((folder) => path.join(native, folder))
    .some(
      (folder) => existsSync(folder) && readdirSync(folder).some((file) => file.startsWith('pg_prewarm.')),
    );

/** A container may have less than its machine; 0 says that no bound is known, as it always is on macOS. */
const memoryOfMachine = (): number => Math.min(totalmem(), process.constrainedMemory() || totalmem());

/** Of all databases, in bytes: one after the other, since a start waits for it, and several at once take three times as long. */
function sizeOfData(folder: string): number {
  const base = path.join(folder, 'base');
  const files = readdirSync(base).flatMap((database) =>
    readdirSync(path.join(base, database)).map((file) => path.join(base, database, file)),
  );
  // A file may go while the folder is read.
  return files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
}
