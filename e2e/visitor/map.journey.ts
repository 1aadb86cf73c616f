import { expect, test } from '../journey.ts';

test('a district is chosen on the mat by keyboard and by pointing, by its province, and by walking through the dropdown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/map?district=Galle');
  const name = page.locator('#district-name');
  const mat = page.getByRole('group', { name: /Districts of Sri Lanka/ });
  const provinces = page.getByRole('navigation', { name: 'Provinces' });
  await test.step('the mat is walked by keyboard alone', async () => {
    await expect(mat.locator('a[data-district]')).toHaveCount(25);
    await expect(mat.getByRole('link', { name: /^Galle, \d+ destinations/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await provinces.getByRole('link').last().focus();
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
    await expect(name).toHaveText('Matara');
  });
  await test.step('by pointing', async () => {
    await page.locator('#mat').scrollIntoViewIfNeeded();
    await page.locator('[data-district="anuradhapura"]').click();
    await expect(page).toHaveURL(/district=Anuradhapura/);
    await expect(name).toHaveText('Anuradhapura');
    await expect(page.locator('[data-district="anuradhapura"]')).toHaveAttribute('aria-current', 'true');
  });
  await test.step('province buttons lead to their districts', async () => {
    for (const [province, district] of [
      ['Northern', 'Jaffna'],
      ['Central', 'Kandy'],
      ['Western', 'Colombo'],
    ] as const) {
      await provinces.getByRole('link', { name: province }).click();
      await expect(page).toHaveURL(`/map?district=${district}`);
      await expect(name).toHaveText(district);
    }
  });
  await test.step('whoever walks through the districts by keyboard stays in the dropdown', async () => {
    const select = page.getByLabel('District', { exact: true });
    await select.focus();
    for (const district of ['Kandy', 'Galle', 'Nuwara Eliya']) {
      await page.keyboard.press('ArrowDown');
      await expect(name).toHaveText(district);
      await expect(page).toHaveURL(`/map?district=${encodeURIComponent(district).replace('%20', '+')}`);
      await expect(select).toBeFocused();
      await expect(select).toHaveValue(district);
    }
    await page.goBack();
    await expect(name).toHaveText('Galle');
    await expect(select).toHaveValue('Galle');
    // The street map of the one that is chosen comes into view.
    await page.getByTitle('Street map of Galle, from OpenStreetMap').scrollIntoViewIfNeeded();
    await expect(page.locator('.street-map')).toHaveAttribute('data-reach', 'there');
  });
  await test.step('beside the mat stand the words, and below both what is listed takes the width', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(async () => {
      const [mat, words, sights, facts] = await Promise.all(
        ['.district-map', '#district-name', '.attractions', '.district-more .facts'].map(async (place) => {
          const found = await page.locator(place).boundingBox();
          return found ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 };
        }),
      );
      if (!mat || !words || !sights || !facts) throw new Error('A part is not there.');
      expect(words.x).toBeGreaterThan(mat.x + mat.width);
      expect(sights.x).toBeLessThanOrEqual(mat.x);
      expect(sights.y).toBeGreaterThan(mat.y + mat.height);
      expect(facts.x).toBeGreaterThan(sights.x + sights.width);
    }).toPass();
  });
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
