import { expect, test } from '../journey.ts';
import { decide, newCaller, newName, submit } from '../partners/partners.ts';
import { openAdmin, paneOf, remove, said } from './admin.ts';

test.describe.configure({ timeout: 120_000 });

// Proves ADMIN-PAGE-02.
test('a vehicle is upgraded, extended and loses its premium again', async ({ page, request }) => {
  const vehicleModel = newName('Mitsubishi Rosa');
  const owner = await newCaller(request);
  const { _id } = await submit(request, owner, 'vehicle', { vehicleModel });
  await decide(request, 'vehicle', _id, { status: 'approved' });
  await openAdmin(page, `/admin/vehicles?ownerId=${owner._id}&id=${_id}`);
  await paneOf(page).getByRole('link', { name: 'Premium' }).click();
  await expect(page).toHaveURL(`/vehicle-premium?id=${_id}`);
  await page.getByRole('button', { name: `Upgrade ${vehicleModel}` }).click();
  const days = page.getByRole('dialog', { name: `Premium for ${vehicleModel}` });
  await expect(days.getByLabel('Number of days')).toHaveValue('30');
  await days.getByLabel('Number of days').fill('1.5');
  await page.keyboard.press('Enter');
  await expect(days.getByText('Please enter a valid number of days')).toBeVisible();
  await days.getByLabel('Number of days').fill('10');
  await page.keyboard.press('Enter');
  await expect(said(page, `${vehicleModel} has 10 more days of premium.`)).toBeVisible();
  const row = page.getByRole('row', { name: vehicleModel });
  await expect(row).toContainText('PREMIUM until');
  const until = await row.getByText(/until/).textContent();
  await page.getByRole('button', { name: `Extend premium of ${vehicleModel}` }).click();
  await days.getByRole('button', { name: 'Give' }).click();
  await expect(said(page, `${vehicleModel} has 30 more days of premium.`)).toBeVisible();
  await expect(row.getByText(/until/)).not.toHaveText(until ?? '');
  await page.getByRole('button', { name: `Cancel premium of ${vehicleModel}` }).click();
  const sure = page.getByRole('dialog', { name: 'Cancel premium?' });
  await expect(sure).toContainText('Are you sure you want to cancel this premium subscription?');
  await sure.getByRole('button', { name: 'Cancel premium' }).click();
  await expect(said(page, 'Premium subscription cancelled')).toBeVisible();
  await expect(row).toContainText('none');
  await remove(page, 'vehicle', _id);
});
