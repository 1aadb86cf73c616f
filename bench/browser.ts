import { type Browser, chromium } from 'playwright';
import { findChromium } from '../scripts/test/chromium.mjs';

/** Chromium for a mode, with the port at which others than Playwright drive it where one is given. */
export function launchBrowser(debuggingPort?: number): Promise<Browser> {
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
