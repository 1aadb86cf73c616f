import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { noStorage } from '@serendib/api/platform/storage/storage';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  findMajor,
  OtherMajor,
  startEmbeddedPostgres,
} from '@serendib/embedded-postgres';
import { isThere } from './data-dir.ts';

/**
 * The embedded database; data that another major version made are brought over first, by a backup, where the machine has
 * that version. What was there stays beside it, for the operator to delete.
 */
export async function openEmbedded(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await finishMove(options.dataDir);
  try {
    return await startEmbeddedPostgres(options);
  } catch (error) {
    if (!(error instanceof OtherMajor)) throw error;
    const native = await findMajor(error.version);
    if (!native) throw error;
    await bringOver(options, { version: error.version, native });
    return startEmbeddedPostgres(options);
  }
}

/** The new data are made in a folder of their own. With this file in it they are whole. */
const movingName = 'pg-moving';
const wholeName = 'whole';

async function bringOver(
  { dataDir, log = () => undefined }: EmbeddedPostgresOptions,
  { version, native }: { version: string; native: string },
): Promise<void> {
  log(`The data were made by PostgreSQL ${version}: they are brought over to the embedded one.`);
  const { restoreBackup, writeBackup } = await import('@serendib/api/modules/backups/index');
  const moving = path.join(dataDir, movingName);
  const file = path.join(dataDir, `pg-${version}.backup`);
  await mkdir(moving, { recursive: true });

  const before = await startEmbeddedPostgres({ dataDir, native, log });
  try {
    // Uploads stay where they are.
    await writeBackup({ url: before.url, storage: noStorage }, file);
  } finally {
    await before.stop();
  }
  const after = await startEmbeddedPostgres({ dataDir: moving, log });
  try {
    await restoreBackup({ url: after.url, storage: noStorage }, file);
  } finally {
    await after.stop();
  }
  await writeFile(path.join(moving, wholeName), version);
  await finishMove(dataDir);
  await rm(file);
  log(`All is there and compared. The data of before are in pg-${version}, and may be deleted.`);
}

/** Puts new data that are whole in the place of the old; what a killed start had not finished is made anew. */
async function finishMove(dataDir: string): Promise<void> {
  const moving = path.join(dataDir, movingName);
  const version = await readFile(path.join(moving, wholeName), 'utf8').catch(() => undefined);
  if (version) {
    const [old, fresh] = [path.join(dataDir, 'pg'), path.join(moving, 'pg')];
    if (await isThere(fresh)) {
      // Killed between the two, only the second is left to do.
      if (await isThere(old)) await rename(old, path.join(dataDir, `pg-${version}`));
      await rename(fresh, old);
    }
  }
  await rm(moving, { recursive: true, force: true });
}
