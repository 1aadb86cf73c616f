import type { Browser } from 'playwright';
import { measureInBrowser } from '../browser.ts';
import { openPhone } from '../family/phone.ts';
import { hasOption } from '../options.ts';
import { markdownTable, report } from '../report.ts';
import { median } from '../statistics.ts';

/**
 * Measures how long a tap inside the site takes on a slow phone: a processor four times slower, 1.6 Mbit/s, 150 ms.
 * Each tap begins on a page that was opened anew with an empty cache, and ends when the next page's heading is painted.
 * `npm run bench -- --taps --waves` also lists what was fetched meanwhile; `--origin` takes a server that runs already.
 */
const withWaves = hasOption('waves');

interface Tap {
  name: string;
  from: string;
  /** What is tapped. */
  link: string;
}

const inMain = (href: string) => `main a[href^="${href}"]`;
const taps: readonly Tap[] = [
  { name: 'home → destinations', from: '/', link: 'main a[href="/destinations"]' },
  { name: 'home → destination', from: '/', link: inMain('/destination/') },
  { name: 'home → guides', from: '/', link: 'main a[href="/tour-guides"]' },
  { name: 'destinations → destination', from: '/destinations', link: inMain('/destination/') },
  { name: 'vehicles → vehicle', from: '/vehicles', link: inMain('/vehicles/') },
  { name: 'guides → guide', from: '/tour-guides', link: inMain('/tour-guides/') },
  { name: 'tours → tour', from: '/tours', link: inMain('/tours/') },
  { name: 'bookings → business', from: '/affiliate-links', link: inMain('/business-listings/') },
  { name: 'blogs → blog', from: '/blogs', link: inMain('/blogs/') },
  { name: 'destination → guides', from: '/destination/sigiriya', link: inMain('/tour-guides?') },
];

/** What runs in the page is text, since this program knows no documents. */
const tapOn = (link: string) => `{
  const link = document.querySelector(${JSON.stringify(link)});
  if (!link) throw new Error('There is no such link.');
  performance.clearResourceTimings();
  performance.mark('tap');
  const touch = { bubbles: true, cancelable: true };
  link.dispatchEvent(new PointerEvent('pointerdown', { ...touch, pointerType: 'touch' }));
  link.dispatchEvent(new Event('touchstart', touch));
  setTimeout(() => link.click());
}`;
interface Fetched {
  name: string;
  begun: number;
  ended: number;
}
const fetchedSince = `(() => {
  const begin = performance.getEntriesByName('tap')[0]?.startTime ?? 0;
  return performance.getEntriesByType('resource').map(({ name, startTime, responseEnd }) => ({
    name: name.slice(location.origin.length, location.origin.length + 80),
    begun: startTime - begin,
    ended: responseEnd - begin,
  }));
})()`;

async function measureTap(browser: Browser, origin: string, { name, from, link }: Tap) {
  const page = await openPhone(browser);
  try {
    await page.goto(origin + from, { waitUntil: 'load' });
    await page.waitForSelector('html[data-live]', { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const heading = await page.textContent('main h1');
    const begun = performance.now();
    // Dispatched at the link itself: nothing was scrolled or touched before.
    await page.evaluate(tapOn(link));
    // The page may come by the router or as a document of its own.
    await page
      .locator('main h1', { hasNotText: heading ?? '' })
      .first()
      .waitFor({ timeout: 60_000 });
    const shown = performance.now() - begun;
    const fetched = await page.evaluate<Fetched[]>(fetchedSince);
    return { name, shown, fetched };
  } finally {
    await page.context().close();
  }
}

export async function measure(): Promise<void> {
  await measureInBrowser(async (browser, origin) => {
    const rows = [];
    for (const tap of taps) {
      // Once beforehand, so that the server has both pages at hand.
      await fetch(origin + tap.from);
      const { name, shown, fetched } = await measureTap(browser, origin, tap);
      rows.push({ tap: name, 'shown after (s)': Number((shown / 1000).toFixed(2)), fetched: fetched.length });
      if (withWaves) {
        console.log(name);
        for (const one of fetched.toSorted((a, b) => a.begun - b.begun))
          console.log(
            `  ${one.begun.toFixed(0).padStart(6)} → ${one.ended.toFixed(0).padStart(6)}  ${one.name}`,
          );
      }
    }
    const all = median(rows.map((row) => row['shown after (s)']));
    report('taps', '## Taps', markdownTable(rows), `Median ${all.toFixed(2)} s.`);
  });
}
