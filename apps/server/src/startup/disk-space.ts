import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { databaseReason } from '@serendib/api/platform/database/reason';
import type { Settings } from '../settings/settings.ts';

/** What the embedded database needs to begin a new piece of its log, and a little more. */
const leastBytes = 64 * 1024 * 1024;

/**
 * Does what fills the database. On a full disk PostgreSQL may end instead of saying why, and the reason would be that
 * a connection broke.
 */
export async function explainingDiskSpace(
  { dataDir, databaseUrl }: Settings,
  fill: () => Promise<void>,
): Promise<void> {
  try {
    await fill();
  } catch (error) {
    if (databaseUrl) throw error;
    const folder = path.resolve(dataDir);
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize >= leastBytes) throw error;
    throw new Error(
      `There is not enough room for the database in ${folder} (${Math.floor((bavail * bsize) / 1_048_576)} MB are free): ${databaseReason(error)}\nMake room, or set DATA_DIR to a folder with more, and start again.`,
      { cause: error },
    );
  }
}
