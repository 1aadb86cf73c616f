import { expect, test } from '../journey.ts';
import { decide, newCaller, newName, submit } from '../partners/partners.ts';
import { image, openAdmin, paneOf, remove, said } from './admin.ts';

test.describe.configure({ timeout: 120_000 });

test('many are rejected with one reason and verified at once; what came too late stays and says why', async ({
  page,
  request,
}) => {
  const owner = await newCaller(request);
  const names = ['one', 'two', 'three', 'four'].map((word) => newName(`Stall ${word}`));
  const ids: string[] = [];
  for (const [index, businessName] of names.entries()) {
    // The third and fourth are like no other; the first two warn of each other.
    const own = index > 1 && {
      phone: '+94412000001',
      whatsapp: '+94412000001',
      image: `https://example.lk/stall-${Date.now()}-${index}.jpg`,
      imageUrl: `https://example.lk/stall-${Date.now()}-${index}.jpg`,
      description: `${businessName} sells string hoppers on the road to the old harbour from five in the morning.`,
    };
    ids.push((await submit(request, owner, 'businessListing', { businessName, image, ...own }))._id);
  }
  const headers = { authorization: owner.authorization };
  const status = async () => {
    const reply = await request.get('/api/affiliate-links/user', { headers });
    const mine = (await reply.json()) as { _id: string; status: string; rejectReason: string | null }[];
    return ids.map((id) => {
      const one = mine.find(({ _id }) => _id === id);
      return one && (one.rejectReason ?? one.status);
    });
  };
  await openAdmin(page, `/admin/queue?ownerId=${owner._id}`);
  const bar = page.locator('.workspace-bar');
  const tick = (name: string | undefined) => page.getByLabel(`Choose ${name}`).check();
  await tick(names[0]);
  await tick(names[1]);
  await decide(request, 'businessListing', ids[1] ?? '', { status: 'approved' });
  await expect(page.getByText('2 listings chosen')).toBeVisible();
  await bar.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject 2 listings' });
  await dialog.getByLabel('Reason').fill('Neither has an address.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(said(page, 'Rejected 1 of 2.')).toBeVisible();
  await expect(page.getByText(`${names[1]}: `)).toBeVisible();
  await expect(page.getByLabel('Choose all shown')).toBeFocused();
  await tick(names[2]);
  await tick(names[3]);
  const dialogOf = (many: string) => page.getByRole('dialog', { name: `Verify ${many}?` });
  await bar.getByRole('button', { name: 'Verify' }).click();
  await dialogOf('2 listings').getByRole('button', { name: 'Verify 2' }).click();
  await expect(said(page, 'Verified 2 of 2.')).toBeVisible();
  await expect(page.getByRole('link', { name: names[3] ?? '' })).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(said(page, 'Taken back. Verified 2 of 2.')).toBeVisible();
  expect(await status()).toEqual(['Neither has an address.', 'approved', 'pending', 'pending']);
  await tick(names[2]);
  await tick(names[3]);
  await bar.getByRole('button', { name: 'Verify' }).click();
  await dialogOf('2 listings').getByRole('button', { name: 'Verify 2' }).click();
  await expect(page.getByText('Nothing fits all of that.')).toBeVisible();
  expect(await status()).toEqual(['Neither has an address.', 'approved', 'approved', 'approved']);
  await remove(page, ...ids.map((id) => ['businessListing', id] as const));
});

test('keys alone: a table is narrowed, one is opened, asked about and left again; nothing happens while one types', async ({
  page,
  request,
}) => {
  const owner = await newCaller(request);
  const vehicleModel = newName('Ashok Leyland');
  const over = { vehicleModel, vehicleType: 'largebus', availability: 'booked' };
  const { _id } = await submit(request, owner, 'vehicle', over);
  await openAdmin(page, `/admin/vehicles?ownerId=${owner._id}`);
  const state = page.getByLabel('State');
  await state.focus();
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/status=pending/);
  await expect(state).toBeFocused();
  await page.getByLabel('Search').focus();
  await page.keyboard.type('ar? j');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: vehicleModel }).focus();
  await page.keyboard.press('Enter');
  const pane = paneOf(page);
  await expect(pane.locator('header').getByRole('heading', { name: vehicleModel })).toBeFocused();
  for (const words of ['Large Bus', 'Booked', 'LKR 24,000', '+94 77 123 4567', '14 years'])
    await expect(pane.getByText(words, { exact: true }).first()).toBeVisible();

  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Reject, and say why' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('a');
  for (let i = 0; i < 20; i++) await page.keyboard.press('Tab');
  expect(
    await page.evaluate<boolean>(
      '!document.activeElement || document.activeElement === document.body || !!document.activeElement.closest("dialog")',
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(pane.getByRole('button', { name: 'Verify' })).toBeVisible();
  const deleting = pane.getByRole('button', { name: 'Delete' });
  await deleting.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Delete this vehicle?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(deleting).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pane).toHaveCount(0);
  await expect(page.locator('.workspace-open')).toBeFocused();
  await remove(page, ['vehicle', _id]);
});
