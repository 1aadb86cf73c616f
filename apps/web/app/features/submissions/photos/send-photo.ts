import { largestPhotoBytes } from '@serendib/contract/media/images';
import { t } from '@serendib/contract/words/t';
import { ApiError, call, type ReplyOf } from '~/lib/api/call.ts';
import { awaitShown } from '~/lib/api/private-images.ts';
import { callWatched } from '~/lib/api/upload.ts';
import { isPhoto, shrinkPhoto } from './shrink-photo.ts';

const megabytes = largestPhotoBytes / 1024 / 1024;
/** A slow network and a large photo take their time. */
const patienceMs = 5 * 60_000;

/** Words for a file that need not be sent to know that it will be refused. */
export const notAPhoto = (file: File): string | undefined =>
  isPhoto(file) ? undefined : t('This is no photo that we can open. Please take a JPEG, PNG, WebP or HEIC.');

/** Makes the photo of a form smaller where that helps, and sends the form. */
export async function sendFile<Key extends 'POST /media' | 'POST /papers'>(
  key: Key,
  form: Record<string, string | File>,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<ReplyOf<Key>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === 'string') body.append(name, value);
    else {
      const photo = await madeSmall(value);
      body.append(name, photo, photo === value ? value.name : 'photo.jpg');
    }
  }
  const watched = callWatched(onProgress) as (key: Key, options: object) => Promise<ReplyOf<Key>>;
  return watched(key, { body, signal, timeout: patienceMs });
}

async function madeSmall(file: File): Promise<Blob> {
  const wrong = notAPhoto(file);
  if (wrong) throw new ApiError(0, 'UNSUPPORTED_MEDIA', wrong, { isSaid: true });
  const photo = await shrinkPhoto(file);
  if (photo.size <= largestPhotoBytes) return photo;
  const words = t('This photo is larger than {megabytes} MB. Please choose a smaller one.', { megabytes });
  throw new ApiError(0, 'TOO_LARGE', words, { isSaid: true });
}

/** Sends a photo, and gives back its address. */
export async function sendPhoto(
  image: File,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const { url } = await sendFile('POST /media', { image }, onProgress, signal);
  // Nothing that shows it is public yet.
  awaitShown([url], call);
  return url;
}
