import { imageWidths, widestImage } from '@serendib/contract/media/src-set';
import { t } from '@serendib/contract/words/t';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '../../../platform/app-error.ts';
import { makeConcurrencyLimiter } from '../../../platform/concurrency-limiter.ts';
import type { SentContent } from '../../../platform/http/bodies/sent-content.ts';
import { asTiff, profileOf } from './colour-profile.ts';
import { decodeHeic } from './decode-heic.ts';
import { isCostly } from './file-bounds.ts';
import { formatOf, type PhotoFormat } from './kind-of-file.ts';
import { makeTurns } from './turns.ts';

export interface MadeImage {
  /** Of the widest. */
  width: number;
  height: number;
  /** A fingerprint: the same for the same photo in any size; null where it shows nothing to tell it by. */
  fingerprint: string | null;
  files: { width: number; bytes: Buffer }[];
}

/** What the largest telephone camera makes; more than that is meant to fill our memory. */
const mostPixels = 64_000_000;
/** What fills a turn by itself: opened beside another, the two would take close to a gigabyte. */
const heavyPixels = 24_000_000;
/** Many times what the largest photo takes. libvips looks at it between lines, and so not before it has unpacked what is shown in steps. */
const patienceSeconds = 20;

// Each photo is opened once: what libvips would keep of it is never asked for again. One thread a photo holds fewer lines of it
// at once, and several photos are open anyway where there are cores for them.
sharp.cache(false);
sharp.concurrency(1);
// Takes a photo with a map of light for its two pictures, of which the second is no matter of ours and bounded by nothing.
sharp.block({ operation: ['VipsForeignLoadUhdr'] });

/**
 * Photos take much memory while they are open, so that only two are, or one that is large. Ten large ones may be sent at once, as
 * many as a listing has: nine wait while one is open.
 */
const inTurn = makeTurns({ atOnce: 2, waiting: 24, waitingOfOne: 9 });

/** Photos that lie on the disk are read whole for it, and notes of a PNG are unpacked. */
const inspectedInTurn = makeConcurrencyLimiter(1);

const refuse = (words: string) => new AppError('UNSUPPORTED_MEDIA', words, { image: words });
const notTaken = t('We cannot read this file as a photo. Please choose a JPEG, PNG, WebP or HEIC picture.');
const broken = t('This photo is damaged or too large to open. Please choose another one.');
const costly = t(
  'This file has far more parts than a photo needs, and would take too long to open. Please choose another one, or save it anew as a JPEG.',
);

/**
 * Decodes a photo and writes it anew in three widths, upright and without what the camera noted, such as where
 * it was taken. Throws an AppError in words where it is not a photo that can be taken, or too many wait already.
 */
export async function makeWidths(sent: SentContent, person: string): Promise<MadeImage> {
  const format = formatOf(sent.head);
  if (!format) throw refuse(notTaken);
  const inspect = async () => {
    await refuseCostly(sent, format);
    return weightOf(sent, format);
  };
  return inTurn(person, await inspectedInTurn(inspect, { by: person }), async () => {
    let pixels: Uint8Array | undefined;
    try {
      const opened = format === 'heic' ? await openHeic(await sent.read()) : await openPhoto(sent);
      pixels = opened.data;
      const files = await Promise.all(
        imageWidths.map(async (width) => ({ width, ...(await narrow(opened, width)) })),
      );
      const widest = files.at(-1);
      if (!widest) throw new Error('No widths are wanted.');
      return {
        width: widest.info.width,
        height: widest.info.height,
        fingerprint: await fingerprintOf(opened),
        files: files.map(({ width, data }) => ({ width, bytes: data })),
      };
    } catch (error) {
      throw error instanceof AppError ? error : refuse(broken);
    } finally {
      if (pixels) letGo(pixels);
    }
  });
}

/** Gives memory back at once: pixels of ten photos would wait for the garbage collector, which sees no need of its own. */
function letGo({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** Before anything of it is opened: what the decoder has begun cannot be ended. */
async function refuseCostly(sent: SentContent, format: PhotoFormat): Promise<void> {
  // Nothing of it is counted, and it is read whole in its own turn.
  if (format === 'heic') return;
  const bytes = await sent.read().catch(() => {
    throw refuse(broken);
  });
  const isRefused = isCostly(bytes, format);
  if (bytes !== sent.source) letGo(bytes);
  if (isRefused) throw refuse(costly);
}

/** By what its head says of its size, for which nothing is opened. HEIC lies in memory whole and several times over while it is decoded. */
async function weightOf({ source }: SentContent, format: PhotoFormat): Promise<number> {
  if (format === 'heic') return 2;
  const { width, height } = await sharp(source)
    .metadata()
    .catch(() => {
      throw refuse(broken);
    });
  return width * height > heavyPixels ? 2 : 1;
}

/** Decoded once, to no more than the widest that is wanted. */
async function openPhoto({ source }: SentContent) {
  const photo = sharp(source, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
  return fitted(photo.timeout({ seconds: patienceSeconds }).autoOrient());
}

async function openHeic(bytes: Buffer) {
  const { pixels, width, height } = await decodeHeic(bytes, mostPixels);
  let photo: Awaited<ReturnType<typeof fitted>>;
  try {
    photo = await fitted(sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha());
  } finally {
    letGo(pixels);
  }
  // Of iPhones the colours are those of Display P3: taken for sRGB they would be paler.
  const profile = profileOf(bytes);
  if (!profile) return photo;
  const tagged = asTiff(photo, profile);
  letGo(photo.data);
  return fitted(sharp(tagged)).finally(() => letGo(tagged));
}

const fitted = (photo: Sharp) =>
  photo
    .resize({
      width: widestImage,
      height: 2 * widestImage,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

const narrow = ({ data, info }: Awaited<ReturnType<typeof fitted>>, width: number) =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer({ resolveWithObject: true });

/** Whether each of 64 spots is lighter than the one beside it: neither size nor quality changes that. */
async function fingerprintOf({ data, info }: Awaited<ReturnType<typeof fitted>>): Promise<string | null> {
  const { width, height, channels } = info;
  const grey = await sharp(data, { raw: { width, height, channels } })
    .greyscale()
    .resize({ width: 9, height: 8, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const spot = (row: number, column: number) => grey.data[(row * 9 + column) * grey.info.channels] ?? 0;
  const bits = Array.from({ length: 64 }, (_, index) => {
    const [row, column] = [Math.floor(index / 8), index % 8];
    return spot(row, column) > spot(row, column + 1) ? 1 : 0;
  });
  const lighter = bits.reduce<number>((sum, bit) => sum + bit, 0);
  if (lighter < 4 || lighter > 60) return null;
  return BigInt(`0b${bits.join('')}`)
    .toString(16)
    .padStart(16, '0');
}
