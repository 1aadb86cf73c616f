import { accessSync, constants, statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const enough = 4_000_000_000;

/** All places that tests have ever kept their databases in. */
export const testRoots = process.platform === 'linux' ? [tmpdir(), memory] : [tmpdir()];

/**
 * A new folder for a database that may be lost: in memory where Linux has room there. A copy of a database is
 * some 700 files, whose making and deleting takes the processor six times as long on a disk.
 */
export function makeTestFolder(name: string): Promise<string> {
  return mkdtemp(path.join(hasRoomInMemory() ? memory : tmpdir(), name));
}

function hasRoomInMemory(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return process.platform === 'linux' && Math.min(bavail * bsize, process.availableMemory()) > enough;
  } catch {
    return false;
  }
}
