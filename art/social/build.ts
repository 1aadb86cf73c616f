import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { socialPrint, socialSize } from '../../apps/web/app/lib/page/social-image.ts';
import { findChromium } from '../../scripts/test/chromium.mjs';
import { pagePictures } from './pages.ts';
import { type Sheet, sheetHtml } from './sheet.ts';

// Makes the pictures that stand for pages when they are shared: node art/social/build.ts [parts of names]

const publicFolder = new URL('../../apps/web/public/', import.meta.url);
const out = new URL('social/', publicFolder);
const only = process.argv.slice(2);

const namesIn = (folder: string) =>
  readdirSync(new URL(folder, publicFolder))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -4));

const guideWords = 'A guide who lives where you are going';
const floods = ['#f3b12b', '#c4dad3', '#ee9a78', '#8fae45'];

function sheets(): Map<string, Sheet> {
  const all = new Map<string, Sheet>();
  for (const name of namesIn('scenes/')) all.set(`scene-${name}`, { picture: `/scenes/${name}.svg` });
  for (const name of namesIn('prints/').filter((print) => socialPrint(print) === print)) {
    const isTall = /^(?:pattern|portrait)-/.test(name);
    const flood = floods[Number(name.split('-').at(-1)) % floods.length];
    all.set(`print-${name}`, {
      picture: `/prints/${name}.svg`,
      ...(isTall && flood && { flood, words: guideWords }),
    });
  }
  for (const [name, { scene, words }] of Object.entries(pagePictures))
    all.set(`page-${name}`, { picture: `/scenes/${scene}.svg`, words });
  return all;
}

mkdirSync(out, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: socialSize });
for (const [name, sheet] of sheets()) {
  if (only.length > 0 && !only.some((part) => name.includes(part))) continue;
  await page.setContent(sheetHtml(sheet), { waitUntil: 'load' });
  await page.evaluate('document.fonts.ready');
  const shot = await page.screenshot({ type: 'png' });
  // Few flat inks: a palette of sixteen holds them and their edges.
  const png = await sharp(shot).png({ palette: true, colours: 16, dither: 0, effort: 10 }).toBuffer();
  writeFileSync(new URL(`${name}.png`, out), png);
  console.log(name, png.length);
}
await browser.close();
