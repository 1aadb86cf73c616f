import type { Page } from 'playwright/test';
import { expect } from '../journey.ts';
import { passSeconds } from '../payments/settled.ts';
import type { Written } from './unmarked.ts';

/** Until twice a frame is drawn and nothing is left to do: what a page asks for then has been asked for. */
const idle = `new Promise((done) => {
  const drawn = (then) => () => requestAnimationFrame(() => requestIdleCallback(then));
  drawn(drawn(done))();
})`;

/**
 * Goes from page to page as a link does, for opening each anew takes eight times as long; a page is there when all that it
 * asked for has come and it has nothing more to do. What calls answer was written by people, and is no message.
 */
export function walkerOf(page: Page, written: Written) {
  const answers: Promise<void>[] = [];
  let asked = 0;
  let changes = 0;
  const count = (by: number) => () => {
    asked += by;
    changes++;
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/') || !response.ok()) return;
    answers.push(
      response
        .json()
        .then((body) => written.add(body))
        .catch(() => {}),
    );
  });
  const isThere = async (path: string): Promise<void> => {
    if (path.startsWith('/payment/success')) await passSeconds(page);
    const isStill = async () => {
      const before = changes;
      await page.evaluate(idle);
      return asked <= 0 && changes === before;
    };
    await expect.poll(isStill, { intervals: [10] }).toBe(true);
    await expect(page.locator('h1').first(), path).toBeVisible();
    await expect(page.locator('main .skeleton, main .weave'), path).toHaveCount(0);
    await Promise.all(answers.splice(0));
  };
  return {
    /** Opens a page anew, in the language of its address. */
    openAt: async (path: string): Promise<void> => {
      await page.goto(path);
      await isThere(path);
    },
    walkTo: async (path: string): Promise<void> => {
      await page.evaluate(`window.__reactRouterDataRouter.navigate(${JSON.stringify(path)})`);
      await isThere(path);
    },
  };
}
