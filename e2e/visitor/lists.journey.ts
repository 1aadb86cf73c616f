import type { Locator } from 'playwright/test';
import { expect, test, touched } from '../journey.ts';
import { wholeLists } from '../pages.ts';
import { leadsOn, openCounting } from '../reach.ts';

const drawing = 'drawing, no photograph yet';
/** In words in sight, and in those that stand for the picture. */
async function saysItIsDrawn(article: Locator, where: string) {
  await expect.soft(article.getByText(drawing), where).toBeVisible();
  await expect.soft(article.getByRole('img', { name: drawing }), where).toBeVisible();
}

// Proves AIM-01, BLOG-01.
test('travellers browse all that there is by cards that lead to it, most of them in grids, the first row of which a usual screen shows whole, and a phone the first name; they are fit for fingers, the keyboard and slow connections', async ({
  page,
}) => {
  // Two journeys in one.
  test.setTimeout(120_000);
  for (const [path, single] of [
    ['/destinations', '/destination/'],
    ['/tours', '/tours/'],
    ['/tour-guides', '/tour-guides/'],
    ['/blogs', '/blogs/'],
    ['/affiliate-links', '/business-listings/'],
    ['/vehicles', '/vehicles/'],
  ] as const) {
    const scripts = await openCounting(page, path, path, 900);
    const cards = page.locator(`main article:has(a.card-link[href^="${single}"])`);
    expect(await cards.count(), path).toBeGreaterThan(6);
    await expect(cards.first().getByRole('heading')).not.toBeEmpty();
    // Vehicles lie one below the other, as wide as what is said of them.
    for (let at = 0; at < (path === '/vehicles' ? 1 : 3); at += 1)
      await expect
        .soft(page.locator('.list-found article').nth(at), `card ${at} of ${path}`)
        .toBeInViewport({ ratio: 1 });
    if (path !== '/vehicles') {
      const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
      expect(second?.y, `side by side on ${path}`).toBe(first?.y);
      expect(second?.x, `side by side on ${path}`).toBeGreaterThan(first?.x ?? 0);
    }
    const drawn = page.locator('.list-found article').filter({ hasText: drawing }).first();
    const isDrawn = ['/tour-guides', '/vehicles', '/affiliate-links'].includes(path);
    if (isDrawn) await saysItIsDrawn(drawn, path);
    await page.setViewportSize({ width: 360, height: 740 });
    const first = page.locator('.list-found article').first();
    await expect.soft(first, `${path} on a phone`).toBeInViewport({ ratio: 0.25 });
    await expect.soft(first.getByRole('heading'), `the name on ${path}`).toBeInViewport({ ratio: 0.5 });
    const href = isDrawn ? await drawn.locator('.card-link').getAttribute('href') : null;
    // The other two are looked at from all sides while they are narrowed.
    if (wholeLists.includes(path)) await leadsOn(page, path, scripts);
    if (!isDrawn) continue;
    await page.goto(href ?? '');
    await saysItIsDrawn(page.getByRole('article').first(), `a page of ${path}`);
  }
});

test('search and district stay in sight on phones and tablets for tours and destinations, and a choice asks at once', async ({
  page,
}) => {
  for (const path of ['/tours', '/destinations']) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    // Another word each time: the page of the cleared search, however late it comes, empties the field of the first alone.
    for (const [width, height, name, word] of [
      [360, 740, 'Kandy', 'temple'],
      [768, 1024, 'Galle', 'rock'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate('scrollTo(0, 0)');
      const [search, district] = [
        page.getByRole('searchbox', { name: 'Search' }),
        page.getByLabel('District'),
      ];
      await expect(search, path).toBeInViewport({ ratio: 1 });
      await expect(district, path).toBeInViewport({ ratio: 1 });
      await search.fill(word);
      await expect(page.locator('[data-deferred="filters"]')).toHaveAttribute('data-hydrated', '');
      await district.selectOption(name);
      await expect(page).toHaveURL(new RegExp(`district=${name}`));
      await expect(page).toHaveURL(new RegExp(`search=${word}`));
      await search.fill('');
      await search.press('Enter');
      await expect(page).not.toHaveURL(new RegExp(word));
      await expect(page).toHaveURL(new RegExp(`district=${name}`));
    }
  }
  // What is asked for less often lies in the sheet, which counts what it holds.
  await page.goto('/tours?district=Kandy&type=cultural');
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await page.getByLabel('Type', { exact: true }).selectOption('');
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).not.toHaveURL(/cultural/);
  await expect(page).toHaveURL(/district=Kandy/);
});

