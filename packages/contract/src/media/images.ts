import { widestImage } from './src-set.ts';

/** So many addresses are asked for at once. */
export const mostImages = 100;
export const largestPhotoBytes = 10 * 1024 * 1024;
/** What a photo may be when it is chosen; HEIC is what iPhones make. */
export const takenPhotoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] as const;

const ours = /^(?:https?:\/\/[^/]+)?\/media\/([\w-]{22})\/\d+\.webp$/;

export const imagePath = (key: string, width: number = widestImage): string => `/media/${key}/${width}.webp`;

/** The key of an uploaded picture, from its path or address; undefined for images of other sites. */
export const imageKey = (address: string): string | undefined => ours.exec(address)?.[1];

const signature = /^(\/media\/[\w-]{22}\/\d+\.webp)\?until=\d+&signature=[\w-]+$/;

/** The name of an uploaded picture, where its path comes as it was handed out: signed for a short while. */
export const withoutSignature = (path: string): string => path.replace(signature, '$1');

/** A picture of ours goes by its path, also where its address is sent back as it was handed out. */
export const ownPath = (address: string, publicUrl: string): string =>
  withoutSignature(address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address);
