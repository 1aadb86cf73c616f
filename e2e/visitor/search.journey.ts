import { expect, test } from '../journey.ts';

test('one search from any page: by the key /, by what is suggested, by all that is typed', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.locator('html[data-live]')).toHaveCount(1);
  await page.keyboard.press('/');
  const line = page.getByRole('combobox', { name: 'What are you looking for?' });
  await expect(line).toBeFocused();
  await line.fill('sigir');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Sigiriya');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sigiriya' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'Find anything' }).click();
  await line.fill('van 7 seats kandy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=van+7+seats+kandy');
  await expect(page.getByRole('heading', { level: 2, name: 'Vehicles' })).toBeVisible();
  const understood = page.getByRole('list', { name: 'Understood' });
  await expect(understood.getByRole('link')).toHaveText([
    'Vehicle type: Van',
    'Room for 7 people',
    'Place: Kandy',
  ]);
  // What is taken away by key leaves the keyboard at the next.
  await understood.getByRole('link', { name: 'Remove filter Room for 7 people' }).press('Enter');
  await expect(page).toHaveURL('/search?q=van+kandy');
  await expect(understood.getByRole('link')).toHaveText(['Vehicle type: Van', 'Place: Kandy']);
  await expect(understood.getByRole('link', { name: 'Place: Kandy' })).toBeFocused();

  // Escape closes it, and the keyboard is where it was.
  await page.getByRole('banner').getByRole('link', { name: 'Find anything' }).focus();
  await page.keyboard.press('/');
  await expect(line).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Find anything' })).toBeFocused();
});
