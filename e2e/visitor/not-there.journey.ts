import { expect, test, touched } from '../journey.ts';

for (const [list, path, words] of [
  ['/api/blogs', '/blogs', 'Failed to load blogs. Please try again.'],
  ['/api/affiliate-links', '/affiliate-links', 'Failed to load business listings'],
] as const) {
  test.describe(`when ${list} cannot be reached`, () => {
    test.use({ broken: list });

    // Proves ERROR-10, ERROR-13.
    test(`${path} says ${words}`, async ({ page }) => {
      await page.goto('/about');
      await page.route(`**${list}?*`, (route) => route.abort());
      await page.route(`**${list}`, (route) => route.abort());
      const name = path === '/blogs' ? 'Blogs' : 'Bookings';
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    });
  });
}

test.describe('when the guides cannot be reached', () => {
  test.use({ broken: '/api/tour-guides' });

  // Proves CALL-14.
  test('the list of guides is an empty one that says so, and is asked for again', async ({ page }) => {
    await page.goto('/about');
    await page.route('**/api/tour-guides*', (route) => route.abort());
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Tour Guides' })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'No guides found' })).toBeVisible();
    await expect(page.getByText('The list of guides cannot be reached just now.')).toBeVisible();
    await page.unroute('**/api/tour-guides*');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.locator('.card-link').first()).toBeVisible();
  });
});

test.describe('when a guide cannot be fetched', () => {
  test.use({ broken: '/api/tour-guides/' });

  // Proves ERROR-19.
  test('a guide who cannot be fetched is said so, with the way back', async ({ page }) => {
    await page.goto('/tour-guides');
    await page.route('**/api/tour-guides/*', (route) => route.abort());
    await touched(page);
    await page.locator('.card-link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to load tour guide details');
    await expect(page.getByRole('link', { name: 'Back to tour guides' })).toHaveAttribute(
      'href',
      '/tour-guides',
    );
  });
});

test.describe('when a business cannot be fetched', () => {
  test.use({ broken: '/api/affiliate-links/' });

  // Proves BUSINESS-12.
  test('a business that cannot be fetched is said so, with the way back', async ({ page }) => {
    await page.goto('/affiliate-links');
    await page.route('**/api/affiliate-links/*', (route) => route.abort());
    await touched(page);
    await page.locator('.card-link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to load business listings');
    await expect(page.getByRole('link', { name: 'Back to bookings' })).toBeVisible();
  });
});

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
