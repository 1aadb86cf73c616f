import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '../scripts/test/chromium.mjs';
import { textOption } from './options.ts';
import { startSerendib, stop } from './processes.ts';

/** Chromium, with the port at which others than Playwright drive it where one is given. */
function launchBrowser(debuggingPort: number | undefined): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--disable-gpu',
      // Chromium's sandbox refuses root, which is who runs this in a container.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
    ],
  });
}

/** Measures in a browser what a trial serves, or the server that runs already at `--origin`. */
export async function measureInBrowser(
  work: (browser: Browser, origin: string) => Promise<void>,
  debuggingPort?: number,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'serendib-browser-'));
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
