import { rm } from 'node:fs/promises';
import { endedBySignal } from '@serendib/embedded-postgres/testing/ended-by-signal';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '../scripts/test/chromium.mjs';
import { makeFolder } from './opened.ts';
import { textOption } from './options.ts';
import { startSerendib, stop } from './processes.ts';

/** Chromium, with the port at which others than Playwright drive it where one is given. */
export async function launchBrowser(debuggingPort?: number): Promise<Browser> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    // Playwright would end this process at once, with all else that is open.
    ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
    ...(executablePath && { executablePath }),
    args: [
      '--disable-gpu',
      // Chromium's sandbox refuses root, which is who runs this in a container.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
    ],
  });
  endedBySignal(() => browser.close());
  return browser;
}

/** Measures in a browser what a trial serves, or the server that runs already at `--origin`. */
export async function measureInBrowser(
  work: (browser: Browser, origin: string) => Promise<void>,
  debuggingPort?: number,
): Promise<void> {
  const dataDir = await makeFolder('serendib-browser-');
  const given = textOption('origin');
  const serendib = given ? undefined : await startSerendib(dataDir);
  try {
    const browser = await launchBrowser(debuggingPort);
    await work(browser, given ?? serendib?.origin ?? '').finally(() => browser.close());
  } finally {
    if (serendib) await stop(serendib.child);
    await rm(dataDir, { recursive: true, force: true });
  }
}
