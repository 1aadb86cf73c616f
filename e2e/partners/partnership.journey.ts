import { expect, test } from '../journey.ts';

/** While payments are paused: the premium pages, what each costs, and where its free way leads. */
const premiumPages = {
  'Tour guide premium': {
    path: '/partnership/tour-guide-premium',
    prices: { Free: 'LKR 0', Monthly: 'LKR 500', Yearly: 'LKR 4,800' },
    saves: 'Saves 20%',
    free: '/tour-guide-registration',
  },
  'Vehicle premium': {
    path: '/partnership/vehicle-premium',
    prices: { Free: 'LKR 0', Monthly: 'LKR 500', Yearly: 'LKR 4,800' },
    saves: 'Saves 20%',
    free: '/vehicle-registration',
  },
  'Business premium': {
    path: '/partnership/business-premium',
    prices: { Free: 'LKR 0', Monthly: 'LKR 1,500', Yearly: 'LKR 15,000' },
    saves: 'Saves 17%',
    free: '/partnership/business-listing?tier=free',
  },
  'Tour partnership': {
    path: '/partnership/tour-operator',
    prices: { Free: 'LKR 0', Monthly: 'LKR 2,000' },
    saves: undefined,
    free: '/submit-tour-partnership',
  },
} as const;

const notice = 'Payment Processing Temporarily Unavailable';

for (const [name, { path, prices, saves, free }] of Object.entries(premiumPages)) {
  // Proves AIM-04, PARTNER-06, PARTNER-07, PARTNER-08, PARTNER-09, PARTNER-12, OWN-AIM-05, GUIDE-FORM-02.
  // Proves OWN-ERROR-33.
  test(`${name}: from the partnership page to plans that cannot be bought and a free way that can be taken`, async ({
    page,
  }) => {
    await page.goto('/partnership');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${name} · Serendib`);
    await expect(page.getByText(notice, { exact: true })).toBeVisible();
    await expect(page.getByText('All listings currently run as free plans')).toBeVisible();

    const plans = page.getByRole('region', { name: 'What it costs' });
    await expect(plans.getByRole('article')).toHaveCount(Object.keys(prices).length);
    for (const [plan, price] of Object.entries(prices)) {
      const card = plans.getByRole('article').filter({ has: page.getByRole('heading', { name: plan }) });
      await expect(card.getByText(price, { exact: true })).toBeVisible();
      if (plan === 'Free') await expect(card.getByRole('link')).toHaveAttribute('href', free);
      else await expect(card.getByText('Not on sale while payments are paused.')).toBeVisible();
    }
    if (saves) await expect(plans.getByText(saves)).toBeVisible();
    // While nothing can be bought, nothing is said of free months of it: the specified notices stand alone.
    await expect(page.getByText(/free months|first 2 months free/i)).toHaveCount(0);
    // Nothing on the page can be pressed to pay.
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);

    // What search engines read comes with the server's page alone.
    await page.reload();
    const crumbs = await page.locator('script[type="application/ld+json"]').textContent();
    expect(
      JSON.parse(crumbs ?? '').itemListElement.map((item: { item: string }) => new URL(item.item).pathname),
    ).toEqual(['/', '/partnership', path]);
  });
}

// Proves PARTNER-05.
test('other pages lead to the very card that is meant', async ({ page }) => {
  await page.goto('/blogs');
  await page.getByRole('link', { name: 'Submit Blog' }).click();
  await expect(page).toHaveURL('/partnership#blog-section');
  await expect(page.getByRole('article', { name: 'I write.' })).toBeInViewport();
  await page.goto('/partnership#tour-partnership');
  await expect(page.getByRole('article', { name: 'I run tours.' })).toBeInViewport();
});

// Proves PARTNER-01, PARTNER-02, PARTNER-03, PARTNER-04, OWN-AIM-06.
test('everything on the partnership page can be reached without JavaScript', async ({ browser }) => {
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
  await expect(main.getByRole('heading', { name: 'Two months free' })).toBeVisible();
  await main.getByText('Does premium renew by itself?').click();
  await expect(main.getByText('there is no subscription to cancel')).toBeVisible();
  await main.getByRole('link', { name: 'Choose your way in' }).click();
  await expect(page.getByRole('heading', { name: 'What do you do?' })).toBeInViewport();
  await context.close();
});
