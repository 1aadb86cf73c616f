import { expect, test } from '../journey.ts';

test('a list leads to where its order is explained, and is put in another by a link', async ({ page }) => {
  await page.goto('/affiliate-links');
  await page.getByRole('navigation', { name: 'Order' }).getByRole('link', { name: 'Best rated' }).click();
  await expect(page).toHaveURL('/affiliate-links?sort=rating');
  await expect(page.getByText('many reviews count for more')).toBeVisible();
  await page.getByRole('link', { name: 'More on orders and badges' }).click();
  await expect(page).toHaveURL('/about#order');
  await expect(page.getByRole('heading', { name: 'Orders and badges' })).toBeInViewport();
  await expect(page.getByText('The partner pays for it')).toBeVisible();
});
