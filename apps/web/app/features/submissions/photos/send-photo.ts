import { largestPhotoBytes } from '@serendib/contract/media/images';
import { t } from '@serendib/contract/words/t';
import { ApiError, call } from '~/lib/api/call.ts';
import { awaitShown } from '~/lib/api/private-images.ts';
import { callWatched } from '~/lib/api/upload.ts';
import { isPhoto, shrinkPhoto } from './shrink-photo.ts';

const megabytes = largestPhotoBytes / 1024 / 1024;
/** A slow network and a large photo take their time. */
const patienceMs = 5 * 60_000;

/** Words for a file that need not be sent to know that it will be refused. */
export const notAPhoto = (file: File): string | undefined =>
  isPhoto(file) ? undefined : t('This is no photo that we can open. Please take a JPEG, PNG, WebP or HEIC.');

/** Makes a photo smaller where that helps, sends it, and gives back its address. */
export async function sendPhoto(
  file: File,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const photo = await shrinkPhoto(file);
  if (photo.size > largestPhotoBytes) {
    const words = t('This photo is larger than {megabytes} MB. Please choose a smaller one.', { megabytes });
    throw new ApiError(0, 'TOO_LARGE', words, {}, true);
  }
  const body = new FormData();
  body.append('image', photo, photo === file ? file.name : 'photo.jpg');
  const { url } = await callWatched(onProgress)('POST /media', { body, signal, timeout: patienceMs });
  // Nothing that shows it is public yet.
  awaitShown([url], call);
  return url;
}
