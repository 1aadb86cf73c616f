import { expect, test } from '../journey.ts';

test('a district is chosen in the dropdown, and the address keeps it', async ({ page }) => {
  await page.goto('/map');
  const select = page.getByLabel('District', { exact: true });
  await expect(select.locator('option')).toHaveCount(25);
  await expect(select.locator('optgroup').first()).toHaveAttribute('label', 'Popular');
  await expect(select.locator('optgroup').first().locator('option')).toHaveText([
    'Colombo',
    'Kandy',
    'Galle',
    'Nuwara Eliya',
  ]);
  await select.selectOption('Trincomalee');
  await expect(page).toHaveURL('/map?district=Trincomalee');
  await expect(page.locator('#district-name')).toHaveText('Trincomalee');
  await expect(page.getByText('257 km')).toBeVisible();
  await page.reload();
  await expect(page.locator('#district-name')).toHaveText('Trincomalee');
  await page.goBack();
  await expect(page.locator('#district-name')).toHaveText('Colombo');
});

test('whoever walks through the districts by keyboard stays in the dropdown', async ({ page }) => {
  await page.goto('/map');
  const select = page.getByLabel('District', { exact: true });
  await expect(page.locator('html')).toHaveAttribute('data-js', '');
  await select.focus();
  for (const name of ['Kandy', 'Galle', 'Nuwara Eliya']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('#district-name')).toHaveText(name);
    await expect(select).toBeFocused();
    await expect(select).toHaveValue(name);
  }
  await page.goBack();
  await expect(page.locator('#district-name')).toHaveText('Galle');
  await expect(select).toHaveValue('Galle');
});

test('facts, sights and the street map belong to the district', async ({ page }) => {
  await page.goto('/map?district=Kandy');
  const panel = page.locator('#district');
  await expect(panel.getByText('1,940 km²')).toBeVisible();
  await expect(panel.getByText('Population (2024)')).toBeVisible();
  await expect(panel.getByText('1,461,269')).toBeVisible();
  await expect(panel.getByText('about 3 hours')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Kandy Lake' })).toHaveAttribute(
    'href',
    '/destinations?search=Kandy+Lake',
  );
  await expect(panel.getByRole('link', { name: /^See \d+ destinations/ })).toHaveAttribute(
    'href',
    '/destinations?district=Kandy',
  );
  const source = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
  expect(source.origin).toBe('https://www.openstreetmap.org');
  const [west = 0, south = 0, east = 0, north = 0] = (source.searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number);
  expect(east - west).toBeCloseTo(0.1);
  expect(north - south).toBeCloseTo(0.1);
});

test('province buttons lead to their districts', async ({ page }) => {
  await page.goto('/map?district=Galle');
  for (const [province, district] of [
    ['Northern', 'Jaffna'],
    ['Central', 'Kandy'],
    ['Western', 'Colombo'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Provinces' }).getByRole('link', { name: province }).click();
    await expect(page).toHaveURL(`/map?district=${district}`);
    await expect(page.locator('#district-name')).toHaveText(district);
  }
});

test('the mat is walked by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/map?district=Galle');
  const mat = page.getByRole('group', { name: /Districts of Sri Lanka/ });
  await expect(mat.locator('a[data-district]')).toHaveCount(25);
  await expect(mat.getByRole('link', { name: /^Galle, \d+ destinations/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('navigation', { name: 'Provinces' }).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(mat.getByRole('link', { name: /^Ampara/ })).toBeFocused();
  await expect(async () => {
    await mat.getByRole('link', { name: /^Galle, / }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(mat.getByRole('link', { name: /^Matara/ })).toBeFocused({ timeout: 500 });
  }).toPass();
  // With another key an arrow is the browser's.
  await page.keyboard.press('Control+ArrowLeft');
  await expect(mat.getByRole('link', { name: /^Matara/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/district=Matara/);
  await expect(page.locator('#district-name')).toHaveText('Matara');
});

test('a district is chosen on the mat by pointing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/map');
  await page.locator('#mat').scrollIntoViewIfNeeded();
  await page.locator('[data-district="anuradhapura"]').click();
  await expect(page).toHaveURL(/district=Anuradhapura/);
  await expect(page.locator('#district-name')).toHaveText('Anuradhapura');
  await expect(page.locator('[data-district="anuradhapura"]')).toHaveAttribute('aria-current', 'true');
});

test('without scripts a district is chosen by the form, the mat and the list', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
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
  await context.close();
});

test('beside the mat stand the words, and below both what is listed takes the width', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/map?district=Galle');
  const box = async (place: string) => {
    const found = await page.locator(place).boundingBox();
    if (!found) throw new Error(`There is no ${place}.`);
    return found;
  };
  const [mat, name, sights, facts] = [
    await box('.district-map'),
    await box('#district-name'),
    await box('.attractions'),
    await box('.district-more .facts'),
  ];
  expect(name.x).toBeGreaterThan(mat.x + mat.width);
  expect(sights.x).toBeLessThanOrEqual(mat.x);
  expect(sights.y).toBeGreaterThan(mat.y + mat.height);
  expect(facts.x).toBeGreaterThan(sights.x + sights.width);
});

test.describe('where the street map cannot be reached', () => {
  test.use({ broken: 'https://www.openstreetmap.org/' });

  test('the page says so and stands', async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
    await page.goto('/map?district=Kandy');
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect(page.getByText('The street map cannot be reached just now.')).toBeVisible();
    await expect(page.locator('.street-map')).toHaveAttribute('data-reach', 'away');
    await expect(page.locator('iframe')).toBeHidden();
  });
});

test('an unknown district shows the first one', async ({ page }) => {
  const response = await page.goto('/map?district=Atlantis');
  expect(response?.status()).toBe(200);
  await expect(page.locator('#district-name')).toHaveText('Colombo');
});

// Proves MAP-03, MAP-05, MAP-06, MAP-07, MAP-08, MAP-09, MAP-10.
test('the map shows a district: words, sights, facts, the road from Colombo and its streets', async ({
  page,
}) => {
  await page.goto('/map');
  const provinces = page.getByRole('navigation', { name: 'Provinces' });
  for (const [province, district] of [
    ['Western', 'Colombo'],
    ['Central', 'Kandy'],
    ['Northern', 'Jaffna'],
  ] as const)
    await expect(provinces.getByRole('link', { name: province })).toHaveAttribute(
      'href',
      `/map?district=${district}`,
    );
  await page.getByLabel('District', { exact: true }).selectOption('Kandy');
  await expect(page).toHaveURL(/district=Kandy/);
  const panel = page.getByRole('region', { name: 'Kandy' });
  await expect(panel.getByRole('link', { name: /^See \d+ destinations? in Kandy/ })).toHaveAttribute(
    'href',
    '/destinations?district=Kandy',
  );
  for (const sight of await panel.locator('.attractions li').all())
    await expect(sight.getByRole('link').last()).toHaveAttribute('href', /^\/destinations\?search=./);
  // The name of one that has a page of its own leads there.
  await expect(panel.locator('.attractions a[href^="/destination/"]').first()).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'District facts' })).toBeVisible();
  await expect(panel.getByText(/\d+ km from Colombo by road/)).toBeVisible();
  await expect(page.getByTitle('Street map of Kandy, from OpenStreetMap')).toHaveAttribute(
    'src',
    /openstreetmap\.org\/export\/embed\.html\?bbox=/,
  );
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(page.locator('.street-map')).toHaveAttribute('data-reach', 'there');
});

test('what a list was narrowed by stays on the way to the map, whose pins lead to their pages', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
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
  await context.close();
});
