import { readFile } from 'node:fs/promises';
import { join } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { callerOf, decide, newName, submit } from '../partners/partners.ts';
import { image, openAdmin, remove, said } from './admin.ts';

test.describe.configure({ timeout: 120_000 });

// Proves OWN-ROLE-09.
test('a suspended account’s listings vanish, and come back with it; its line of the table is saved as a file', async ({
  page,
  request,
}) => {
  const { email, userName } = await join(request, undefined, newName('Gihan Peiris'));
  const owner = await callerOf(request, email);
  const { _id } = await submit(request, owner, 'businessListing', { businessName: newName('Hut'), image });
  await decide(request, 'businessListing', _id, { status: 'approved' });
  const status = async () => (await request.get(`/api/affiliate-links/${_id}`)).status();
  expect(await status()).toBe(200);

  await openAdmin(page, `/admin/users?search=${encodeURIComponent(email)}`);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await waiting).path(), 'utf8');
  expect(file.startsWith('\ufeff')).toBe(true);
  const [heading, line, ...others] = file.slice(1).trimEnd().split('\r\n');
  expect(others).toEqual([]);
  const cells = line?.split(',') ?? [];
  const row = Object.fromEntries((heading ?? '').split(',').map((name, index) => [name, cells[index]]));
  expect(row).toMatchObject({ userName, email, role: 'user', listingCount: '1', suspendedAt: '' });

  await page.getByRole('link', { name: userName }).click();
  const account = page.getByRole('region', { name: 'Account' });
  await account.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog', { name: `Suspend ${userName}?` });
  await dialog.getByLabel('Reason').fill('The place is not there.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(said(page, `${userName} is suspended.`)).toBeVisible();
  await expect(account).toContainText('The place is not there.');
  expect(await status()).toBe(404);
  await account.getByRole('button', { name: 'Restore' }).click();
  await expect(said(page, `${userName} may come in again.`)).toBeVisible();
  expect(await status()).toBe(200);
  await remove(page, 'businessListing', _id);
});
