import { expect, test } from '../journey.ts';
import type { Listing } from './listings.ts';

const lists = ['/tour-guides', '/vehicles', '/tours', '/affiliate-links'];

test('a list says beside it that what is paid for comes first, and where that is explained', async ({
  page,
}) => {
  for (const path of lists) {
    await page.goto(path);
    const meaning = page.locator('.list-order').getByText('PREMIUM (paid for) first, then by rating');
    await expect(meaning, path).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Order' }).getByRole('link')).toHaveText([
      'Recommended',
      'Best rated',
      'Lowest price',
      'Newest',
    ]);
  }
  await page.getByRole('link', { name: 'More on orders and badges' }).click();
  await expect(page).toHaveURL('/about#order');
  await expect(page.getByRole('heading', { name: 'Orders and badges' })).toBeInViewport();
  await expect(page.getByText('The partner pays for it')).toBeVisible();
});

test('the best rated come first, paid for or not, and a mean of many counts for more', async ({
  page,
  request,
}) => {
  for (const path of lists) {
    await page.goto(path);
    await page.getByRole('navigation', { name: 'Order' }).getByRole('link', { name: 'Best rated' }).click();
    await expect(page).toHaveURL(`${path}?sort=rating`);
    await expect(page.getByText('many reviews count for more')).toBeVisible();
    const listed = (await (await request.get(`/api${path}?sort=rating&limit=100`)).json()) as (Listing & {
      averageRating: number | null;
      reviewCount: number;
    })[];
    const weights = listed.map(({ averageRating, reviewCount }) =>
      averageRating === null ? 0 : (averageRating * reviewCount + 20) / (reviewCount + 5),
    );
    for (const [index, weight] of weights.entries())
      expect(weight, `${path}, number ${index}`).toBeLessThanOrEqual((weights[index - 1] ?? 5) + 0.0001);
    const hrefs = await page
      .locator('.list-found .card-link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')?.split('/').at(-1)));
    expect(hrefs, path).toEqual(listed.slice(0, hrefs.length).map(({ _id }) => _id));
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('orders, what they mean and what PREMIUM means are there', async ({ page, request }) => {
    await page.goto('/tour-guides');
    await page.getByRole('link', { name: 'Best rated' }).click();
    await expect(page).toHaveURL('/tour-guides?sort=rating');
    await expect(page.getByText('Paid for or not')).toBeVisible();
    const guides = (await (await request.get('/api/tour-guides?limit=1')).json()) as Listing[];
    await page.goto(`/tour-guides/${guides[0]?._id}`);
    const contact = page.getByRole('complementary', { name: 'Price and contact' });
    await expect(contact.getByText('PREMIUM: the partner pays for a better place')).toBeVisible();
    await contact.getByRole('link', { name: 'What it means' }).click();
    await expect(page).toHaveURL('/about#premium');
  });
});
