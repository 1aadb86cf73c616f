import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { checkMailServer } from '@serendib/api/modules/email/index';
import type { S3Settings } from '@serendib/api/platform/storage/in-bucket';
import { openStorage } from '@serendib/api/platform/storage/open-storage';
import { reasonOf } from '../../lifecycle/reason-of.ts';
import type { Settings } from '../../settings/settings.ts';
import { isThere, unusable, whyUnwritable } from '../../startup/data-dir.ts';
import { type Finding, rootOf } from './findings.ts';

const megabyte = 1_048_576;
/** Below which a disk is about to fill, and below which nothing can be kept any more. */
const [scarce, none] = [2_000 * megabyte, 64 * megabyte];

/** Whether the folder of data and the bucket take files, and how much room is left. What is tried is taken away again. */
export async function examineStorage(settings: Settings): Promise<Finding[]> {
  const { s3, databaseUrl } = settings;
  return [
    ...(s3 ? [await examineBucket(s3)] : []),
    ...(s3 && databaseUrl ? [] : await examineFolder(settings)),
  ];
}

async function examineBucket(s3: S3Settings): Promise<Finding> {
  const about = 'Bucket';
  const storage = openStorage({ s3 });
  const key = `probe/${randomUUID()}`;
  try {
    await storage.put(key, Buffer.from('Serendib'), 'text/plain');
    await storage.remove([key]);
    return { state: 'fine', about, words: `${s3.bucket} takes files` };
  } catch (error) {
    return {
      ...{ state: 'wrong', about, words: `${s3.bucket} takes no files: ${reasonOf(rootOf(error))}` },
      advice: 'Look at the S3_ settings, and at what their key may do.',
    };
  }
}

/** Makes no folder: where the first start will make it, a file is tried around it. */
async function examineFolder(settings: Settings): Promise<Finding[]> {
  const folder = path.resolve(settings.dataDir);
  const about = settings.s3 ? 'Folder of the database' : 'Folder of photos';
  const there = await nearestThere(settings.s3 ? folder : path.join(folder, 'media'));
  const reason = await whyUnwritable(there);
  if (reason) return [{ state: 'wrong', about, words: unusable(settings, reason) }];
  const words = there.startsWith(folder) ? 'can be written to' : 'is made by the first start';
  return [{ state: 'fine', about, words: `${folder} ${words}` }, ...(await roomIn('Disk', there))];
}

const nearestThere = async (folder: string): Promise<string> =>
  (await isThere(folder)) ? folder : nearestThere(path.dirname(folder));

/** Where backups are written by themselves: a folder that the app does not make, since a disk that is not mounted has none. */
export async function examineBackups({ backups }: Settings): Promise<Finding[]> {
  const about = 'Backups';
  if (!backups)
    return [
      {
        ...{ state: 'warning', about, words: 'none are written by themselves' },
        advice: 'Set BACKUP_TO to a folder on another disk.',
      },
    ];
  const folder = path.resolve(backups.folder);
  const reason = (await isThere(folder)) ? await whyUnwritable(folder) : 'it is not there';
  if (reason)
    return [
      {
        ...{ state: 'wrong', about, words: `BACKUP_TO ${folder} cannot be used: ${reason}` },
        advice: 'Make this folder, and let the account of the app write there.',
      },
    ];
  return [
    { state: 'fine', about, words: `every ${backups.everyHours} hours into ${folder}` },
    ...(await roomIn('Disk of backups', folder)),
  ];
}

async function roomIn(about: string, folder: string): Promise<Finding[]> {
  const stat = await statfs(folder).catch(() => undefined);
  if (!stat) return [];
  const free = stat.bavail * stat.bsize;
  const words = `${Math.floor(free / megabyte)} MB are free for ${folder}`;
  if (free >= scarce) return [{ state: 'fine', about, words }];
  return [
    {
      ...{ state: free < none ? 'wrong' : 'warning', about, words },
      advice: 'Make room before it is full: nothing can be kept on a full disk.',
    },
  ];
}

/** Whether the mail server takes our word, with TLS where it must. */
export async function examineMail({ mailUrl, mode }: Settings): Promise<Finding[]> {
  const about = 'Mail server';
  if (!mailUrl)
    return [{ state: 'fine', about, words: 'none: mails of a trial lie in its mailbox, /dev/mailbox' }];
  const { hostname } = new URL(mailUrl);
  try {
    await checkMailServer({ url: mailUrl, isTrial: mode !== 'production' });
    return [{ state: 'fine', about, words: `${hostname} lets us in` }];
  } catch (error) {
    return [
      {
        ...{ state: 'wrong', about, words: `${hostname} does not let us in: ${reasonOf(error)}` },
        advice:
          'Look at MAIL_URL: its name, port, user and password, and whether the server speaks TLS there.',
      },
    ];
  }
}