// Proves VEHICLE-02, VEHICLE-03, VEHICLE-05.
test('a list of vehicles has cards with details, and a dropdown of types on a small screen; in the colours of a reader’s system fields have an edge, and what is ticked, chosen, open or wrong looks otherwise', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/vehicles');
  await expect(page.getByText('View Details').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'More Filters' }).getByText('More Filters')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No vehicles found' })).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.reload();
  // The very first press opens it, and nothing closes it again when its scripts have come.
  await page.getByRole('button', { name: /^More Filters/ }).click();
  await expect(page.locator('[data-deferred="filters"]')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Vehicle type', { exact: true }).selectOption('suv');
  await expect(page).toHaveURL(/type=suv/);
  await page.getByLabel('Vehicle type', { exact: true }).press('ArrowDown');
  await expect(page).toHaveURL(/type=taxi/);
  await expect(page.getByLabel('Vehicle type', { exact: true })).toBeFocused();

  await test.step('the keyboard does not go on under the sheet, which is closed by who walks out of it', async () => {
    await page.getByRole('button', { name: /^More Filters/ }).press('Enter');
    const sheet = page.getByRole('dialog', { name: 'More Filters' });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: 'Show results' }).focus();
    await page.keyboard.press('Tab');
    await expect(sheet).toBeHidden();
    await expect(page.locator('.list-results :focus')).toBeInViewport({ ratio: 1 });
  });

  // In the colours of a reader's system.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  const look = (selector: string) =>
    page.evaluate<{ edge: number; ground: string }>(`(() => {
      const { borderTopWidth, backgroundColor } = getComputedStyle(document.querySelector('${selector}'));
      return { edge: parseFloat(borderTopWidth), ground: backgroundColor };
    })()`);
  const box = '.filter-panel .tick > input[type="checkbox"]';
  await page.locator(box).first().check();
  await expect(page.locator(`${box}:checked`)).toHaveCount(1);
  const [ticked, plain] = [await look(`${box}:checked`), await look(`${box}:not(:checked)`)];
  expect(plain.edge).toBeGreaterThan(0);
  expect(ticked.ground).not.toBe(plain.ground);
  expect((await look('.filter-panel .control')).edge).toBeGreaterThan(0);
  // The system draws a ground of its own behind words, on which those of a chosen thing would not be seen.
  expect((await look('.filter-apply .btn')).ground).not.toBe(ticked.ground);
  const [chosen, other] = [
    await look('a.chip[aria-current="true"]'),
    await look('a.chip:not([aria-current])'),
  ];
  expect(other.edge).toBeGreaterThan(0);
  expect(chosen.ground).not.toBe(other.ground);

  /** Whether the sign before something, which is its ground alone, is told from what lies behind it. */
  const isSigned = (selector: string) =>
    page.evaluate<boolean>(`(() => {
      const at = document.querySelector('${selector}');
      const behind = [at, document.body].map((one) => getComputedStyle(one).backgroundColor);
      return !['rgba(0, 0, 0, 0)', ...behind].includes(getComputedStyle(at, '::before').backgroundColor);
    })()`);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByLabel('Menu', { exact: true }).click();
  expect(await isSigned('.menu-link[aria-current="page"]'), 'the page one is on').toBe(true);
  await page.goto('/contact');
  await page.getByLabel(/^Subject/).fill('A van for seven');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('.field-error').first()).toBeVisible();
  expect(await isSigned('.field-error'), 'what is wrong').toBe(true);
  const [wrong, right] = [
    await look('main .control[data-invalid]'),
    await look('main .control:not([data-invalid])'),
  ];
  expect(wrong.edge).toBeGreaterThan(right.edge);
});

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  // Proves PLACE-07, LIMIT-09, LIMIT-10.
  test('cards come up once, within a second, a tenth after one another', async ({ page }) => {
    const cards = page.locator('li.reveal');
    const last = cards.nth(23);
    for (const [width, columns] of [
      [390, 1],
      [900, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/destinations');
      await touched(page);
      await expect(last).toHaveAttribute('data-reveal', 'waiting');
      for (let at = 12; at < 18; at += 1) {
        await cards.nth(at).scrollIntoViewIfNeeded();
        await expect(cards.nth(at)).toHaveAttribute('data-reveal', 'done');
      }
      const shown = await page.evaluate<{ top: number; delay: string }[]>(`
        [...document.querySelectorAll('li.reveal')].slice(12, 18).map((one) => ({
          top: one.offsetTop,
          delay: getComputedStyle(one).transitionDelay.split(',')[0],
        }))`);
      expect(new Set(shown.map(({ top }) => top)).size, `rows at ${width} px`).toBe(6 / columns);
      // By its place in the row, so that the last of 24 does not wait two seconds.
      const inRows = shown.map((_, at) => `${(at % columns) / 10}s`);
      expect(
        shown.map(({ delay }) => delay),
        `${width} px`,
      ).toEqual(inRows);
      // The page would come back where it was left.
      await page.evaluate('window.scrollTo(0, 0)');
    }
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveAttribute('data-reveal', 'done');
    await expect(last).toHaveCSS('transition-duration', /^1s/);
    await page.evaluate('window.scrollTo(0, 0)');
    await expect(last).not.toBeInViewport();
    // What looks whether it is in sight reports with a later frame.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    expect(await last.getAttribute('data-reveal')).toBe('done');
  });
});

