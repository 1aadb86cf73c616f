import type { Locator } from 'playwright/test';
import { join, logIn } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { aPhoto, papersAreThere, seesItWait } from '../partners/submitting.ts';
import { newPlate } from '../partners/vehicle-form.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
test.describe.configure({ timeout: 90_000 });

test('a van is listed with at most 14 taps, its photo and the button among them', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  await logIn(page, email);
  await page.goto('/vehicle-registration');
  await expect(page.getByLabel('Owner name')).toHaveValue('Nimal Perera');

  // Each touch of the page counts, what the keyboard types does not: so it was counted when it took 19.
  let taps = 0;
  // Two touches at one place within half a second are a double tap, which no hand that types between them makes: what is
  // touched next is scrolled to another height.
  const heights = [220, 460];
  const tap = async (there: Locator) => {
    const height = heights[taps++ % heights.length];
    const top = (await there.boundingBox())?.y ?? 0;
    await page.evaluate(`scrollBy({ top: ${top} - ${height}, behavior: 'instant' })`);
    await there.tap();
  };
  const write = async (label: string, words: string) => {
    const field = page.getByLabel(label);
    await tap(field);
    await expect(field).toBeFocused();
    await page.keyboard.type(words);
  };
  const chip = (group: string, name: string) =>
    tap(
      page
        .getByRole('group', { name: group })
        .locator('label')
        .filter({ hasText: new RegExp(`^${name}$`) }),
    );

  const model = `Toyota KDH ${Date.now()}`;
  await chip('Vehicle type', 'Van');
  await write('Vehicle model', model);
  await write('Vehicle year', '2018');
  await write('Plate number', newPlate());
  await write('Seating capacity', '9');
  await chip('Features', 'Air Conditioning');
  await chip('Features', 'Wifi');
  await write('Price per day', '18,000/=');
  await write('Contact phone', '077 123 4567');
  await write('Base location', 'Kandy');
  await tap(page.getByRole('button', { name: 'The whole island' }));
  await write('Driver experience', '12');
  const chooser = page.waitForEvent('filechooser');
  await tap(page.locator('label.photo-add:not(.photo-camera)'));
  await (await chooser).setFiles(await aPhoto());
  await expect(page.locator('[data-photo="there"]')).toHaveCount(1);
  await expect(page.getByText('15 of 15')).toBeVisible();
  await papersAreThere(page);
  await tap(page.getByRole('button', { name: 'Submit registration' }));
  await seesItWait(page, model);
  expect(taps).toBeLessThanOrEqual(14);
});
