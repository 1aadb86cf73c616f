import { expect, test } from '../journey.ts';

test('a list near a place: cards say how far, the nearest can come first, and the place is taken away by a press', async ({
  page,
}) => {
  await page.goto('/affiliate-links');
  const panel = page.getByRole('region', { name: 'Filters' });
  await panel.getByLabel('Near').fill('Ella');
  await expect(page.locator('datalist option[value="Ella"]')).toHaveCount(1);
  await panel.getByLabel('Within').selectOption('50');
  await panel.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL('/affiliate-links?near=Ella&radius=50');
  await expect(page.getByText(/\d km from Ella/).first()).toBeVisible();

  await page.getByRole('navigation', { name: 'Order' }).getByRole('link', { name: 'Nearest' }).click();
  await expect(page).toHaveURL(/sort=nearest/);
  const lines = page.locator('.card').filter({ hasText: / km from Ella/ });
  await expect(lines.first()).toBeVisible();
  const distances = (await lines.allInnerTexts()).map((line) =>
    Number(/([\d.]+) km from Ella/.exec(line)?.[1]),
  );
  expect(distances.length).toBeGreaterThan(1);
  expect(distances).toEqual([...distances].sort((one, other) => one - other));

  const active = page.getByRole('list', { name: 'Active filters' });
  await active.getByRole('link', { name: 'Remove filter Within 50 km of Ella' }).click();
  await expect(page.getByText(/km from Ella/)).toHaveCount(0);
});

test('a place that is not known is told so, and the list is still there', async ({ page }) => {
  for (const path of ['/vehicles', '/destinations']) {
    await page.goto(`${path}?near=Atlantis`);
    await expect(page.getByText(/We know no such place/)).toBeVisible();
    await expect(page.locator('.card, .row-card').first()).toBeVisible();
    await expect(page.getByLabel('Near')).toHaveValue('Atlantis');
  }
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
