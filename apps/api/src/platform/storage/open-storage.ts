import { t } from '@serendib/contract/words/t';
import { AppError } from '../app-error.ts';
import type { BucketLimits, S3Settings } from './in-bucket.ts';
import { onDisk } from './on-disk.ts';
import { photosNotTaken, type Storage } from './storage.ts';

export type StorageSettings = { folder: string } | { s3: S3Settings };

/** After which a storage that is away is asked for again. */
const awaySeconds = 5;
const bucketLimits: BucketLimits = { connectionTimeout: 3_000, requestTimeout: 15_000 };

interface Watched {
  /** Told why storage could not do what it was asked. */
  onAway?: (error: unknown) => void;
  limits?: BucketLimits;
}

/** What storage throws is a refusal in words; the fault behind it is its cause. */
export function openStorage(settings: StorageSettings, watched: Watched = {}): Storage {
  const storage = 'folder' in settings ? onDisk(settings.folder) : inBucketOnceLoaded(settings.s3, watched);
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
    put: saying(photosNotTaken, storage.put),
    read: saying(t('This picture cannot be shown right now. Please try again in a moment.'), storage.read),
    remove: saying(t('Pictures cannot be removed right now. Please try again in a moment.'), storage.remove),
    check: storage.check,
    findAny: storage.findAny,
  };
}

/** The client of S3 takes 8 MB of memory, and most places have a disk: those alone load it that have a bucket. */
function inBucketOnceLoaded(s3: S3Settings, { limits = bucketLimits }: Watched): Storage {
  const loaded = import('./in-bucket.ts').then(({ inBucket }) => inBucket(s3, limits));
  return {
    put: async (...given) => (await loaded).put(...given),
    read: async (...given) => (await loaded).read(...given),
    remove: async (...given) => (await loaded).remove(...given),
    check: async () => (await loaded).check(),
    findAny: async () => (await loaded).findAny(),
  };
}
