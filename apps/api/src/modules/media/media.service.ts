import { randomBytes } from 'node:crypto';
import { isOnTheWeb } from '@serendib/contract/media/elsewhere';
import type { UploadedImage } from '@serendib/contract/media/endpoints';
import { imageKey, imagePath } from '@serendib/contract/media/images';
import { imageWidths, srcSetOf, widestImage } from '@serendib/contract/media/src-set';
import { t } from '@serendib/contract/words/t';
import { absoluteUrl } from '../../platform/absolute-url.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { SentFile } from '../../platform/http/bodies/multipart.ts';
import type { SentContent } from '../../platform/http/bodies/sent-content.ts';
import type { Context } from '../../platform/module.ts';
import type { RateLimitPolicy } from '../../platform/rate-limiter/rate-limiter.ts';
import { keyOf } from '../../platform/rate-limiter/rate-limiter.ts';
import type { pictures } from '../../schema/index.ts';
import { lockActive } from '../accounts/index.ts';
import { findFetched, nameElsewhere } from './elsewhere/elsewhere.queries.ts';
import {
  bindImages,
  deleteImage,
  findImagesAfter,
  insertImage,
  lockImages,
  type StoredImage,
  takeUnused,
} from './media.queries.ts';
import { type MadeImage, makeWidths } from './photo/make-widths.ts';
import { isForAll } from './signed/hand-out.ts';
import { isSigned } from './signed/signature.ts';
import { findByKeys } from './signed/signed.queries.ts';
import { imageSigningKey } from './signed/signing-key.ts';

type StoringContext = Pick<Context, 'db' | 'storage' | 'clock' | 'jobs'>;
type MediaContext = StoringContext & Pick<Context, 'rateLimiter' | 'publicUrl'>;

/** More photos than an owner uploads in a day's work. */
const uploadLimit: RateLimitPolicy = {
  free: 120,
  firstBackoffSeconds: 30,
  longestBackoffSeconds: 600,
  forgetSeconds: 3_600,
};
const keptUnusedMs = 24 * 3_600_000;
/** After which a storage that did not answer in time has long done what it was asked, or will not do it. */
const lateMs = 10 * 60_000;

const fileOf = (key: string, width: number | string) => `${key.slice(0, 2)}/${key}/${width}.webp`;
const filesOf = (key: string) => imageWidths.map((width) => fileOf(key, width));

/** Takes a photo into the storage and gives back its path. No listing uses it yet. */
export async function takePhoto(context: MediaContext, visitor: Visitor, sent: SentContent) {
  const backoff = await context.rateLimiter.take([{ key: keyOf('photos', visitor.id), policy: uploadLimit }]);
  if (backoff > 0) throw new AppError('TOO_MANY_REQUESTS', undefined, undefined, backoff);
  return storeImage(context, await makeWidths(sent, visitor.id), async (tx, made) => {
    if (!(await lockActive(tx, visitor.id))) throw new AppError('UNAUTHENTICATED');
    return insertImage(tx, { ...made, uploaderId: visitor.id });
  });
}

/** Puts a picture into the storage. */
export async function storeImage(
  context: StoringContext,
  { width, height, fingerprint, files }: MadeImage,
  insert: (db: Db, made: typeof pictures.$inferInsert) => Promise<StoredImage>,
): Promise<StoredImage> {
  const key = randomBytes(16).toString('base64url');
  // The row first: files without a row would stay for ever.
  const picture = await context.db.transaction((tx) =>
    insert(tx, {
      ...{ key, width, height, fingerprint, createdAt: context.clock() },
      bytes: files.reduce((sum, file) => sum + file.bytes.length, 0),
    }),
  );
  await putFiles(context, key, files);
  return picture;
}

/** A photo written anew in one width, upright and without what the camera noted; it is kept elsewhere than pictures. */
export async function makeOneWidth(sent: SentContent, person: string): Promise<Buffer> {
  const { files } = await makeWidths(sent, person);
  const widest = files.at(-1);
  if (!widest) throw new Error('No widths are wanted.');
  return widest.bytes;
}

/**
 * All or nothing: where one file is not taken, the row goes, and a job removes the files a while later. A storage that did not answer
 * may have taken them all. Where the row cannot go, a sweep finds it.
 */
async function putFiles(
  { db, storage, clock, jobs }: StoringContext,
  key: string,
  files: { width: number; bytes: Buffer }[],
): Promise<void> {
  const puts = await Promise.allSettled(
    files.map((file) => storage.put(fileOf(key, file.width), file.bytes, 'image/webp')),
  );
  const failed = puts.find((put) => put.status === 'rejected');
  if (!failed) return;
  const undo = db.transaction(async (tx) => {
    await deleteImage(tx, key);
    await jobs.add(tx, 'media:remove', { key }, { runAt: new Date(clock().getTime() + lateMs) });
  });
  await undo.catch(() => undefined);
  throw failed.reason;
}

