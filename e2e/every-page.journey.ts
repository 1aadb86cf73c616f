import { readFileSync } from 'node:fs';
import type { APIRequestContext } from 'playwright/test';
import { expect, servedTest, sidewaysAt, test } from './journey.ts';
import { brokenWords } from './languages/broken-words.ts';
import { listingPages, longestNames, looksAt, pagesToLookAt } from './pages.ts';
import { around, calledTwice, leadsOn, openCounting } from './reach.ts';
import { axeOf, standsAt } from './stands.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * By day and by night, on a phone and on a computer. What only one of them shows stands on many pages, so that axe looks
 * at one page on a phone by day and on a computer by night, and at the next one the other way round; pages of one template
 * share these looks. On a computer pages are in Sinhala or Tamil, which stand at every width too. Pages follow one another
 * in one browser, which has their scripts and letters by then.
 */
const looked = [...pagesToLookAt, ...Object.keys(listingPages)];
const atOnce = 12;
/** By turns from page to page, and the other way round from group to group, so that each is seen by day and by night. */
const codeOf = (at: number) => (((at % atOnce) + Math.floor(at / atOnce)) % 2 === 0 ? 'si' : 'ta');
/**
 * Where the bar and the foot are asked too, which are the same on every page but for the ink of the bar: the first page that is
 * seen on a phone and on a computer in each language, by day and by night, and one of each sky.
 */
const withBarAndFoot = new Map(
  looked
    .flatMap((path, at) => {
      const [onPhone, onLarge] = looksAt(path, at % atOnce);
      return [
        onPhone && ([`phone ${onPhone}`, path] as const),
        onLarge && ([`${codeOf(at)} ${onLarge}`, path] as const),
      ];
    })
    .filter((one) => one !== undefined)
    .toReversed(),
);

/** Pages whose sky lends its ink to the bar, by day as by night. The one of tea is that of who has paid: paid-pages.journey.ts. */
const skies = new Map([
  ['/login', 'gamboge'],
  ['/partnership', 'plum'],
  ['/partnership/vehicle-premium', 'mist'],
  ['/partnership/business-premium', 'rose'],
  ['/partnership/tour-operator', 'red'],
  ['/submit-sponsored-blog', 'key'],
]);
const layout = new URL('../apps/web/app/ui/layout/layout.css', import.meta.url);

servedTest(
  'the bar and the foot are asked on a phone, and in Sinhala and Tamil on a computer, by day and by night, and in the ink of each sky',
  () => {
    expect([...withBarAndFoot.keys()].sort()).toEqual(
      ['phone', 'si', 'ta'].flatMap((where) => [`${where} dark`, `${where} light`]),
    );
    const lent = [...readFileSync(layout, 'utf8').matchAll(/~ main \[data-sky="(.+?)"/g)].map(
      ([, sky]) => sky,
    );
    expect([...skies.values(), 'tea'].sort()).toEqual(lent.sort());
    expect(looked).toEqual(expect.arrayContaining([...skies.keys()]));
  },
);

for (let from = 0; from < looked.length; from += atOnce) {
  const some = looked.slice(from, from + atOnce);
  // Proves AIM-01, ROLE-01.
  test(`${some.join(', ')}: stand at every width, by day and by night, for fingers, the keyboard and slow connections`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    for (const [index, path] of some.entries())
      await test.step(path, async () => {
        const address = await addressOf(path, request);
        const scripts = await openCounting(page, address, path);
        const sky = skies.get(path);
        if (sky) await expect(page.locator(`main [data-sky="${sky}"]`), path).toHaveCount(1);
        const isWhole = sky !== undefined || [...withBarAndFoot.values()].includes(path);
        const axe = () =>
          (isWhole ? [] : around).reduce(
            (look, part) => look.exclude(part),
            axeOf(page).withTags(rules).exclude('iframe'),
          );
        const [onPhone, onLarge] = looksAt(path, index);
        await standsAt(page, path, [onPhone, undefined], axe);
        expect.soft(await page.evaluate<string[]>(calledTwice), `${path}, called as in the bar`).toEqual([]);
        await leadsOn(page, path, scripts, isWhole);
        if (!onLarge) return;
        const code = codeOf(from + index);
        await page.goto(`/${code}${address === '/' ? '' : address}`);
        await standsAt(page, `${path} in ${code}`, [undefined, onLarge], axe);
        expect.soft(await page.evaluate(calledTwice), `${path} in ${code}, called as in the bar`).toEqual([]);
        expect.soft(await page.evaluate(brokenWords), `${path} in ${code}`).toEqual([]);
      });
  });
}