// Lists of guides, tours and bookings have the filters of vehicles.
for (const path of ['/destinations', '/vehicles'])
  test(`whoever searches ${path} by keyboard stays in the field, which says what was asked for`, async ({
    page,
  }) => {
    await page.goto(path);
    const field = page.getByRole('searchbox');
    await field.fill('colombo');
    // Before its scripts have come, a form is sent as one without scripts is.
    await expect(page.locator('[data-deferred="filters"]:not([data-hydrated])')).toHaveCount(0);
    await field.press('Enter');
    await expect(page).toHaveURL(/search=colombo/);
    await expect(field).toBeFocused();
    await field.fill('kandy');
    // What is typed while the page of the first search is on its way stays when that has come.
    await expect(page.getByRole('link', { name: /^Remove filter/ })).toBeVisible();
    await expect(field).toHaveValue('kandy');
    await field.press('Enter');
    await expect(page).toHaveURL(/search=kandy/);
    await page.goBack();
    await expect(field).toHaveValue('colombo');
    await page.getByRole('link', { name: /^Remove filter/ }).click();
    await expect(page).not.toHaveURL(/search=/);
    await expect(field).toHaveValue('');
  });

test.describe('under a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the sheet of filters stays where one presses its words, its headings or its ground, and asks for all that was ticked', async ({
    page,
  }) => {
    await page.goto('/vehicles');
    await page.getByRole('button', { name: /^More Filters/ }).tap();
    await expect(page.locator('[data-deferred="filters"]')).toHaveAttribute('data-hydrated', '');
    const sheet = page.getByRole('dialog', { name: 'More Filters' });
    const boxes = sheet.getByRole('checkbox');
    await boxes.first().tap();
    await sheet.locator('.tick > span').nth(1).tap();
    await expect(boxes.nth(1)).toBeChecked();
    await sheet.locator('legend').first().tap();
    await sheet.getByText('More Filters').tap();
    await expect(boxes.first()).toBeChecked();
    const asked = await boxes.evaluateAll((all) =>
      all.slice(0, 2).map((one) => {
        const { name, value } = one as unknown as { name: string; value: string };
        return `${name}=${value}`;
      }),
    );
    await sheet.getByRole('button', { name: 'Show results' }).tap();
    await expect(sheet).toBeHidden();
    await expect
      .poll(() => new URL(page.url()).search.slice(1).split('&'))
      .toEqual(expect.arrayContaining(asked));
  });
});
