import type { Page } from 'playwright/test';
import { expect } from '../journey.ts';
import { passSeconds } from '../payments/settled.ts';
import type { Written } from './unmarked.ts';

/** How long nothing may be asked for until a page has all that it shows, in milliseconds. */
const settled = 100;

/**
 * Goes from page to page as a link does, for opening each anew takes eight times as long; a page is there when all that it
 * asked for has come. What calls answer was written by people, and is no message.
 */
export function walkerOf(page: Page, written: Written) {
  const answers: Promise<void>[] = [];
  let asked = 0;
  let changed = Date.now();
  const count = (by: number) => () => {
    asked += by;
    changed = Date.now();
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
  return async (path: string): Promise<void> => {
    changed = Date.now();
    await page.evaluate(`window.__reactRouterDataRouter.navigate(${JSON.stringify(path)})`);
    if (path.startsWith('/payment/success')) await passSeconds(page);
    await expect.poll(() => asked <= 0 && Date.now() - changed >= settled, { intervals: [50] }).toBe(true);
    await expect(page.locator('h1').first(), path).toBeVisible();
    await expect(page.locator('main .skeleton, main .weave'), path).toHaveCount(0);
    await Promise.all(answers.splice(0));
  };
}
