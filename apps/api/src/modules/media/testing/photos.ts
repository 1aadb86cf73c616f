import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** A photo without a subject, in the size and format that a test wants. */
export const photo = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#c8442b' } });

export const jpeg = (width?: number, height?: number): Promise<Buffer> =>
  photo(width, height).jpeg().toBuffer();

/** As a telephone held upright makes it: lying on its side, with a note on how to turn it and where it was taken. */
export const phonePhoto = (width: number, height: number): Promise<Buffer> =>
  photo(width, height)
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: '#0f5b57' } },
        left: 0,
        top: 0,
      },
    ])
    .withExif({
      IFD0: { Make: 'Kandy', Model: 'Lake 7' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '7/1 17/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();

/** 640 by 480, drawn by ourselves. */
export const heic = (): Buffer => readFileSync(new URL('./sunset.heic', import.meta.url));

/** A few bytes that say they are 30,000 by 30,000 pixels. */
export async function bomb(): Promise<Buffer> {
  const png = await photo(1, 1).png().toBuffer();
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  return png;
}
