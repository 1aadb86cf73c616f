import { expect, test } from '../journey.ts';

test('a list near a place: cards say how far', async ({ page }) => {
  await page.goto('/affiliate-links');
  const panel = page.getByRole('region', { name: 'Filters' });
  await panel.getByLabel('Near').fill('Ella');
  await expect(page.locator('datalist option[value="Ella"]')).toHaveCount(1);
  await panel.getByLabel('Within').selectOption('50');
  await panel.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL('/affiliate-links?near=Ella&radius=50');
  await expect(page.getByText(/\d km from Ella/).first()).toBeVisible();
});

test('fields left blank stay out of the address, also where the browser sends a form by itself', async ({
  page,
}) => {
  await page.goto('/destinations');
  const search = page.getByLabel('Search', { exact: true });
  await search.fill('temple');
  // As before its scripts have come: nothing of ours hears of it.
  await page.evaluate(`document.querySelector('main [name="search"]').form.submit()`);
  await expect(page).toHaveURL('/destinations?search=temple');
  await search.fill('rock');
  await search.press('Enter');
  await expect(page).toHaveURL('/destinations?search=rock');
});
