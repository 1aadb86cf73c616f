import { expect, test } from '../journey.ts';

test('a list on a map: pins with prices, a frame in the address, and a card by the keyboard', async ({
  page,
}) => {
  await page.goto('/vehicles?view=map');
  const pins = page.locator('.pin-at');
  // The point itself has no size: what stands on it is seen.
  await expect(page.locator('.pin').first()).toBeVisible();
  // All that can be pressed on it stands in the list beneath it too, by the same name.
  const titles = await page.locator('.list-found .card-link').allInnerTexts();
  const named = await pins.evaluateAll((all) =>
    all.map((pin) => [pin.getAttribute('tabindex'), pin.getAttribute('role'), pin.ariaLabel ?? '']),
  );
  let placed = 0;
  for (const [tabindex, role, name = ''] of named) {
    expect([tabindex, role], name ?? '').toEqual(['0', 'button']);
    const many = Number(/^(\d+) things? here/.exec(name ?? '')?.[1] ?? 0);
    if (!many)
      expect(
        titles.some((title) => name?.startsWith(`${title.trim()},`)),
        name ?? '',
      ).toBe(true);
    placed += many || 1;
  }
  expect(placed).toBe(titles.length);
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
