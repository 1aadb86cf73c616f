import { expect, test } from '../journey.ts';

test('a list on a map: pins with prices, a frame in the address, and a card by the keyboard', async ({
  page,
}) => {
  await page.goto('/vehicles?view=map');
  const pins = page.locator('.pin-at');
  // The point itself has no size: what stands on it is seen.
  await expect(page.locator('.pin').first()).toBeVisible();
  await pins
    .filter({ has: page.locator('.pin-many') })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/bbox=/);
  await pins
    .filter({ hasNot: page.locator('.pin-many') })
    .first()
    .press('Enter');
  await expect(
    page.getByRole('region', { name: /On the map: 1 thing/ }).locator('.card-link'),
  ).toHaveAttribute('href', /^\/vehicles\//);
});
