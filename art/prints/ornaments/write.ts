import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { icon, logo } from './marks.ts';
import { moonstone } from './moonstone.ts';
import { dumbara, zigzag } from './woven.ts';

const site = new URL('../../../apps/web/public/', import.meta.url);

export const ornaments: Record<string, () => string> = {
  'ornaments/dumbara.svg': dumbara,
  'ornaments/zigzag.svg': zigzag,
  'ornaments/moonstone.svg': moonstone,
  'ornaments/logo.svg': logo,
  'favicon.svg': () => icon(0.84, 96),
  'icons/icon.svg': () => icon(),
};

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 144 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** Old browsers ask for this one: an envelope about a 32-pixel PNG. */
function ico(image: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, image]);
}

export async function writeOrnaments(): Promise<void> {
  for (const folder of ['ornaments/', 'icons/']) mkdirSync(new URL(folder, site), { recursive: true });
  for (const [path, draw] of Object.entries(ornaments)) {
    const svg = draw();
    writeFileSync(new URL(path, site), svg);
    console.log(path, Buffer.byteLength(svg));
  }
  writeFileSync(new URL('icons/icon-192.png', site), await png(icon(), 192));
  writeFileSync(new URL('icons/icon-512.png', site), await png(icon(), 512));
  writeFileSync(new URL('icons/icon-maskable-512.png', site), await png(icon(0.58, 0), 512));
  writeFileSync(new URL('icons/apple-touch-icon.png', site), await png(icon(0.7, 0), 180));
  writeFileSync(new URL('favicon.ico', site), ico(await png(icon(0.88, 64), 32)));
}
