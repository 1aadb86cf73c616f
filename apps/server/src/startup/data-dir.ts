import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../settings.ts';

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it can only be read',
  ENOSPC: 'there is no room left',
  EDQUOT: 'there is no room left for this user',
  EEXIST: 'it is no folder',
  ENOTDIR: 'it is no folder',
  ENOENT: 'nothing can be made there',
  ENAMETOOLONG: 'its name is too long',
};

/** Asked before anything is begun: later it would be a database or an upload that fails, where the operator would not see why. */
export async function refuseUnwritable({ dataDir, databaseUrl, s3 }: Settings): Promise<void> {
  if (databaseUrl && s3) return;
  const probe = path.join(path.resolve(dataDir), `.can-write-${randomUUID()}`);
  try {
    await mkdir(path.dirname(probe), { recursive: true });
    await writeFile(probe, 'Serendib');
    await rm(probe);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    const what = databaseUrl ? 'uploaded photos' : 'the database and uploaded photos';
    throw new Error(
      `DATA_DIR ${path.resolve(dataDir)}, for ${what}, cannot be used: ${reasons[code] ?? code}. Set DATA_DIR to a folder that this user may write to.`,
      { cause: error },
    );
  }
}
