import type { Page } from 'playwright/test';
import { expect, isLive, test } from '../journey.ts';
import { axeOf } from '../stands.ts';

const region = (page: Page) => page.getByRole('region', { name: /Map of what was found/ });
const pins = (page: Page) => region(page).locator('.pin-at');

test('a list on a map: pins with prices, a card by keyboard, the list follows the frame, and back to the list', async ({
  page,
}) => {
  await page.goto('/vehicles');
  await page.getByRole('link', { name: 'Map', exact: true }).last().click();
  await expect(page).toHaveURL('/vehicles?view=map');
  await expect(pins(page).first()).toBeVisible();
  expect((await axeOf(page).analyze()).violations.map(({ id }) => id)).toEqual([]);

  // A cluster brings the map nearer, and the list is that of the frame.
  const before = await page.locator('.list-count').innerText();
  await pins(page)
    .filter({ has: page.locator('.pin-many') })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/bbox=/);
  await expect(page.locator('.list-count')).not.toHaveText(before);

  const one = pins(page)
    .filter({ hasNot: page.locator('.pin-many') })
    .first();
  await one.press('Enter');
  const cards = page.getByRole('region', { name: /On the map: 1 thing/ });
  await expect(cards).toBeFocused();
  await expect(cards.locator('.card-link')).toHaveAttribute('href', /^\/vehicles\//);
  await page.keyboard.press('Escape');
  await expect(cards).toHaveCount(0);

  // The frame is part of the address: it stands after a reload, and goes with the map.
  await page.reload();
  await isLive(page);
  await expect(pins(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL('/vehicles');
});

test('the search, places and guides stand on a map too, and a frame that is none is left out', async ({
  page,
}) => {
  for (const path of [
    '/search?q=tea&view=map',
    '/destinations?view=map',
    '/tour-guides?view=map&bbox=9,9,1,1',
  ]) {
    await page.goto(path);
    await expect(pins(page).first()).toBeVisible();
  }
  await page.getByLabel('Search as I move the map').uncheck();
  await region(page).focus();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: 'Search here' }).click();
  await expect(page).toHaveURL(/bbox=7/);
});
