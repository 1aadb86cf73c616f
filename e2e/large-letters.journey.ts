import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { listingPages } from './pages.ts';

const viewport = { width: 360, height: 740 };
test.use({ viewport, hasTouch: true });

/** As a visitor has it who chose letters so many times as large. */
const enlarge = (page: Page, times: number) =>
  page.addStyleTag({ content: `html { font-size: ${times * 100}% }` });

const widthOf = (page: Page) =>
  page.evaluate('[document.documentElement.scrollWidth, innerWidth]') as Promise<[number, number]>;

const { 'a vehicle': vehicle, 'a guide': guide, 'a business': business } = listingPages;
for (const [what, pages] of [
  ['home, places and lists', ['/', '/destinations', '/vehicles', '/destination/sigiriya']],
  ['a vehicle, a guide and a place to stay or eat', [vehicle, guide, business]],
] as const)
  test(`letters of twice the size on a phone: nothing stands beside ${what}, and the menu opens in the page`, async ({
    page,
    request,
  }) => {
    for (const one of pages) {
      const path = typeof one === 'string' ? one : await one(request);
      await page.goto(path);
      await enlarge(page, 2);
      await expect.poll(() => widthOf(page), path).toEqual([viewport.width, viewport.width]);
      const menu = page.getByLabel('Menu', { exact: true });
      await expect(menu, path).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: 'Sign in' }).first(), path).toBeInViewport({ ratio: 1 });
      await menu.click();
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Destinations' });
      await expect(link, path).toBeInViewport({ ratio: 1 });
    }
  });

for (const times of [1, 1.25, 1.5, 2])
  test(`the price at the foot of a phone leaves the page to be read, with letters ${times} times as large`, async ({
    page,
    request,
  }) => {
    for (const kind of ['a vehicle', 'a guide', 'a business'] as const) {
      await page.goto(await listingPages[kind](request));
      await enlarge(page, times);
      const bar = page.locator('.contact-bar');
      await expect(bar).toBeAttached();
      const at = async () => (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      if (times <= 1.25) await expect(bar, kind).toBeInViewport({ ratio: 1 });
      // Of the page, four fifths at least are free, whether it stays at the foot or lies at the end.
      const covered = async () => Math.max(0, viewport.height - (await at()).y) / viewport.height;
      await expect.poll(covered, kind).toBeLessThan(0.2);
      await bar.scrollIntoViewIfNeeded();
      const { x, width } = await at();
      expect([x, x + width], kind).toEqual([0, viewport.width]);
    }
  });
