import type { Page } from 'playwright/test';
import { expect, test } from '../journey.ts';

/** A4 at 96 dots an inch, within the margins that browsers leave. */
const side = { width: 718, height: 1047 };

const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };

interface Line {
  innerText: string;
  scrollWidth: number;
  clientWidth: number;
  getBoundingClientRect(): { left: number; right: number };
}

/** Where elements lie, and by how much what is in them is too wide. */
const placesOf = (lines: unknown[]) =>
  (lines as Line[]).map((line) => {
    const { left, right } = line.getBoundingClientRect();
    return { words: line.innerText, left, right, overflow: line.scrollWidth - line.clientWidth };
  });

const pagesOf = async (page: Page, format: string) =>
  (await page.pdf({ format, margin })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('the cards of two weeks and the ten sentences are printed on one sheet that is folded, in each language', async ({
  page,
}) => {
  for (const language of ['', '/si', '/ta'])
    await test.step(language || '/en', async () => {
      await page.goto(`${language}/trip?begin=whole-island-in-14-days`);
      await expect(page.locator('li[data-stop]')).toHaveCount(11);
      await page.goto(`${language}/trip/driver`);
      const cards = page.getByRole('main').locator('ol[aria-live] > li');
      await expect(cards).toHaveCount(11);
      await expect(cards.filter({ visible: true })).toHaveCount(1);
      // The names come with the places, the ways with the roads.
      await expect(cards.locator('[lang=ta]')).toHaveCount(11);

      await page.setViewportSize(side);
      await page.emulateMedia({ media: 'print' });
      await page.evaluate('document.fonts.ready.then(() => true)');
      await expect(cards.filter({ visible: true }), 'all stops are on paper').toHaveCount(11);
      for (const list of [cards, page.locator('section:has(#sentences) li')]) {
        const lines = await list.evaluateAll(placesOf);
        expect(lines.length).toBeGreaterThan(9);
        for (const { words, left, right, overflow } of lines) {
          const isLeft = right <= side.width / 2;
          const isRight = left >= side.width / 2 && right <= side.width + 1;
          expect(isLeft || isRight, `no line lies in the fold: ${words}`).toBe(true);
          expect(overflow, words).toBeLessThanOrEqual(0);
        }
      }
      for (const format of ['A4', 'Letter'])
        expect(await pagesOf(page, format), format).toBeLessThanOrEqual(2);

      // The next is begun anew, with names in its own language.
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.evaluate('localStorage.clear()');
    });
});
