import { openSession } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { decide, newCaller, newName, submit } from './partners.ts';
import { addPhoto } from './submitting.ts';

test.describe.configure({ timeout: 90_000 });

test('a guide shows several pictures, put in order by key, the first of which is their image', async ({
  page,
  request,
}) => {
  const owner = await newCaller(request);
  const name = newName('Sunil');
  const guide = await submit(request, owner, 'tourGuide', { name });
  await decide(request, 'tourGuide', guide._id, { status: 'approved' });
  await openSession(page, owner);
  await page.goto(`/tour-guide-edit/${guide._id}`);
  for (const _ of [1, 2, 3]) await addPhoto(page);
  await expect(page.getByText('Take a photo', { exact: true })).toBeHidden();
  const first = page.getByRole('button', { name: 'Move photo 2 earlier' });
  await first.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL('/profile?tab=submissions');
  const { image, images } = await (await request.get(`/api/tour-guides/${guide._id}`)).json();
  expect(images).toHaveLength(3);
  expect(images[0]).toBe(image);
  await page.goto(`/tour-guides/${guide._id}`);
  await expect(page.getByRole('img', { name: 'View 2' })).toBeVisible();
  await expect(page.getByRole('main').locator(`a[href="${images[2]}"]`)).toBeVisible();
});
