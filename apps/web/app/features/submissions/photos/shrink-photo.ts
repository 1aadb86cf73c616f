import { takenPhotoTypes } from '@serendib/contract/media/images';
import { widestImage } from '@serendib/contract/media/src-set';

/** In pixels: a little more than the server keeps of a photo that lies. */
const longestEdge = 2048;
/** Smaller ones go as they are. */
const smallBytes = 1_000_000;
const quality = 0.85;

/** What iPhones make, and most browsers cannot open. Some name no type for it. */
export const isHeic = ({ name, type }: File): boolean => /\.hei[cf]$/i.test(name) || /hei[cf]/.test(type);

/** Whether it is a photo as phones make them. */
export const isPhoto = (file: File): boolean =>
  takenPhotoTypes.some((type) => type === file.type) || isHeic(file);

/**
 * A large photo made smaller before it is sent: five megabytes over a village's network are minutes. HEIC and
 * other files that cannot be read here go as they are; the server opens them.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const began = performance.now();
  const made = await smaller(file).catch(() => file);
  performance.measure('shrink-photo', { start: began });
  return made;
}

async function smaller(file: File): Promise<Blob> {
  if (isHeic(file)) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = bitmap;
    // One that stands is kept as wide as one that lies, and up to twice as high.
    const least = Math.max(longestEdge / Math.max(width, height), widestImage / width);
    const scale = Math.min(1, least, (2 * widestImage) / height);
    if (scale === 1 && file.size <= smallBytes) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    // What was transparent would come out black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    return made && made.size < file.size ? made : file;
  } finally {
    bitmap.close();
  }
}
