import sharp from 'sharp';

interface Colour {
  red: number;
  green: number;
  blue: number;
}

/** The colour of one point of a picture, of 255 each. */
export async function pixel(bytes: Buffer, left: number, top: number): Promise<Colour> {
  const one = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return { red: one[0] ?? 0, green: one[1] ?? 0, blue: one[2] ?? 0 };
}

const linear = (value: number) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
const encoded = (light: number) =>
  255 * Math.min(1, Math.max(0, light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));

/** What a colour of Display P3 is in sRGB. */
export function fromDisplayP3(colour: Colour): Colour {
  const [red, green, blue] = [linear(colour.red), linear(colour.green), linear(colour.blue)];
  return {
    red: encoded(1.22494 * red - 0.22494 * green),
    green: encoded(-0.04206 * red + 1.04206 * green),
    blue: encoded(-0.01964 * red - 0.07865 * green + 1.09829 * blue),
  };
}
