import { gzipSync } from 'node:zlib';
import type { Request } from 'playwright/test';
import { expect, test } from './journey.ts';
import { listingPages, pagesToLookAt } from './pages.ts';

const limit = 120_000;
/** Forms bring what they are filled in with. */
const isRead = (path: string) => !/registration|submit-|business-listing|-edit|\/test\//.test(path);

/** Until a visitor does anything, a page may bring along 120 kB of scripts, compressed. */
test('no page brings more scripts than a slow connection bears', async ({ page, request }) => {
  test.setTimeout(120_000);
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (url: string) => {
    const size =
      sizes.get(url) ?? request.get(url).then(async (reply) => gzipSync(await reply.body()).length);
    sizes.set(url, size);
    return size;
  };
  const listings = await Promise.all(Object.values(listingPages).map((find) => find(request)));
  for (const path of [...pagesToLookAt.filter(isRead), '/tours', '/blogs', '/vehicles', ...listings]) {
    const scripts = new Set<string>();
    const listen = (asked: Request) => {
      if (asked.resourceType() === 'script') scripts.add(asked.url());
    };
    page.on('request', listen);
    await page.goto(path, { waitUntil: 'load' });
    page.off('request', listen);
    expect(scripts.size, path).toBeGreaterThan(0);
    const all = await Promise.all([...scripts].map(sizeOf));
    expect
      .soft(
        all.reduce((sum, size) => sum + size, 0),
        path,
      )
      .toBeLessThanOrEqual(limit);
  }
});
