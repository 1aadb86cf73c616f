import { freePort } from '@serendib/embedded-postgres/free-port';
import { defineConfig } from 'playwright/test';
import { findChromium } from '../scripts/test/chromium.mjs';

// The workers read this file too, and must find the address that was chosen first; no service listens there but in the journey
// that signs in through another service.
process.env.E2E_ISSUER ??= `http://127.0.0.1:${await freePort()}`;
const chromium = findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: 'results',
  globalSetup: './serve.ts',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // Each has servers of its own beside its browser: with a third one, a press came while its page still moved.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Asia/Colombo',
    reducedMotion: 'reduce',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--disable-gpu',
        // Fewer processes and threads, that wake one another: a twelfth less of two cores that are busy as it is.
        ...['--in-process-gpu', '--renderer-process-limit=1', '--js-flags=--single-threaded'],
        // Chromium's sandbox refuses root, which is who runs this in a container.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
