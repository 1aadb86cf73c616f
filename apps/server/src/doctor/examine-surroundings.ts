import { mkdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { checkMailServer } from '@serendib/api/modules/email/index';
import { openStorage } from '@serendib/api/platform/storage/open-storage';
import type { Settings } from '../settings.ts';
import { refuseUnwritable } from '../startup/data-dir.ts';
import { storageOf } from '../startup/place.ts';
import { type Finding, reasonOf } from './findings.ts';

const megabyte = 1_048_576;
/** Below which a disk is about to fill, and below which nothing can be kept any more. */
const [scarce, none] = [2_000 * megabyte, 64 * megabyte];

/** Whether the folder of data, or the bucket, takes files, and how much room is left. */
export async function examineStorage(settings: Settings): Promise<Finding[]> {
  const folder = path.resolve(settings.dataDir);
  const about = settings.s3 ? 'Bucket' : 'Folder of photos';
  const stores = openStorage(storageOf(settings));
  const [kept, room] = await Promise.all([
    refuseUnwritable(settings)
      .then(() => stores.check())
      .then(
        (): Finding => ({
          ...{ state: 'fine', about },
          words: settings.s3 ? `${settings.s3.bucket} answers` : `${folder} can be written to`,
        }),
        (error: unknown): Finding => ({
          ...{ state: 'wrong', about, words: reasonOf(error) },
          ...(settings.s3 && { advice: 'Look at the S3_ settings, and at what their key may do.' }),
        }),
      ),
    settings.databaseUrl && settings.s3 ? [] : roomIn('Disk', folder),
  ]);
  return [kept, ...room];
}

/** Where backups are written by themselves. */
export async function examineBackups({ backups }: Settings): Promise<Finding[]> {
  if (!backups)
    return [
      {
        ...{ state: 'warning', about: 'Backups', words: 'none are written by themselves' },
        advice: 'Set BACKUP_TO to a folder on another disk.',
      },
    ];
  const folder = path.resolve(backups.folder);
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    return [{ state: 'wrong', about: 'Backups', words: reasonOf(error) }];
  }
  return [
    { state: 'fine', about: 'Backups', words: `every ${backups.everyHours} hours into ${folder}` },
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

/** What is set for the payments, without a word of the secrets. */
export function examinePayments({ payments: { mode, merchant }, publicUrl }: Settings): Finding[] {
  const about = 'Payments';
  if (mode === 'paused') return [{ state: 'fine', about, words: 'paused: nothing is sold' }];
  if (mode === 'simulator')
    return [{ state: 'fine', about, words: 'the simulator, by which no money moves' }];
  const words = `${mode}, merchant ${merchant?.id}, notified at ${publicUrl}/api/payments/payhere/notify`;
  if (publicUrl.startsWith('https:')) return [{ state: 'fine', about, words }];
  return [
    {
      ...{ state: 'warning', about, words },
      advice: 'The gateway tells of payments at a public address with https alone: set PUBLIC_URL.',
    },
  ];
}
