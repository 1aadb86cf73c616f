import { HeadBucketCommand, ListObjectsCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Storage } from './storage.ts';
import { storing } from './storing.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Of another service than Amazon's. */
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface BucketLimits {
  /** Milliseconds within which a bucket takes a connection. */
  connectionTimeout: number;
  /** Milliseconds within which it answers a request, which is tried twice. */
  requestTimeout: number;
}

export function inBucket(
  { bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Settings,
  { connectionTimeout, requestTimeout }: BucketLimits,
): Storage {
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
    ...storing(new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))),
    check: () => client.send(new HeadBucketCommand({ Bucket: bucket })),
    findAny: async () => {
      const { Contents } = await client.send(new ListObjectsCommand({ Bucket: bucket, MaxKeys: 1 }));
      return Contents?.[0]?.Key;
    },
  };
}
