import type { Page } from 'playwright/test';
import { choose } from './submitting.ts';

let made = 0;
export const newPlate = () =>
  `WP ${String.fromCharCode(65 + (process.pid % 26))}${String(Date.now()).slice(-6)}${made++}`;

/** Fills in what the account does not know of a vehicle, but for its photo. */
export async function fillVehicle(page: Page, model: string, plateNumber = newPlate()): Promise<void> {
  await page.getByLabel('Owner name').fill('Nimal Perera');
  await choose(page, 'Vehicle type', 'Van');
  await page.getByLabel('Vehicle model').fill(model);
  await page.getByLabel('Vehicle year').fill('2018');
  await page.getByLabel('Plate number').fill(plateNumber);
  await page.getByLabel('Seating capacity').fill('9');
  await choose(page, 'Features', 'Air Conditioning', 'Wifi');
  await page.getByLabel('Price per day').fill('24000');
  await page.getByLabel('Contact phone').fill('077 123 4567');
  await page.getByLabel('Base location').fill('Kandy');
  await choose(page, 'Serving areas', 'Central', 'Uva');
  await page.getByLabel('Driver experience').fill('12');
}
