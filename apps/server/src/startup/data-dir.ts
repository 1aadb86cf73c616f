import { randomUUID } from 'node:crypto';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../settings/settings.ts';

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
export async function refuseUnwritable(settings: Settings): Promise<void> {
  if (settings.databaseUrl && settings.s3) return;
  const folder = path.resolve(settings.dataDir);
  const reason = (await whyNotMade(folder)) ?? (await whyUnwritable(folder));
  if (reason) throw new Error(unusable(settings, reason));
}

export function unusable({ dataDir, databaseUrl }: Settings, reason: string): string {
  const what = databaseUrl ? 'uploaded photos' : 'the database and uploaded photos';
  return `DATA_DIR ${path.resolve(dataDir)}, for ${what}, cannot be used: ${reason}. Set DATA_DIR to a folder that this user may write to.`;
}

/** The reason in words for which no file can be kept in a folder: one is written there and taken away. */
export async function whyUnwritable(folder: string): Promise<string | undefined> {
  const probe = path.join(folder, `.can-write-${randomUUID()}`);
  return writeFile(probe, 'Serendib')
    .then(() => rm(probe))
    .then(() => undefined, inWords);
}

const whyNotMade = (folder: string): Promise<string | undefined> =>
  mkdir(folder, { recursive: true }).then(() => undefined, inWords);

const inWords = ({ code = '' }: NodeJS.ErrnoException) => reasons[code] ?? code;

export const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
