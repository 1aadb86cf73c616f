import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
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

export function openStorage(settings: StorageSettings): Storage {
  if ('folder' in settings) {
    const location = path.resolve(settings.folder);
    return onDisk(new Disk(new FSDriver({ location, visibility: 'private' })), () =>
      mkdir(location, { recursive: true }),
    );
  }
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = settings.s3;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Services other than Amazon's know a bucket by its path, and not every newer checksum.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return onDisk(new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })), () =>
    client.send(new HeadBucketCommand({ Bucket: bucket })),
  );
}

const onDisk = (disk: Disk, check: () => Promise<unknown>): Storage => ({
  put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
  read: async (key) => ((await disk.exists(key)) ? disk.getStream(key) : undefined),
  remove: async (keys) => {
    await Promise.all(keys.map((key) => disk.delete(key)));
  },
  check,
});
