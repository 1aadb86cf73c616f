import type { Page } from 'playwright/test';
import { expect } from '../journey.ts';

const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
] as const;

/**
 * The first thing that is filled in is in sight on the form that is open, whole, without scrolling, on a phone and on a
 * desktop. Nothing may have been typed in it before; its screen is the same afterwards.
 */
export async function firstFieldIsInSight(page: Page): Promise<void> {
  const before = page.viewportSize();
  const { pathname } = new URL(page.url());
  // With the first touch comes what floats further down.
  await page.evaluate("dispatchEvent(new Event('hydrate-all'))");
  await expect(page.locator('[data-deferred="top"][data-hydrated]'), pathname).toBeAttached();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await page.evaluate('scrollTo(0, 0)');
    const where = `${pathname} at ${screen.width}`;
    const first = page
      .locator('main form[method="post"]')
      .locator('input, select, textarea')
      .locator('visible=true')
      .first();
    await expect(first, where).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate('scrollY'), where).toBe(0);
    const art = page.locator('.submission-head > img');
    if ((await art.count()) > 0)
      expect((await art.boundingBox())?.height, where).toBeLessThanOrEqual(screen.height / 8);
    // Nothing floats over what is filled in further down: the button is there after 300 pixels, and is not shown.
    await page.evaluate('scrollTo(0, 900)');
    await expect
      .poll(() => page.evaluate("scrollY > 300 === !!document.querySelector('.to-top')"), where)
      .toBe(true);
    await expect(page.getByRole('button', { name: 'Scroll to top' }), where).toBeHidden();
  }
  await page.evaluate('scrollTo(0, 0)');
  if (before) await page.setViewportSize(before);
}
