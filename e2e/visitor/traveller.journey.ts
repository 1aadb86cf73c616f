import { expect, test, touched } from '../journey.ts';

// Proves PLACE-05, VEHICLE-01, VEHICLE-04.
test('filters live in the address: chips take them away, Back brings them again', async ({ page }) => {
  await page.goto('/vehicles');
  // Of how many: other journeys list some too.
  const all = page.getByText(/^Showing 1–24 of \d+ vehicles/);
  await expect(all).toBeVisible();
  await page.getByRole('navigation', { name: 'Vehicle types' }).getByRole('link', { name: 'Van' }).click();
  await expect(page).toHaveURL(/type=van/);
  await expect(all).toBeHidden();

  await page.getByLabel('Central', { exact: true }).check();
  await page.getByLabel('Up to').fill('30000');
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/area=Central/);
  await expect(page).toHaveURL(/maxPrice=30000/);
  const shared = page.url();

  await page.getByRole('link', { name: 'Remove filter Van' }).click();
  await expect(page).not.toHaveURL(/type=van/);
  await page.goBack();
  await expect(page).toHaveURL(shared);
  await expect(page.getByLabel('Central', { exact: true })).toBeChecked();

  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(all).toBeVisible();

  // The next page of a list has the keyboard at its beginning.
  await touched(page);
  await page.getByRole('link', { name: 'Next page' }).press('Enter');
  await expect(page).toHaveURL(/cursor=/);
  await expect(page.getByRole('main')).toBeFocused();
});

for (const [path, width, at] of [
  ['/tour-guides', 1280, 8],
  ['/vehicles', 360, 13],
] as const) {
  // Proves GUIDE-01.
  test(`Back from a page returns to the place in ${path}, with the marks to compare on its cards`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await touched(page);
    const cards = page.locator('.card-link');
    await expect(page.locator('.compare-mark').first()).toBeVisible();
    const top = () => cards.nth(at).evaluate((card) => Math.round(card.getBoundingClientRect().top));
    await cards.nth(at).evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
    expect(await page.evaluate<number>('window.scrollY')).toBeGreaterThan(500);
    const before = await top();
    await cards.nth(at).click();
    await expect(page).toHaveURL(/[0-9a-f-]{36}$/);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await touched(page);
    await expect(page.locator('.compare-mark').first()).toBeVisible();
    expect(Math.abs((await top()) - before)).toBeLessThan(50);
  });
}
