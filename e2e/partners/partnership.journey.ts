import { only, pageAt, says, wayOf, wordsOf } from '../html/served.ts';
import { expect, servedTest, test } from '../journey.ts';
import { duringPromotion } from '../promotion.ts';

const notice = 'Payment Processing Temporarily Unavailable';

const premiumPages = {
  'Tour guide premium': '/partnership/tour-guide-premium',
  'Vehicle premium': '/partnership/vehicle-premium',
  'Business premium': '/partnership/business-premium',
  'Tour partnership': '/partnership/tour-operator',
};

// Proves AIM-04, PARTNER-06, PARTNER-07, PARTNER-08, PARTNER-09, PARTNER-12.
servedTest(
  'the partnership page leads to the premium pages, whose plans cannot be bought, and search engines read where they are',
  async ({ request }) => {
    const main = only(await pageAt(request, '/partnership'), 'main');
    for (const [name, path] of Object.entries(premiumPages)) {
      expect(wayOf(main, name)).toBe(path);
      const page = await pageAt(request, path);
      expect(wordsOf(only(page, 'title'))).toBe(`${name} · Serendib`);
      expect(wordsOf(page)).toContain('Not on sale while payments are paused.');
      const crumbs = only(page, 'script[type="application/ld+json"]').text;
      expect(
        JSON.parse(crumbs).itemListElement.map((item: { item: string }) => new URL(item.item).pathname),
      ).toEqual(['/', '/partnership', path]);
      expect(says(only(page, 'main'), notice), path).toBe(true);
      // Once its scripts have come as well: premium-pages.test.tsx.
      expect(page.querySelectorAll('main button'), path).toHaveLength(0);
    }
  },
);

// Proves PARTNER-05.
servedTest(
  'the cards that other pages lead to are there: lists lead to those of stories and tours',
  async ({ request }) => {
    const page = await pageAt(request, '/partnership');
    for (const [list, link, card, heading] of [
      ['/blogs', 'Submit Blog', '#blog-section', 'I write.'],
      ['/tours', 'List your tour', '#tour-partnership', 'I run tours.'],
    ] as const) {
      expect(wayOf(await pageAt(request, list), link), list).toBe(`/partnership${card}`);
      const named = only(page, card);
      const article = named.rawTagName.toLowerCase() === 'article' ? named : named.closest('article');
      expect(wordsOf(article?.querySelector('h2, h3')), card).toBe(heading);
    }
  },
);

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
