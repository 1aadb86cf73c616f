import { join, openSession } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { administratorOf, callerOf, newCaller, newName, submit } from '../partners/partners.ts';
import { aPhoto } from '../partners/submitting.ts';
import { openAdmin, paneOf, remove } from './admin.ts';

test.describe.configure({ timeout: 120_000 });

test('one search opens what was found, where a colleague looks too and a note is left for them', async ({
  page,
  request,
}) => {
  const owner = await newCaller(request);
  const [vehicleModel, plateNumber] = [newName('Hiace'), 'KX-7431'];
  const { _id } = await submit(request, owner, 'vehicle', { vehicleModel, plateNumber });

  const { email } = await join(request, undefined, 'Ruvini Alwis');
  const { _id: colleague } = await callerOf(request, email);
  const promoted = await request.patch(`/api/admin/users/${colleague}/role`, {
    headers: { authorization: (await administratorOf(request)).authorization },
    data: { role: 'admin' },
  });
  expect(promoted.status(), await promoted.text()).toBe(200);
  const { authorization } = await callerOf(request, email);
  const presence = `/api/admin/listings/${_id}/presence`;
  const headers = { authorization };
  const looks = async () => (await (await request.put(presence, { headers })).json()).others;
  expect(await looks()).toEqual([]);

  await openAdmin(page, '/admin');
  await expect(page.getByRole('button', { name: /^Search everything/ }).first()).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(palette).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // Where it opened late, the key was pressed twice and stands in it.
  await palette.getByRole('combobox').fill('');
  await page.keyboard.type('kx 7431');
  // Its owner is found along with it; what is first is opened by Enter.
  await expect(palette.getByRole('option').first()).toContainText(vehicleModel);
  await expect(palette.getByRole('status')).toContainText('found');
  // Who looks is said for 45 seconds: once more, as the pane of a colleague does; the administrator does not look yet.
  expect(await looks()).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/vehicles\\?id=${_id}`));
  await expect(paneOf(page).getByText('Ruvini Alwis is looking at this now.')).toBeVisible();
  await expect.poll(async () => (await looks()).length).toBe(1);

  const words = newName('Called, no answer');
  const notes = paneOf(page).getByRole('region', { name: 'Notes of our team' });
  await notes.getByLabel('Add a note').fill(words);
  await notes.getByRole('button', { name: 'Keep the note' }).click();
  await expect(notes.getByRole('listitem')).toContainText(words);
  const kept = await request.get(`/api/admin/notes?listingId=${_id}`, { headers });
  expect(await kept.json()).toMatchObject([{ text: words }]);

  await remove(page, ['vehicle', _id]);
});

test('a paper that a driver adds to the form is looked at by administrators alone', async ({
  page,
  context,
  request,
}) => {
  const owner = await newCaller(request);
  const { _id } = await submit(request, owner, 'vehicle');
  await openSession(page, owner);
  await page.goto(`/vehicle-edit/${_id}#paper-photos`);
  const papers = page.getByRole('region', { name: 'Photos of your papers' });
  await papers.getByLabel('Add a photo of: Insurance').setInputFiles(await aPhoto('insurance.jpg'));
  await expect(papers.getByRole('img', { name: 'Insurance, photo 1' })).toBeVisible();

  const admin = await context.browser()?.newPage();
  if (!admin) throw new Error('There is no browser.');
  await openAdmin(admin, new URL(`/admin/vehicles?id=${_id}`, page.url()).href);
  const shown = paneOf(admin).getByRole('region', { name: 'Papers' });
  const sent = admin.waitForResponse(/\/api\/papers\/[\w-]+\/photo$/);
  await shown.getByRole('button', { name: /^Insurance/ }).click();
  await expect(admin.getByRole('dialog').getByRole('img', { name: 'Insurance' })).toBeVisible();
  const address = (await sent).url();
  const other = await newCaller(request);
  const statuses = [owner, other].map(async ({ authorization }) =>
    (await request.get(address, { headers: { authorization } })).status(),
  );
  expect(await Promise.all(statuses)).toEqual([200, 404]);
  expect((await request.get(address)).status()).toBe(401);
  await admin.close();
  await remove(page, ['vehicle', _id]);
});