/** Of listings those with the longest names, for which a phone is narrowest. */
const addressOf = (path: string, request: APIRequestContext) =>
  path.startsWith('/') ? path : longestNames[path as keyof typeof longestNames](request);

test('a page in English fetches no letters of other languages but those of their names', async ({ page }) => {
  for (const path of ['/', '/trip', '/vehicles']) {
    const faces: string[] = [];
    page.removeAllListeners('request');
    page.on('request', (request) => {
      const face = /([a-z]+-[a-z]+)-[^/]+\.woff2$/.exec(request.url())?.[1];
      if (face && /^(sinhala|tamil|noto)-/.test(face)) faces.push(face);
    });
    await page.goto(path);
    await page.getByRole('navigation', { name: 'Language' }).scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate<boolean>("document.fonts.status === 'loaded'")).toBe(true);
    expect(faces.sort(), path).toEqual(['sinhala-name', 'tamil-name']);
  }
});

test.describe('without our own faces', () => {
  test.use({ broken: '.woff2' });

  /** A download may fail, and what stands in for them may be wider. */
  test('a phone holds the bar, whole', async ({ page }) => {
    // A route of Playwright's would stop every request, and turn off the cache.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
    const bar = page.getByRole('navigation', { name: 'Main' });
    for (const path of ['/', '/destinations', '/login']) {
      await page.goto(path);
      for (const width of [360, 320]) {
        expect.soft(await sidewaysAt(page, width), `${path} at ${width} px`).toBeLessThanOrEqual(0);
        const search = await bar.getByRole('link', { name: 'Find anything' }).boundingBox();
        expect.soft(search?.width, `the search at ${width} px`).toBeGreaterThanOrEqual(44);
        await bar.locator('summary').click();
        const light = await bar.getByRole('button', { name: 'Switch between light and dark' }).boundingBox();
        expect.soft(light?.width, `the switch at ${width} px`).toBeGreaterThanOrEqual(44);
        expect.soft(light?.height, `the switch at ${width} px`).toBeGreaterThanOrEqual(44);
        await bar.locator('summary').click();
      }
      const loaded = await page.evaluate<string[]>(
        "[...document.fonts].flatMap((face) => (face.status === 'loaded' ? face.family : []))",
      );
      expect(
        loaded.filter((face) => !face.includes('fallback')),
        path,
      ).toEqual([]);
    }
  });
});

test('no name of a place is too long for a phone, and what is printed is light and holds no bars, also for whoever chose the dark', async ({
  page,
  request,
}) => {
  await test.step('the longest name of a place; those of listings are looked at above', async () => {
    await page.goto(await longestNames['a destination'](request));
    expect(await sidewaysAt(page, 360)).toBeLessThanOrEqual(0);
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const path of ['/refund-policy', await listingPages['a vehicle'](request)]) {
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
    await page.goto(path);
    await page.evaluate(`Object.assign(document.documentElement.dataset, { theme: 'dark', offer: 'ta' })`);
    await expect(page.locator('.language-offer').filter({ visible: true }), path).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect
      .poll(() => page.evaluate<string>('getComputedStyle(document.body).backgroundColor'), path)
      .toMatch(/rgb\((255, 255, 255|245, 246, 241)\)/);
    for (const bar of ['.site-bar', '.contact-bar', '.language-offer', 'footer'])
      await expect.soft(page.locator(bar).filter({ visible: true }), `${bar} of ${path}`).toHaveCount(0);
  }
});
