import { rm } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from '../bench/browser.ts';
import { makeFolder } from '../bench/opened.ts';
import { startSerendib, stop } from '../bench/processes.ts';

/** Takes the pictures of the README from the product itself: `npm run pictures`. */
const pictures = [
  { name: 'home', path: '/', width: 1280, height: 860, colorScheme: 'light' },
  { name: 'destination', path: '/destination/ella', width: 1280, height: 860, colorScheme: 'light' },
  { name: 'vehicles', path: '/vehicles', width: 1280, height: 860, colorScheme: 'dark' },
  {
    name: 'trip',
    path: '/trips/ideas/first-time-in-10-days',
    width: 1280,
    height: 860,
    colorScheme: 'light',
  },
  { name: 'guides-si', path: '/si/tour-guides', width: 1280, height: 860, colorScheme: 'light' },
  { name: 'map', path: '/map?district=Badulla', width: 1280, height: 860, colorScheme: 'light' },
  { name: 'phone-home', path: '/', width: 360, height: 780, colorScheme: 'dark' },
  { name: 'phone-guides', path: '/tour-guides', width: 360, height: 780, colorScheme: 'light' },
  { name: 'phone-blogs', path: '/blogs', width: 360, height: 780, colorScheme: 'light' },
] as const;

const folder = path.resolve(import.meta.dirname, '../docs/pictures');
const dataDir = await makeFolder('serendib-pictures-');
const serendib = await startSerendib(dataDir);
const browser = await launchBrowser();
try {
  for (const { name, path: address, width, height, colorScheme } of pictures) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
    await page.goto(serendib.origin + address, { waitUntil: 'networkidle' });
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path: path.join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
    await page.close();
    console.log(`docs/pictures/${name}.jpg`);
  }
} finally {
  await browser.close();
  await stop(serendib.child);
  await rm(dataDir, { recursive: true, force: true });
}
