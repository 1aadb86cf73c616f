import { expect, test } from '../journey.ts';

// Proves PARTNER-01, PARTNER-02, PARTNER-03, PARTNER-04, PROFILE-02.
test('everything on the partnership page can be reached without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/partnership');
  const main = page.getByRole('main');
  // A partner who knows what they list need not pass the ways first, whose cards begin screens further down.
  for (const name of ['Guide', 'Vehicle', 'Stay or table', 'Tour', 'Blog'])
    await expect(main.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
  for (const address of [
    '/submit-sponsored-blog',
    '/partnership/business-listing?tier=free',
    '/submit-tour-partnership',
    '/tour-guide-registration',
    '/vehicle-registration',
    '/profile?tab=listings',
    '/profile?tab=subscriptions',
    '/profile?tab=analytics',
  ])
    await expect(main.locator(`a[href="${address}"]`).last(), address).toBeVisible();
  await expect(main.getByText('Payment Processing Temporarily Unavailable', { exact: true })).toBeVisible();
  await main.getByText('Does premium renew by itself?').click();
  await expect(main.getByText('there is no subscription to cancel')).toBeVisible();
  await main.getByRole('link', { name: 'Choose your way in' }).click();
  await expect(page.getByRole('heading', { name: 'What do you do?' })).toBeInViewport();
  await context.close();
});
