import { expect, test } from '../journey.ts';

test('a list on a map: pins with prices, a frame in the address, and a card by the keyboard', async ({
  page,
}) => {
  await page.goto('/vehicles?view=map');
  const pins = page.locator('.pin-at');
  // The point itself has no size: what stands on it is seen.
  await expect(page.locator('.pin').first()).toBeVisible();
  const before = await page.locator('.list-count').first().innerText();
  await pins
    .filter({ has: page.locator('.pin-many') })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/bbox=/);
  // A pin that is pressed before the list of the frame has come may not be in it.
  await expect(page.locator('.list-count').first()).not.toHaveText(before);
  await pins
    .filter({ hasNot: page.locator('.pin-many') })
    .first()
    .press('Enter');
  await expect(
    page.getByRole('region', { name: /On the map: 1 thing/ }).locator('.card-link'),
  ).toHaveAttribute('href', /^\/vehicles\//);
});
