import { dayAfter, dayOf } from '@serendib/contract/calendar';
import { expect, test } from '../journey.ts';
import { administratorOf, approvedVehicle, newCaller } from '../partners/partners.ts';
import { axeOf, standsAt } from '../stands.ts';
import { openAdmin, said } from './admin.ts';

test('a reported thread is read at the administration, which the audit says, and its report is closed', async ({
  page,
  request,
}) => {
  const { _id, owner, vehicleModel } = await approvedVehicle(request);
  const { authorization } = await newCaller(request, 'Ovindi');
  const [from, to] = [dayAfter(dayOf(Date.now()), 20), dayAfter(dayOf(Date.now()), 22)];
  const asked = await request.post('/api/inquiries', {
    headers: { authorization },
    data: {
      ...{ itemIds: [{ kind: 'vehicle', _id }], from, to, flexible: false, adults: 2, children: [] },
      ...{ language: 'English', pickup: 'Kandy', message: 'You will be sorry.' },
    },
  });
  expect(asked.status(), await asked.text()).toBe(201);
  const [thread] = ((await asked.json()) as { threads: { _id: string }[] }).threads;
  const reported = await request.post(`/api/inquiries/${thread?._id}/report`, {
    headers: { authorization: owner.authorization },
    data: { reason: 'She threatens me.' },
  });
  expect(reported.status()).toBe(204);

  await openAdmin(page, '/admin/inquiries');
  const row = page.getByRole('row').filter({ hasText: vehicleModel });
  await expect(row).toContainText('She threatens me.');
  await expect(row).toContainText('the partner');
  /** What stands around it is looked at with the other pages of the back office. */
  const room = () => axeOf(page).include('.admin-room');
  await standsAt(page, '/admin/inquiries', undefined, room);
  await row.getByRole('link', { name: vehicleModel }).click();
  await expect(page.getByText('You will be sorry.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'You will be sorry.' })).toContainText('Ovindi');
  await standsAt(page, '/admin/inquiries/{id}', undefined, room);

  await page.getByRole('button', { name: 'Close the report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close the report' }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('We have spoken with both.');
  await dialog.getByRole('button', { name: 'Close the report' }).click();
  await expect(said(page, 'The report is closed.')).toBeVisible();
  await expect(page).toHaveURL('/admin/inquiries');
  await expect(row).toHaveCount(0);
  const headers = { authorization: (await administratorOf(request)).authorization };
  const audit = await (await request.get(`/api/admin/audit?thingId=${thread?._id}`, { headers })).json();
  expect(audit).toMatchObject([{ action: 'close report' }, { action: 'read' }]);
});
