import { only, pageAt, wordsOf } from '../html/served.ts';
import { expect, test } from '../journey.ts';
import { addPhoto, aPartner, choose, seesItWait } from './submitting.ts';

test.use({ broken: '/api/tours' });
test.describe.configure({ timeout: 90_000 });

// Proves EDIT-02, TOUR-FORM-01, TOUR-FORM-02, TOUR-FORM-03, TOUR-FORM-04, TOUR-FORM-05, TOUR-FORM-06.
// Proves OWN-ENTITY-25, OWN-ROLE-01, OWN-ERROR-22, OWN-ERROR-29.
test('an operator offers a tour, and chooses between two versions when it was changed elsewhere', async ({
  page,
  request,
}) => {
  const partner = await aPartner(page, request);
  await page.goto('/submit-tour-partnership');
  const name = `Tea and trains ${Date.now()}`;
  await page.getByLabel('Tour name').fill(name);
  await choose(page, 'Tour type', 'Nature');
  await page.getByLabel('Location').fill('Nuwara Eliya');
  await page.getByLabel('Description').fill('x'.repeat(301));
  await expect(page.getByText('301 / 300')).toBeVisible();
  await page.getByLabel('Duration').fill('3 days');
  await page.getByLabel('Group size').fill('2 to 8');
  await page.getByLabel('Currency').selectOption('$');
  await page.getByLabel('Price range').fill('200-300, children half');
  await choose(page, 'What the price is for', 'for the group');
  await expect(page.getByLabel('Contact email')).toHaveValue(/@example.lk$/);
  await page.getByLabel('Contact phone').fill('0812345678');
  await addPhoto(page);
  await page.getByLabel('Highlights').fill('The train over the Nine Arch Bridge');
  await page.getByLabel('Included', { exact: false }).first().fill('Rooms and breakfast');
  await page.getByLabel('Not included').fill('Lunches');
  await expect(page.getByText('7 / 200')).toBeVisible();

  // What both forms ask for stays; what only the other one asks for is out of sight, and comes back.
  const toggle = page.getByLabel('I have a website for managing tour bookings');
  await toggle.check();
  await expect(page.getByLabel('Booking website')).toBeVisible();
  await expect(page.getByLabel('Highlights')).toBeHidden();
  await toggle.uncheck();
  await expect(page.getByLabel('Highlights')).toHaveValue('The train over the Nine Arch Bridge');

  const submit = page.getByRole('button', { name: 'Submit tour' });
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Please fill in the itinerary');
  const days = page.getByRole('group', { name: 'Itinerary' });
  await days.getByLabel('What happens').fill('Kandy to Hatton by train');
  await days.getByRole('button', { name: 'Add a day' }).click();
  await expect(days.getByLabel('Day', { exact: true }).last()).toHaveValue('Day 2');
  await days.getByLabel('What happens').last().fill('On foot to Ella');
  await submit.click();
  await expect(page.getByText('Description can have at most 300 characters.').first()).toBeVisible();
  await page.getByLabel('Description').fill('Kandy to Ella by rail and on foot.');
  await submit.click();
  await expect(
    page.getByText('Tour partnership submitted successfully! It will be reviewed by our team.'),
  ).toBeVisible();
  await seesItWait(page, name);
  const [tour] = await partner.mine('/tours/my-submissions');
  expect(tour).toMatchObject({
    ...{
      status: 'pending',
      priceUnit: 'group',
      priceRange: '$ 200-300, children half',
      startingPoint: 'To be determined',
    },
    itinerary: [
      { day: 'Day 1', description: 'Kandy to Hatton by train' },
      { day: 'Day 2', description: 'On foot to Ella' },
    ],
  });
  const address = `/tours/${tour?._id}`;
  await partner.approve(address);
  expect(wordsOf(only(await pageAt(request, address), 'h1'))).toBe(name);

  await page.goto(`/tour-edit/${tour?._id}`);
  await page.getByLabel('Group size').fill('2 to 6');
  await page.getByLabel('Duration').fill('4 days');
  await partner.change(address, { duration: '5 days', location: 'Ella' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  const both = page.getByRole('dialog', { name: 'This was changed meanwhile' });
  await expect(both.getByRole('group', { name: 'Duration' })).toContainText('4 days');
  await expect(both.getByRole('group', { name: 'Duration' })).toContainText('5 days');
  // What was not touched here follows what was saved meanwhile, unless one says otherwise.
  await expect(both.getByRole('group', { name: 'Location' }).getByLabel(/Ella/)).toBeChecked();
  await expect(both.getByRole('group', { name: 'Group size' }).getByLabel(/2 to 6/)).toBeChecked();
  await both
    .getByRole('group', { name: 'Duration' })
    .getByLabel(/5 days/)
    .check();
  await both.getByRole('button', { name: 'Save what I chose' }).click();
  await expect(page.getByText('Tour updated successfully!')).toBeVisible();
  const [changed] = await partner.mine('/tours/my-submissions');
  expect(changed).toMatchObject({
    ...{ status: 'approved', needsReview: true, duration: '5 days', groupSize: '2 to 6', location: 'Ella' },
    priceRange: '$ 200-300, children half',
  });
});
