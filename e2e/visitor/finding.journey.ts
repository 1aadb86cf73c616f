import type { Locator } from 'playwright/test';
import { expect, test } from '../journey.ts';

interface Browser {
  document: { createElement(name: 'canvas'): { getContext(kind: '2d', options: object): Canvas | null } };
  getComputedStyle(node: unknown): { color: string; backgroundColor: string };
}
interface Canvas {
  fillStyle: string;
  fillRect(x: number, y: number, width: number, height: number): void;
  getImageData(x: number, y: number, width: number, height: number): { data: Iterable<number> };
}

/** The contrast of an element's words against its own ground, by the formula of WCAG. */
const contrastOf = (element: Locator): Promise<number> =>
  element.evaluate((node: unknown) => {
    const { document, getComputedStyle } = globalThis as unknown as Browser;
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const light = (colour: string) => {
      if (!canvas) throw new Error('no canvas');
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const { color, backgroundColor } = getComputedStyle(node);
    const [one, other] = [light(color), light(backgroundColor)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  });

test.describe('on a screen that is touched and pointed at', () => {
  test.use({ hasTouch: true, viewport: { width: 900, height: 900 } });

  test('the chosen chip is read by day and by night while a pointer, the keyboard or a finger is on it, and afterwards', async ({
    page,
  }) => {
    // The chips of a list of places are the same: html/lists.journey.ts.
    await page.goto('/vehicles');
    const chip = page.locator('.list-above').getByRole('link', { name: 'Van', exact: true });
    for (const colorScheme of ['light', 'dark'] as const) {
      if (colorScheme === 'dark') await page.goBack();
      await expect(chip).not.toHaveAttribute('aria-current', 'true');
      await page.emulateMedia({ colorScheme });
      const isRead = async (state: string) =>
        expect.poll(() => contrastOf(chip), `${state}, in ${colorScheme}`).toBeGreaterThan(4.5);
      await chip.hover();
      await isRead('under the pointer, not chosen');
      await chip.tap();
      await expect(page).toHaveURL(/type=van/);
      await expect(chip).toHaveAttribute('aria-current', 'true');
      await isRead('chosen by a tap');
      await chip.hover();
      await isRead('chosen, under the pointer');
      await chip.focus();
      await isRead('chosen, with the keyboard on it');
      await page.mouse.move(0, 0);
      await isRead('chosen and left');
    }
  });
});

test('nothing found says so in sight on a phone, with what there is with one thing less', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // No other list has more above it; what others say: html/ways.journey.ts.
  await page.goto('/affiliate-links?search=vegetarian+surfboard');
  await expect(page.getByRole('heading', { name: 'No listings found' })).toBeInViewport();
  await expect(page.getByRole('link', { name: /^Without “surfboard”: \d+$/ })).toBeVisible();
});
