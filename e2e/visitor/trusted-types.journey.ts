import type { Page } from 'playwright/test';
import { expect, test, touched } from '../journey.ts';

/** What is left of HTML that is set in a page, and what the browser says where it is refused. */
const set = (page: Page, html: string) =>
  page.evaluate<{ left: string; said: string; ran: unknown }>(`(async () => {
    const element = document.createElement('div');
    let said = '';
    try {
      element.innerHTML = ${JSON.stringify(html)};
    } catch (error) {
      said = String(error);
    }
    if (said) return { left: element.innerHTML, said, ran: globalThis.ran };
    document.body.append(element);
    await new Promise((done) => setTimeout(done, 200));
    element.remove();
    return { left: element.innerHTML, said, ran: globalThis.ran };
  })()`);

const hostile = '<p>Tea</p><img src="/favicon.ico" onload="ran = 1" onerror="ran = 1">';

test.describe('a page', () => {
  // What is refused on purpose is told in the console.
  test.use({ refused: true });

  test('refuses text that is set as HTML, a script or the address of one', async ({ page }) => {
    // What a browser does with the header of one page it does with all, which have the same: html/site.journey.ts.
    await page.goto('/about');
    expect(await set(page, hostile)).toMatchObject({
      left: '',
      said: expect.stringContaining("requires 'TrustedHTML' assignment"),
    });
    for (const sink of [
      `document.createElement('script').text = 'ran = 1'`,
      `document.createElement('script').src = '/ran.js'`,
      `document.write('<p>')`,
      `new DOMParser().parseFromString('<p>', 'text/html')`,
      `navigator.serviceWorker.register('/ran.js')`,
      `trustedTypes.createPolicy('dompurify-2', {})`,
      `trustedTypes.createPolicy('default', {})`,
    ])
      await expect(page.evaluate(sink), sink).rejects.toThrow(/TypeError/);
  });

  test('where stories and maps bring a filter, what could run is gone and the words stay', async ({
    page,
  }) => {
    await page.goto('/blogs');
    await touched(page);
    await page.locator('.card-link').first().click();
    await expect(page.locator('article .prose')).toBeVisible();
    const [title, story] = [await page.title(), await page.locator('article .prose').innerHTML()];
    expect(await set(page, hostile)).toEqual({ left: '<p>Tea</p><img src="/favicon.ico">', said: '' });
    for (const [html, left] of [
      ['<a href="javascript:ran = 1">a</a>', '<a>a</a>'],
      ['<iframe srcdoc="<script>ran = 1</script>"></iframe>b', 'b'],
      ['<form action="https://elsewhere.test"><input name="password">c</form>', 'c'],
      ['<style>p { display: none }</style>d', 'd'],
      ['<svg><script>ran = 1</script></svg>', '<svg></svg>'],
    ] as const)
      expect(await set(page, html), html).toEqual({ left, said: '' });
    // The same as the server sends it.
    await page.reload();
    await expect(page).toHaveTitle(title);
    expect(await page.locator('article .prose').innerHTML()).toBe(story);
  });
});
