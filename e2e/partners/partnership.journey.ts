import { expect, test } from '../journey.ts';
import { duringPromotion } from '../promotion.ts';

const notice = 'Payment Processing Temporarily Unavailable';

const premiumPages = {
  'Tour guide premium': '/partnership/tour-guide-premium',
  'Vehicle premium': '/partnership/vehicle-premium',
  'Business premium': '/partnership/business-premium',
  'Tour partnership': '/partnership/tour-operator',
};

// Proves AIM-04, PARTNER-06, PARTNER-07, PARTNER-08, PARTNER-09, PARTNER-12.
test('the partnership page leads to the premium pages, whose plans cannot be bought, and search engines read where they are', async ({
  page,
  request,
}) => {
  await page.goto('/partnership');
  const main = page.getByRole('main');
  for (const [name, path] of Object.entries(premiumPages)) {
    await expect(main.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', path);
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<title>${name} · Serendib</title>`);
    expect(html).toContain('Not on sale while payments are paused.');
    const [, crumbs = ''] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
    expect(
      JSON.parse(crumbs).itemListElement.map((item: { item: string }) => new URL(item.item).pathname),
    ).toEqual(['/', '/partnership', path]);
  }
  await main.getByRole('link', { name: 'Vehicle premium', exact: true }).click();
  await expect(page).toHaveTitle('Vehicle premium · Serendib');
  await expect(page.getByText(notice, { exact: true })).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
});

// Proves PARTNER-05.
test('other pages lead to the very card that is meant', async ({ page }) => {
  await page.goto('/blogs');
  await page.getByRole('link', { name: 'Submit Blog' }).click();
  await expect(page).toHaveURL('/partnership#blog-section');
  await expect(page.getByRole('article', { name: 'I write.' })).toBeInViewport();
  await page.goto('/partnership#tour-partnership');
  await expect(page.getByRole('article', { name: 'I run tours.' })).toBeInViewport();
});

// Proves PARTNER-01, PARTNER-02, PARTNER-03, PARTNER-04, OWN-AIM-06, PROFILE-02.
test('everything on the partnership page can be reached without JavaScript', async ({ browser, request }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/partnership');
  const main = page.getByRole('main');
  // A partner who knows what they list need not pass the ways first, whose cards begin screens further down.
  for (const name of ['Guide', 'Vehicle', 'Stay or table', 'Tour', 'Story'])
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
  await expect(main.getByText(notice, { exact: true })).toBeVisible();
  await duringPromotion(request, '2099-06-30', async () => {
    await expect(async () => {
      await page.reload();
      await expect(main.getByText('The offer ends on 30 June 2099.')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(main.getByRole('heading', { name: 'Two months free' })).toBeVisible();
  });
  await main.getByText('Does premium renew by itself?').click();
  await expect(main.getByText('there is no subscription to cancel')).toBeVisible();
  await main.getByRole('link', { name: 'Choose your way in' }).click();
  await expect(page.getByRole('heading', { name: 'What do you do?' })).toBeInViewport();
  await context.close();
});