/** Removes the files of a photo that was not taken. */
export const removeFiles = ({ storage }: Pick<Context, 'storage'>, key: string): Promise<void> =>
  storage.remove(filesOf(key));

export async function uploadPhoto(
  context: MediaContext,
  visitor: Visitor,
  files: SentFile[],
): Promise<UploadedImage> {
  const [file] = files;
  if (!file) throw new AppError('INVALID', t('Please send one photo, as the file “image”.'));
  const { id, key, width, height } = await takePhoto(context, visitor, file.content);
  const url = absoluteUrl(imagePath(key), context.publicUrl);
  return { _id: id, url, srcSet: srcSetOf(url) ?? '', width, height };
}

/** What shows pictures: a listing, or a destination. */
export type ImageUser = { listingId: string } | { destinationId: string };

/** The address of a picture, and the field in which it stands. */
export interface NamedImage {
  field: string;
  address: string;
}

/** So many of one listing or destination are fetched: a story names no more, and one that does is no reason to ask without end. */
const mostElsewhere = 40;

/**
 * Gives a listing or destination the pictures it names, in the transaction that writes it, and lets go of those it
 * no longer names. Only one's own may be named, and each by one alone.
 */
export async function useImages(
  db: Db,
  { named, visitor, at, ...user }: { named: NamedImage[]; visitor: Visitor; at: Date } & ImageUser,
): Promise<void> {
  // An absolute address is an image elsewhere, even where its path looks like ours.
  const ours = named.flatMap(({ field, address }) => {
    const key = address.startsWith('/') ? imageKey(address) : undefined;
    return key === undefined ? [] : { field, key };
  });
  const keys = [...new Set(ours.map(({ key }) => key))];
  const found = keys.length > 0 ? await lockImages(db, keys) : [];
  const isFree = ({ listingId, destinationId }: StoredImage) => listingId === null && destinationId === null;
  const isTheirs = (picture: StoredImage) =>
    'listingId' in user ? picture.listingId === user.listingId : picture.destinationId === user.destinationId;
  const usable = found.filter(
    (picture) => isTheirs(picture) || (isFree(picture) && picture.uploaderId === visitor.id),
  );
  const missing = ours.filter(({ key }) => !usable.some((picture) => picture.key === key));
  if (missing.length > 0) {
    const words = t('One of these photos is not there any more. Please upload it again.');
    throw new AppError('INVALID', words, Object.fromEntries(missing.map(({ field }) => [field, words])));
  }
  const addresses = named.map(({ address }) => address);
  const elsewhere = [...new Set(addresses.filter(isOnTheWeb))].slice(0, mostElsewhere);
  const fetched = await nameElsewhere(db, user, elsewhere, at);
  await bindImages(db, user, [...keys, ...fetched], at);
}

/** What an address says besides which picture it is of. */
export interface Asked {
  width: string | number;
  signed?: { until: number; signature: string } | undefined;
}

/** The file of a picture in one width, with when its address runs out. What is not public wants a signed address. */
export async function openImage(
  { db, storage, clock }: Pick<Context, 'db' | 'storage' | 'clock'>,
  key: string,
  { width, signed }: Asked,
) {
  const [found] = await findByKeys(db, [key]);
  if (!found) return undefined;
  const isPublic = isForAll(found);
  let runsOut = 0;
  if (signed && isSigned(await imageSigningKey(db), { key, width, ...signed })) {
    runsOut = Math.max(0, signed.until - Math.floor(clock().getTime() / 1_000));
    if (!isPublic && runsOut === 0) throw new AppError('NOT_FOUND', ranOut);
  } else if (!isPublic) return undefined;
  const stream = await storage.read(fileOf(key, width));
  return stream && { stream, isPublic, runsOut };
}

const ranOut = t(
  'This address was good for a short while. Please open the page again that shows the picture.',
);

/** What was made of a picture of another site, where something public names it. */
export async function openElsewhere(context: Pick<Context, 'db' | 'storage' | 'clock'>, address: string) {
  for (const key of await findFetched(context.db, address)) {
    const opened = await openImage(context, key, { width: widestImage });
    if (opened) return opened;
  }
  return undefined;
}

/** Removes what no listing has used for a day. Rows go when their files are gone, or another day would find neither. */
export async function deleteUnusedImages(context: Pick<Context, 'db' | 'storage' | 'clock'>): Promise<void> {
  const since = new Date(context.clock().getTime() - keptUnusedMs);
  for (let more = true; more; ) {
    more = await context.db.transaction(async (tx) => {
      const keys = await takeUnused(tx, since, 50);
      await context.storage.remove(keys.flatMap(filesOf));
      return keys.length > 0;
    });
  }
}

/** The files of all pictures, as the storage names them. */
export async function* eachImageFile(db: Db): AsyncGenerator<string> {
  let found: Awaited<ReturnType<typeof findImagesAfter>> = [];
  do {
    found = await findImagesAfter(db, found.at(-1)?.id, 1_000);
    for (const { key } of found) yield* filesOf(key);
  } while (found.length > 0);
}
