import { expect, test } from '../journey.ts';
import type { Listing } from './listings.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

test('without JavaScript all that is read can be read, and all that is asked can be asked', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await test.step('filters are forms and pages of a list are links', async () => {
    await page.goto('/tour-guides');
    await page.getByLabel('Speaks').selectOption('German');
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/language=German/);
    await expect(page.getByRole('link', { name: 'Remove filter Speaks German' })).toBeVisible();
    await page.goto('/destinations');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByText('Showing 25–48 of 101 destinations')).toBeVisible();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByRole('link', { name: 'Back to the start' })).toBeVisible();
    await page.getByRole('link', { name: 'Previous page' }).click();
    await expect(page.getByText('Showing 25–48 of 101 destinations')).toBeVisible();
    await page.getByRole('link', { name: 'Previous page' }).click();
    await expect(page).toHaveURL('/destinations');
  });
  await test.step('a district of the map is chosen by the form, the mat and the list', async () => {
    await page.goto('/map');
    await page.getByLabel('District', { exact: true }).selectOption('Jaffna');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.locator('#district-name')).toHaveText('Jaffna');
    await page.locator('[data-district="kurunegala"]').click();
    await expect(page.locator('#district-name')).toHaveText('Kurunegala');
    const list = page.getByRole('region', { name: 'All districts, by province' });
    await expect(list.getByRole('link')).toHaveCount(25);
    await list.getByRole('link', { name: 'Mannar' }).click();
    await expect(page.locator('#district-name')).toHaveText('Mannar');
  });
  await test.step('what a list was narrowed by stays on the way to the map, whose pins lead to their pages', async () => {
    await page.goto('/destinations?category=Beach');
    await page.getByRole('link', { name: 'See them on the map' }).click();
    await expect(page).toHaveURL(/\/map\?category=Beach/);
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
  await test.step('orders, what they mean and what PREMIUM means are there', async () => {
    await page.goto('/tour-guides');
    await page.getByRole('link', { name: 'Best rated' }).click();
    await expect(page).toHaveURL('/tour-guides?sort=rating');
    await expect(page.getByText('Paid for or not')).toBeVisible();
    const guides = (await (await request.get('/api/tour-guides?limit=1')).json()) as Listing[];
    await page.goto(`/tour-guides/${guides[0]?._id}`);
    const contact = page.getByRole('complementary', { name: 'Price and contact' });
    await expect(contact.getByText('PREMIUM: the partner pays for a better place')).toBeVisible();
    await contact.getByRole('link', { name: 'What it means' }).click();
    await expect(page).toHaveURL('/about#premium');
  });
  await test.step('a district chosen on a phone is asked for by the button beside it', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/destinations');
    await page.getByLabel('District').selectOption('Kandy');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/district=Kandy/);
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Kandy');
  });
});
