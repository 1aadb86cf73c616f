import type { Page } from 'playwright/test';
import { expect, test, touched } from './journey.ts';
import { listingPages } from './pages.ts';
import { coversNothing } from './reach.ts';

const viewport = { width: 360, height: 740 };
test.use({ viewport, hasTouch: true });

/** As a visitor has it who chose letters so many times as large. */
const enlarge = (page: Page, times: number) =>
  page.addStyleTag({ content: `html { font-size: ${times * 100}% }` });

const widthOf = (page: Page) =>
  page.evaluate('[document.documentElement.scrollWidth, innerWidth]') as Promise<[number, number]>;

/** The foot of a page leaves it to be read, with letters so many times as large. */
async function leavesToRead(page: Page, times: number, what: string): Promise<void> {
  const bar = page.locator('.contact-bar');
  await expect(bar).toBeAttached();
  await page.evaluate('window.scrollTo(0, 0)');
  const at = async () => (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  if (times <= 1.25) await expect(bar, what).toBeInViewport({ ratio: 1 });
  // Of the page, four fifths at least are free, whether it stays at the foot or lies at the end.
  const covered = async () => Math.max(0, viewport.height - (await at()).y) / viewport.height;
  await expect.poll(covered, what).toBeLessThan(0.2);
  await bar.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      const { x, width } = await at();
      return [x, x + width];
    }, what)
    .toEqual([0, viewport.width]);
}

const { 'a vehicle': vehicle, 'a guide': guide, 'a business': business } = listingPages;
test('letters of twice the size on a phone: nothing stands beside the page, the menu opens in it, and a price at its foot leaves it to be read at every size', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  for (const one of ['/', '/destinations', '/vehicles', '/destination/sigiriya', vehicle, guide, business]) {
    const path = typeof one === 'string' ? one : await one(request);
    await page.goto(path);
    if (typeof one !== 'string')
      for (const times of [1, 1.25, 1.5]) {
        await enlarge(page, times);
        await leavesToRead(page, times, `${path}, ${times} times as large`);
      }
    await enlarge(page, 2);
    if (typeof one !== 'string') await leavesToRead(page, 2, `${path}, twice as large`);
    await page.evaluate('window.scrollTo(0, 0)');
    await expect.poll(() => widthOf(page), path).toEqual([viewport.width, viewport.width]);
    const menu = page.getByLabel('Menu', { exact: true });
    await expect(menu, path).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Sign in' }).first(), path).toBeInViewport({ ratio: 1 });
    await menu.click();
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Destinations' });
    await expect(link, path).toBeInViewport({ ratio: 1 });
  }
});

test('in a window enlarged four times the tray of marked listings covers nothing that the keyboard comes to', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const listed = (await (await request.get('/api/vehicles?limit=2')).json()) as { _id: string }[];
  const vehicle = listed.map(({ _id }) => _id);
  await page.addInitScript(`localStorage.setItem('serendib:compare', '${JSON.stringify({ vehicle })}')`);
  await page.goto('/vehicles');
  await touched(page);
  await expect(page.getByRole('link', { name: 'Compare 2' })).toBeAttached();
  await page.locator('.list-found .card-link').first().focus();
  await coversNothing(page, 'Tab');
});

test('in a window enlarged four times the way to take a step back covers nothing that the keyboard comes to', async ({
  page,
}) => {
  await page.goto('/trip?begin=whole-island-in-14-days');
  const rows = page.locator('li[data-stop]');
  await expect(rows).toHaveCount(11);
  await page.setViewportSize({ width: 320, height: 256 });
  await rows
    .nth(9)
    .getByRole('button', { name: /off the way$/ })
    .click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await rows.nth(9).getByRole('button').last().focus();
  await coversNothing(page, 'Shift+Tab', 16);
  await expect(undo).toBeInViewport({ ratio: 1 });
});
