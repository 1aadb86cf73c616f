import type { Page } from 'playwright/test';
import { expect, test } from '../journey.ts';

/** A4 at 96 dots an inch, within the margins that browsers leave. */
const side = { width: 718, height: 1047 };

const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };

const pagesOf = async (page: Page, format: string) =>
  (await page.pdf({ format, margin })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

for (const language of ['', '/si', '/ta'])
  test(`the cards of two weeks and the ten sentences are printed on one sheet that is folded, in ${language || '/en'}`, async ({
    page,
  }) => {
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
      for (const one of await list.all()) {
        const box = await one.boundingBox();
        const isLeft = box && box.x + box.width <= side.width / 2;
        const isRight = box && box.x >= side.width / 2 && box.x + box.width <= side.width + 1;
        expect(isLeft || isRight, `no line lies in the fold: ${await one.innerText()}`).toBe(true);
        const overflow = await one.evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(overflow, await one.innerText()).toBeLessThanOrEqual(0);
      }
    }
    for (const format of ['A4', 'Letter']) expect(await pagesOf(page, format), format).toBeLessThanOrEqual(2);
  });
