import { join } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { administratorOf, callerOf, decide, newName, submit } from '../partners/partners.ts';
import { openAdmin, paneOf, remove, said } from './admin.ts';

test.describe.configure({ timeout: 120_000 });

// Proves ADMIN-PAGE-07, ADMIN-PAGE-09, ADMIN-PAGE-10, ADMIN-PAGE-11, OWN-STATE-14, OWN-STATE-15.
// Proves OWN-STATE-20, BUSINESS-RULE-10, OWN-ROLE-08, ADMIN-ERROR-13, ADMIN-ERROR-14, ADMIN-ERROR-15.
// Proves ADMIN-ERROR-17, OWN-LIMIT-14.
test('premium of a guide is extended, cancelled and restored', async ({ page, request }) => {
  // Premium guides are those of the demonstration alone.
  const { authorization } = await administratorOf(request);
  const reply = await request.get('/api/tour-guides/all?premium=true&featured=none&limit=1', {
    headers: { authorization },
  });
  const [guide] = (await reply.json()) as { _id: string }[];
  await openAdmin(page, `/admin/tour-guides?premium=true&id=${guide?._id}`);
  const pane = paneOf(page);
  await pane.getByRole('button', { name: 'Extend Premium' }).click();
  await expect(said(page, 'Premium subscription extended by 30 days')).toBeVisible();
  await pane.getByRole('button', { name: 'Feature', exact: true }).click();
  await expect(said(page, 'Featured on the home page.')).toBeVisible();
  await pane.getByRole('button', { name: 'Unfeature' }).click();
  await expect(said(page, 'No longer featured.')).toBeVisible();
  await pane.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByText('Saved as soon as it is chosen.')).toBeVisible();
  await page.goBack();
  await pane.getByRole('button', { name: 'Cancel Premium' }).click();
  const sure = page.getByRole('dialog', { name: 'Cancel premium?' });
  await expect(sure).toContainText('Are you sure you want to cancel this premium subscription?');
  await sure.getByRole('button', { name: 'Cancel premium' }).click();
  await expect(said(page, 'Premium subscription cancelled')).toBeVisible();
  await pane.getByRole('button', { name: 'Restore Premium' }).click();
  const days = page.getByRole('dialog', { name: 'Restore premium' });
  await days.getByLabel('Number of days').fill('none');
  await days.getByRole('button', { name: 'Restore' }).click();
  await expect(days.getByText('Please enter a valid number of days')).toBeVisible();
  await days.getByLabel('Number of days').fill('45');
  await days.getByRole('button', { name: 'Restore' }).click();
  await expect(said(page, 'Premium status restored for 45 days')).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Extend Premium' })).toBeVisible();
});

// Proves ADMIN-PAGE-02.
test('a vehicle is upgraded, extended and loses its premium again', async ({ page, request }) => {
  const { email } = await join(request);
  const vehicleModel = newName('Mitsubishi Rosa');
  const owner = await callerOf(request, email);
  const { _id } = await submit(request, owner, 'vehicle', { vehicleModel });
  await decide(request, 'vehicle', _id, { status: 'approved' });
  await openAdmin(page, `/admin/vehicles?ownerId=${owner._id}&id=${_id}`);
  await paneOf(page).getByRole('link', { name: 'Premium' }).click();
  await expect(page).toHaveURL(`/vehicle-premium?id=${_id}`);
  await page.goto(`/vehicle-premium?search=${encodeURIComponent(vehicleModel)}`);
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
