import { expect, sidewaysAt, test } from './journey.ts';
import { everyPage, listingPages, longestNames, pagesToLookAt, single } from './pages.ts';
import { axeOf, standsAt } from './stands.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * By day and by night, on a phone and on a desk. What only a phone or only a desk shows stands on many pages, so that
 * axe looks at one page's phone by day and desk by night, and at the next one the other way round.
 */
const looked = [...pagesToLookAt, 'a guide', 'a vehicle', 'a tour', 'a business', 'a blog'];
for (const [index, path] of looked.entries()) {
  test(`${path} stands at every width, by day and by night`, async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(
      path.startsWith('/') ? path : await listingPages[path as keyof typeof listingPages](request),
    );
    await standsAt(page, path, index % 2 === 0 ? ['light', 'dark'] : ['dark', 'light'], () =>
      axeOf(page).withTags(rules).exclude('iframe'),
    );
  });
}

test('no name is too long for a phone', async ({ page, request }) => {
  for (const path of await longestNames(request)) {
    await page.goto(path);
    expect.soft(await sidewaysAt(page, 360), path).toBeLessThanOrEqual(0);
  }
});

/** What of a page a finger would miss: what leads on is 44 px high, save links in the midst of a sentence. */
const missed = `(() => {
  const found = [];
  // What is laid out later would be cut off where its place ends.
  delete document.documentElement.dataset.fresh;
  for (const one of document.querySelectorAll('a[href], button, summary')) {
    const isInSentence = one.closest('p, label, .prose') && !one.matches('.link-alone, .btn, figcaption *');
    const isWord = getComputedStyle(one).display === 'inline' && isInSentence;
    const { width } = one.getBoundingClientRect();
    if (isWord || width < 4 || one.closest('svg, label') || !one.checkVisibility({ visibilityProperty: true })) continue;
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [box] = one.getClientRects();
    const x = box.left + Math.min(box.width / 2, 20);
    const middle = (box.top + box.bottom) / 2;
    const hits = (y) => one.contains(document.elementFromPoint(x, y));
    if (!hits(middle)) continue;
    let high = 1;
    for (let y = middle - 1; high < 44 && hits(y); y--) high++;
    for (let y = middle + 1; high < 44 && hits(y); y++) high++;
    if (high < 43) found.push(one.textContent.trim() + ': ' + high);
  }
  return found;
})()`;

test('whatever leads on is large enough for a finger', async ({ page, request }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 800 });
  const listings = await Promise.all(Object.values(listingPages).map((find) => find(request)));
  for (const path of [...single, ...listings, '/vehicles', '/destinations']) {
    await page.goto(path);
    expect.soft(await page.evaluate<string[]>(missed), path).toEqual([]);
  }
});

test.describe('without our own faces', () => {
  test.use({ broken: '.woff2' });

  /** A download may fail, and what stands in for them may be wider. */
  test('a phone holds the bar, whole', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    const bar = page.getByRole('navigation', { name: 'Main' });
    for (const path of ['/', '/destinations', '/login']) {
      await page.goto(path);
      for (const width of [360, 320]) {
        expect.soft(await sidewaysAt(page, width), `${path} at ${width} px`).toBeLessThanOrEqual(0);
        const light = await bar.getByRole('button', { name: 'Switch between light and dark' }).boundingBox();
        expect.soft(light?.width, `the switch at ${width} px`).toBeGreaterThanOrEqual(44);
      }
    }
  });
});

test('what is printed is light and holds no bars, also for whoever chose the dark', async ({
  page,
  request,
}) => {
  for (const path of ['/refund-policy', await listingPages['a vehicle'](request)]) {
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
    await page.goto(path);
    await page.evaluate(`document.documentElement.dataset.theme = 'dark'`);
    await page.emulateMedia({ media: 'print' });
    await expect
      .poll(() => page.evaluate<string>('getComputedStyle(document.body).backgroundColor'), path)
      .toMatch(/rgb\((255, 255, 255|245, 246, 241)\)/);
    for (const bar of ['.site-bar', '.contact-bar', 'footer'])
      await expect.soft(page.locator(bar).filter({ visible: true }), `${bar} of ${path}`).toHaveCount(0);
  }
});

// Proves AIM-01, ROLE-01.
test('every page says what it says without JavaScript', async ({ browser, request }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const listings = await Promise.all(Object.values(listingPages).map((find) => find(request)));
  for (const path of [...everyPage, ...listings]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(path === '/no-such-page' ? 404 : 200);
    await expect(page.locator('h1'), path).toBeVisible();
    await expect(page, path).toHaveTitle(/Serendib/);
    await expect(page.locator('meta[name="description"]'), path).toHaveCount(1);
    const dead = page.locator('.needs-js').filter({ visible: true });
    await expect(dead, `what would do nothing on ${path}`).toHaveCount(0);
  }
  await context.close();
});
