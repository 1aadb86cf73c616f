import path from 'node:path';
import type { Installation } from '@serendib/api/modules/backups/index';
import { openStorage } from '@serendib/api/platform/storage/open-storage';
import type { Stopping } from '../lifecycle/stopping.ts';
import type { Settings } from '../settings/settings.ts';
import { findDatabase } from './beside.ts';
import { refuseUnwritable } from './data-dir.ts';

/** The database and the storage of the settings, also where an app runs on them. */
export async function openInstallation(settings: Settings, stopping: Stopping): Promise<Installation> {
  await refuseUnwritable(settings);
  return { url: await findDatabase(settings, stopping), storage: openStorage(storageOf(settings)) };
}

export const storageOf = ({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>) =>
  s3 ? { s3 } : { folder: path.join(dataDir, 'media') };
