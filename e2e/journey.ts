import { test as base, type Page } from 'playwright/test';

export { expect } from 'playwright/test';

/** A test whose browser may complain of nothing: no error in the console, no failing script, no 5xx. */
export const test = base.extend<{ watched: undefined; broken: string }>({
  /** Part of the addresses that a test makes fail on purpose: `test.use({ broken: '/api/destinations' })`. */
  broken: ['', { option: true }],
  /** Scripts begin once a page is painted: a journey goes on when they have. */
  page: async ({ page }, use) => {
    const isLive = () => page.locator('html:not([data-js]), html[data-live]').waitFor({ state: 'attached' });
    // The examples' pictures lie on a server that is not there.
    await page.route('https://example.lk/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    const goto = page.goto.bind(page);
    page.goto = async (...there) => {
      const response = await goto(...there);
      await isLive();
      return response;
    };
    const reload = page.reload.bind(page);
    page.reload = async (...how) => {
      const response = await reload(...how);
      await isLive();
      return response;
    };
    const resize = page.setViewportSize.bind(page);
    page.setViewportSize = async (size) => {
      await resize(size);
      await page.evaluate(drawnAt(size.width));
    };
    await use(page);
    // A call that is still being altered when its test ends is nobody's failure.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  watched: [
    async ({ page, broken }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        const { url } = message.location();
        // Chromium complains of every 404, also of a page that is meant to be one.
        if (message.text().startsWith('Failed to load resource') && url === page.url()) return;
        if (broken && url.includes(broken)) return;
        if (message.type() === 'error') complaints.push(`console: ${message.text()} (${url})`);
      });
      page.on('pageerror', (error) => complaints.push(`script: ${error.message}`));
      page.on('response', (response) => {
        if (response.status() >= 500) complaints.push(`${response.status()} from ${response.url()}`);
      });
      await use(undefined);
      if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`);
    },
    { auto: true },
  ],
});

/**
 * Waits in the page until it is drawn at a width. The frame that learns of a new width still has the styles of the
 * one before: only in the next have media queries been asked again.
 */
const drawnAt = (width: number) => `new Promise((drawn) => {
  const look = () =>
    innerWidth === ${width}
      ? requestAnimationFrame(() => requestAnimationFrame(drawn))
      : requestAnimationFrame(look);
  look();
})`;

/** The pixels by which a page can be scrolled sideways at a width. */
export async function sidewaysAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}
