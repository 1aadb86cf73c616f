import type { Page } from 'playwright/test';
import { choose } from './submitting.ts';

let made = 0;
export const newPlate = () =>
  `WP ${String.fromCharCode(65 + (process.pid % 26))}${String(Date.now()).slice(-6)}${made++}`;

/** Fills in the form of a vehicle, but for its photo. */
export async function fillVehicle(page: Page, model: string, plateNumber = newPlate()): Promise<void> {
  await page.getByRole('button', { name: 'Nimal Perera' }).and(page.locator('.chip')).first().click();
  await choose(page, 'Vehicle type', 'Van');
  await page.getByLabel('Vehicle model').fill(model);
  await page.getByLabel('Vehicle year').fill('2018');
  await page.getByLabel('Plate number').fill(plateNumber);
  await page.getByLabel('Seating capacity').fill('9');
  await choose(page, 'Features', 'Air Conditioning', 'Wifi');
  await page.getByLabel('Price per day').fill('24000');
  await page.getByLabel('Contact phone').fill('077 123 4567');
  await page.getByRole('button', { name: /^Use .*@example.lk/ }).click();
  await page.getByLabel('Base location').fill('Kandy');
  await choose(page, 'Serving areas', 'Central', 'Uva');
  await page.getByRole('button', { name: 'Same as owner name' }).click();
  await page.getByLabel('Driver experience').fill('12');
}
