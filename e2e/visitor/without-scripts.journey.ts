import { expect, test } from '../journey.ts';

// What is sent by forms and led to by links is read without a browser: html/ways.journey.ts.

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

test('without JavaScript all that is read can be read, and all that is asked can be asked', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await test.step('what a list was narrowed by stays on the way to the map, whose pins lead to their pages', async () => {
    await page.goto('/destinations?category=Beach');
    await page.getByRole('main').getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page).toHaveURL('/destinations?category=Beach&view=map');
    await page.getByRole('link', { name: 'By district' }).click();
    await expect(page).toHaveURL('/map?category=Beach');
    await expect(page.getByText(/^Beach: \d+ destinations on the map/)).toBeVisible();
    const pins = page.locator('#mat svg a.pin');
    expect(await pins.count()).toBeGreaterThan(5);
    await expect(page.locator('#mat svg text', { hasText: 'Jaffna' })).toBeVisible();
    // The names stand beneath in words too, and other districts keep what was asked for.
    await expect(page.getByRole('list', { name: 'The pins on the map' }).getByRole('link')).toHaveCount(
      await pins.count(),
    );
    await expect(page.locator('[data-district="galle"]')).toHaveAttribute('href', /category=Beach/);
    const pin = pins.first();
    const name = await pin.getAttribute('aria-label');
    await pin.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  });
  await test.step('the home page is whole: one print, the search, every link', async () => {
    await page.goto('/');
    await expect(page.getByAltText(/Sigiriya/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Show picture/ })).toHaveCount(0);
    await page.getByLabel('Where or what').fill('Pettah');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=Pettah/);
    await expect(page.getByRole('link', { name: 'Pettah' }).first()).toBeVisible();
  });
  await test.step('a district chosen on a phone is asked for by the button beside it', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/destinations');
    await page.getByLabel('District').selectOption('Kandy');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/district=Kandy/);
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Kandy');
  });
  await test.step('a page of accounts has its name, and nothing that would do nothing', async () => {
    await page.goto('/admin');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.needs-js').filter({ visible: true })).toHaveCount(0);
  });
});
