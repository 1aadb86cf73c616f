import type { Route } from 'playwright/test';
import { expect, test } from '../journey.ts';
import { find, text } from './listings.ts';

test.describe('when a visit cannot be counted', () => {
  test.use({ broken: '/track-click' });

  // Proves BUSINESS-09, BUSINESS-10, CALL-25, OWN-CALL-32.
  test('the website of a business opens all the same, in a tab of its own', async ({
    page,
    request,
    context,
  }) => {
    const business = await find(request, '/affiliate-links', (one) => one.redirectUrl);
    await context.route(text(business, 'redirectUrl'), (route) => route.fulfill({ body: 'Their own site' }));
    await page.goto(`/business-listings/${business._id}`);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/track-click')) asked += 1;
    });
    await page.route('**/track-click', (route) => route.abort());
    const website = page.getByRole('link', { name: 'Visit Website' });
    await website.click({ button: 'right' });
    const opening = context.waitForEvent('page');
    const counted = page.waitForRequest('**/track-click');
    await website.click();
    await expect((await opening).getByText('Their own site')).toBeVisible();
    await counted;
    expect(asked).toBe(1);
  });
});

test.describe('calling or writing to a partner', () => {
  test.use({ broken: '/inquiry' });

  test('is counted, and opens the way all the same where that fails', async ({ page, request, context }) => {
    // Of the other kinds: html/listing-pages.journey.ts and contact-counts.window.test.ts.
    const vehicle = await find(request, '/vehicles', (one) => one.contactPhone && one.whatsapp);
    const aside = page.getByRole('complementary', { name: 'Price and contact' });
    const bar = page.locator('.contact-bar');
    await page.goto(`/vehicles/${vehicle._id}`);
    // This machine has neither telephone nor mail.
    await page.evaluate("addEventListener('click', (event) => event.preventDefault())");
    const counting = page.waitForResponse(`**/api/vehicles/${vehicle._id}/inquiry`);
    await aside.locator('a[href^="tel:"]').first().dispatchEvent('click');
    expect((await counting).status()).toBe(204);
    // The very first tap, on the bar of a telephone, before any of the page's scripts has come.
    await page.setViewportSize({ width: 360, height: 740 });
    const held: Route[] = [];
    await page.route('**/assets/*.js', (route) => void held.push(route));
    for (const way of ['tel:', 'https://wa.me/']) {
      await page.evaluate(`location.assign('/vehicles/${vehicle._id}?by=${way.slice(0, 3)}')`);
      await page.waitForURL(`**?by=${way.slice(0, 3)}`, { waitUntil: 'commit' });
      const link = bar.locator(`a[href^="${way}"]`);
      await expect(link).toBeVisible();
      await page.evaluate("addEventListener('click', (event) => event.preventDefault())");
      expect(await page.locator('html').getAttribute('data-live')).toBeNull();
      const counted = page.waitForResponse(`**/api/vehicles/${vehicle._id}/inquiry`);
      await link.click();
      expect((await counted).status()).toBe(204);
    }
    await page.unroute('**/assets/*.js');
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await page.route('**/inquiry', (route) => route.abort());
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'Hello there' }));
    const opening = context.waitForEvent('page');
    await aside.getByRole('link', { name: 'WhatsApp' }).click();
    await expect((await opening).getByText('Hello there')).toBeVisible();
  });
});
