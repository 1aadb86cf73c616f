import sharp from 'sharp';

/** The colour of one point of a picture, of 255 each. */
export async function pixel(bytes: Buffer, left: number, top: number) {
  const one = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return { red: one[0] ?? 0, green: one[1] ?? 0, blue: one[2] ?? 0 };
}
