import { firstFieldIsInSight } from '../forms/first-field.ts';
import { only, pageAt, wordsOf } from '../html/served.ts';
import { expect, test } from '../journey.ts';
import { aPartner, aPhoto, choose, papersAreThere, seesItWait } from './submitting.ts';

test.use({ broken: '/api/' });
test.describe.configure({ timeout: 90_000 });

// Proves ERROR-27.
test('a business is listed with its templates and a photo that is sent again, and approved', async ({
  page,
  request,
}) => {
  const partner = await aPartner(page, request);
  await page.goto('/partnership/business-listing?tier=free');
  await firstFieldIsInSight(page);
  const submit = page.getByRole('button', { name: 'Submit listing' });
  await papersAreThere(page);
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Please fill in the business type');
  await expect(page.getByText('An image is required.')).toBeVisible();

  const name = `Saroja Rice ${Date.now()}`;
  await choose(page, 'Business type', 'Local Eatery');
  await page.getByLabel('Business name').fill(name);
  await page.getByLabel('Description').fill('Twelve seats, clay pots, and whatever came off the boats.');
  await page.getByRole('button', { name: 'Daily 10AM-10PM' }).click();
  await expect(page.getByLabel('Opening hours')).toHaveValue('Every day, 10:00 AM to 10:00 PM');
  await page.getByRole('button', { name: '1,000-3,000' }).click();
  await choose(page, 'What the price is for', 'a dish');
  await choose(page, 'What the price is for', 'Not said');
  await choose(page, 'What the price is for', 'a meal for one');
  await page.getByLabel('Location').fill('Weligama');
  await page.getByLabel('Full address').fill('14 Old Matara Road, Weligama');
  await expect(page.getByLabel('Email')).toHaveValue(/@example.lk$/);
  await page.getByLabel('Phone').fill('041 234 5678');
  await expect(page.getByLabel('Contact name')).toHaveValue('Nimal Perera');

  // What is no photo is said at once; one that is lost on the way is sent again by itself.
  await page
    .getByLabel(/photo: Picture$/)
    .setInputFiles({ name: 'menu.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('This is no photo that we can open.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  let isAway = true;
  await page.route('**/api/media', (route) => (isAway ? route.abort() : route.continue()));
  await page.getByLabel(/photo: Picture$/).setInputFiles(await aPhoto());
  await expect(page.locator('[data-photo="failed"]')).toContainText('We cannot be reached just now.');
  await submit.click();
  await expect(page.getByRole('alert').last()).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-photo="there"]')).toHaveCount(1);

  // The network goes while it is sent: nothing is lost.
  await page.route('**/api/affiliate-links', (route) => route.abort());
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Failed to submit business listing: We cannot be');
  await page.unroute('**/api/affiliate-links');
  await submit.click();
  await seesItWait(page, name);
  const [business] = await partner.mine('/affiliate-links/user');
  expect(business).toMatchObject({
    status: 'pending',
    priceRange: '1,000-3,000',
    priceUnit: 'meal',
    isExternal: false,
  });

  await partner.approve(`/affiliate-links/${business?._id}`);
  const address = `/business-listings/${business?._id}`;
  expect(wordsOf(only(await pageAt(request, address), 'h1'))).toBe(name);
});
