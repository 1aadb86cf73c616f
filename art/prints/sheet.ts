import { readdirSync } from 'node:fs';
import sharp from 'sharp';

/** A contact sheet of the prints whose names hold a word: node art/prints/sheet.ts van /tmp/van.png 800 2 */
const [, , word = '', file = 'sheet.png', width = '400', across = '3'] = process.argv;
const folder = new URL('../../apps/web/public/prints/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.svg') && name.includes(word));
const w = Number(width);
const columns = Number(across);
const tiles = await Promise.all(
  names.map((name) =>
    sharp(new URL(name, folder).pathname).resize({ width: w }).png().toBuffer({ resolveWithObject: true }),
  ),
);
const h = Math.max(...tiles.map(({ info }) => info.height));
await sharp({
  create: {
    width: columns * (w + 10),
    height: Math.ceil(names.length / columns) * (h + 10),
    channels: 3,
    background: '#F5F6F1',
  },
})
  .composite(
    tiles.map(({ data }, i) => ({
      input: data,
      left: (i % columns) * (w + 10) + 5,
      top: Math.floor(i / columns) * (h + 10) + 5,
    })),
  )
  .png()
  .toFile(file);
console.log(names.join(' '));
