import { join } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { callerOf, newName, submit } from '../partners/partners.ts';
import { image, openAdmin, paneOf, remove, said } from './admin.ts';

test.describe.configure({ timeout: 120_000 });

test('what is alike is left out of many, asked about once by key, taken back by key, and corrected later', async ({
  page,
  request,
}) => {
  const owner = await callerOf(request, (await join(request)).email);
  const description = `${newName('A stall')} by the station, with rotti from six in the morning until they are gone.`;
  const names = ['Rotti corner', 'Rotti house'].map(newName);
  const ids: string[] = [];
  for (const businessName of names)
    ids.push((await submit(request, owner, 'businessListing', { businessName, image, description }))._id);

  await openAdmin(page, `/admin/queue?ownerId=${owner._id}`);
  await expect(page.locator('.workspace-row').getByText('Look twice')).toHaveCount(2);
  await page.getByLabel('Choose all shown').check();
  await page.locator('.workspace-bar').getByRole('button', { name: 'Verify' }).click();
  const many = page.getByRole('dialog', { name: 'Verify 0 listings?' });
  await expect(many).toContainText('2 listings left out');
  await expect(many.getByRole('button', { name: /^Verify/ })).toHaveCount(0);
  await many.getByRole('button', { name: 'Cancel' }).click();

  await page.keyboard.press('j');
  await expect(paneOf(page).getByRole('button', { name: 'Verify' })).toBeVisible();
  await page.keyboard.press('a');
  const twice = page.getByRole('dialog', { name: 'Look twice' });
  await expect(twice).toContainText('This text stands on another listing word for word.');
  await page.keyboard.press('Escape');
  await expect(twice).toHaveCount(0);
  await expect(page.locator('.workspace-row')).toHaveCount(2);
  await page.keyboard.press('a');
  await expect(twice).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(said(page, /^Business listing verified/)).toBeVisible();
  await expect(page.locator('.workspace-row')).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(page.locator('.workspace-row')).toHaveCount(2);
  const mails = async () =>
    (await (await request.get('/dev/mailbox?format=json')).text()).includes(
      `${names[0]}” is on Serendib now`,
    );
  expect(await mails()).toBe(false);

  await page.goto(`/admin/affiliate-links?ownerId=${owner._id}&id=${ids[0]}`);
  const pane = paneOf(page);
  await pane.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('There is no such station.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(said(page, /rejected/)).toBeVisible();
  await page.goto(`/admin/affiliate-links?ownerId=${owner._id}&id=${ids[0]}`);
  await expect(pane.getByText('As travellers would see it')).toBeVisible();
  await expect(pane.locator('.flag').getByText('Verified', { exact: true })).toHaveCount(0);
  await pane.getByRole('button', { name: 'Correct the reason' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveValue('There is no such station.');
  await dialog.getByLabel('Reason').fill('The station is called Fort.');
  await dialog.getByRole('button', { name: 'Correct the reason' }).click();
  await expect(said(page, /^Reason corrected/)).toBeVisible();
  await page.goto(`/admin/affiliate-links?ownerId=${owner._id}&id=${ids[0]}`);
  await pane.getByText('What became of it so far').click();
  await expect(pane.getByText('“There is no such station.”')).toBeVisible();
  for (const id of ids) await remove(page, 'businessListing', id);
});
