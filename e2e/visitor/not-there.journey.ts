import { expect, test, touched } from '../journey.ts';

// Proves BUSINESS-11, PLACE-10.
test('while a page is on its way, that is shown', async ({ page }) => {
  await page.goto('/affiliate-links');
  const waiting = page.getByRole('progressbar', { name: 'Loading' });
  for (const [link, calls, address] of [
    [page.locator('.card-link').first(), '**/api/affiliate-links/*', /\/business-listings\//],
    [
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Destinations' }).first(),
      '**/api/destinations?*',
      /\/destinations$/,
    ],
  ] as const) {
    const asked = Promise.withResolvers<void>();
    await page.route(calls, async (route) => {
      await asked.promise;
      await route.continue();
    });
    await touched(page);
    await link.click();
    await expect(waiting).toBeAttached();
    asked.resolve();
    await expect(page).toHaveURL(address);
    await expect(waiting).toHaveCount(0);
  }
});
