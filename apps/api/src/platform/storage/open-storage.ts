import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { t } from '@serendib/contract/words/t';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import { AppError } from '../app-error.ts';
import type { Storage } from './storage.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Of another service than Amazon's. */
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}
export type StorageSettings = { folder: string } | { s3: S3Settings };

/** After which a storage that is away is asked for again. */
const awaySeconds = 5;
/** Milliseconds within which a bucket takes a connection, and answers a request; a request is tried twice. */
const limits = { connectionTimeout: 3_000, requestTimeout: 15_000 };

interface Watched {
  /** Told why storage could not do what it was asked. */
  onAway?: (error: unknown) => void;
  limits?: typeof limits;
}

/** What storage throws is a refusal in words; the fault behind it is its cause. */
export function openStorage(settings: StorageSettings, watched: Watched = {}): Storage {
  const storage = 'folder' in settings ? onDisk(settings.folder) : inBucket(settings.s3, watched);
  const saying =
    <Given extends unknown[], Result>(words: string, work: (...given: Given) => Promise<Result>) =>
    (...given: Given) =>
      work(...given).catch((error) => {
        watched.onAway?.(error);
        const failure = new AppError('UNAVAILABLE', words, undefined, awaySeconds);
        failure.cause = error;
        throw failure;
      });
  return {
    put: saying(t('Photos cannot be taken right now. Please try again in a moment.'), storage.put),
    read: saying(t('This picture cannot be shown right now. Please try again in a moment.'), storage.read),
    remove: saying(t('Pictures cannot be removed right now. Please try again in a moment.'), storage.remove),
    check: storage.check,
  };
}

function onDisk(folder: string): Storage {
  const location = path.resolve(folder);
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  return {
    ...on(disk),
    // Whole and on the disk before an upload is acknowledged, also if the power fails; to be read by this account alone.
    put: async (key, bytes) => {
      const file = path.join(location, key);
      const unfinished = unfinishedOf(file);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      try {
        await write(unfinished, bytes);
        await rename(unfinished, file);
        await keep(path.dirname(file));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    remove: async (keys) => {
      await Promise.all([...keys, ...keys.map(unfinishedOf)].map((key) => disk.delete(key)));
    },
    check: () => mkdir(location, { recursive: true, mode: 0o700 }),
  };
}

/** What a process that was killed while it wrote leaves behind. */
const unfinishedOf = (name: string) => `${name}.unfinished`;

async function write(name: string, bytes: Uint8Array): Promise<void> {
  const file = await open(name, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Has the names in a folder survive a loss of power. */
async function keep(folder: string): Promise<void> {
  for (const name of [folder, path.dirname(folder), path.dirname(path.dirname(folder))]) {
    const handle = await open(name);
    await handle.sync().finally(() => handle.close());
  }
}

function inBucket(s3: S3Settings, watched: Watched): Storage {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = s3;
  const { connectionTimeout, requestTimeout } = watched.limits ?? limits;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout,
      requestTimeout,
      throwOnRequestTimeout: true,
      socketTimeout: requestTimeout,
    },
    // Services other than Amazon's know a bucket by its path, and not every newer checksum.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    ...on(new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))),
    check: () => client.send(new HeadBucketCommand({ Bucket: bucket })),
  };
}

const on = (disk: Disk) => ({
  put: (key: string, bytes: Uint8Array, contentType: string) => disk.put(key, bytes, { contentType }),
  read: async (key: string) => ((await disk.exists(key)) ? disk.getStream(key) : undefined),
  remove: async (keys: string[]) => {
    await Promise.all(keys.map((key) => disk.delete(key)));
  },
});
