import { expect, test } from '../journey.ts';
import { decisionsFollowed } from '../partners/decided.ts';
import { newCaller, newName, submit } from '../partners/partners.ts';
import { image, openAdmin, paneOf, remove, said } from './admin.ts';

test.describe.configure({ timeout: 120_000 });

test('what is alike is left out of many, asked about once by key, and taken back by key', async ({
  page,
  request,
  baseURL,
}) => {
  const owner = await newCaller(request);
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
  await decisionsFollowed(baseURL ?? '');
  expect(await mails()).toBe(false);
  for (const id of ids) await remove(page, 'businessListing', id);
});
