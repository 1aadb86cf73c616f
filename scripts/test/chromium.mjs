import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { Stop } from '../prepare/steps.mjs';
import { canInstallDebian, installDebian } from './debian.mjs';

/** The first has no windows to draw, and journeys take a third less time in it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const macOs = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/** CHROMIUM_PATH, else the system's, else one that Playwright downloaded earlier. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Stop(`CHROMIUM_PATH names ${given}, which is not there.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const places = names.flatMap((name) => ['/usr/bin', ...folders].map((folder) => path.join(folder, name)));
  return [...places, ...macOs, ...downloaded()].find((place) => existsSync(place));
}

function downloaded() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    path.join(homedir(), '.cache/ms-playwright'),
    path.join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  return caches
    .filter((cache) => cache && existsSync(cache))
    .flatMap((cache) => readdirSync(cache).map((name) => path.join(cache, name)))
    .filter((folder) => /chromium-\d+$/.test(folder))
    .flatMap((folder) => [
      path.join(folder, 'chrome-linux/chrome'),
      path.join(folder, 'chrome-linux64/chrome'),
      path.join(folder, 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'),
    ]);
}

/** Finds a Chromium; as root on Debian it installs the distribution's headless one where only another is, or none. */
export async function provideChromium() {
  const found = findChromium();
  if (process.env.CHROMIUM_PATH || found?.endsWith(names[0])) return found;
  if (canInstallDebian()) {
    // Not every distribution that calls itself a Debian has it.
    await installDebian(names[0], 'headless Chromium').catch(
      (error) => found ?? installDebian('chromium', 'Chromium').catch(() => Promise.reject(error)),
    );
  }
  const chosen = findChromium();
  if (chosen) return chosen;
  throw new Stop(
    'The journeys need a Chromium, and there is none. Install one (Debian: apt-get install chromium), ' +
      'or name one in CHROMIUM_PATH. All else is run without; npm test -- types lint laws docs vitest asks for none.',
  );
}
