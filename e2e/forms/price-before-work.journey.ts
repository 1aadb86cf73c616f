import { openSession } from '../accounts.ts';
import { newCaller } from '../partners/partners.ts';
import { choose } from '../partners/submitting.ts';
import { comeBack, expect, payAtGateway, test } from '../payments/simulated.ts';
import { firstFieldIsInSight } from './first-field.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });
// It is refused as long as it is not paid for.
test.use({ broken: '/api/tours' });

test('a tour says its price above the first field, is bought from the refusal, and comes back filled in', async ({
  page,
  request,
}) => {
  await openSession(page, await newCaller(request));
  await page.goto('/submit-tour-partnership');
  const costs = page.getByText('A tour costs LKR 2,000 a month, and is paid for before it is sent.');
  await expect(costs).toBeVisible();
  await firstFieldIsInSight(page);
  const name = page.getByLabel('Tour name');
  expect((await costs.boundingBox())?.y).toBeLessThan((await name.boundingBox())?.y ?? 0);
  await expect(page.getByRole('button', { name: 'Buy a month for LKR 2,000' })).toBeVisible();

  await page.getByLabel('I have a website for managing tour bookings').check();
  await name.fill('Three days of tea and trains');
  await choose(page, 'Tour type', 'Nature');
  await page.getByLabel('Location').fill('Nuwara Eliya');
  await page.getByLabel('Description').fill('Kandy to Ella by rail and on foot.');
  await page.getByLabel('Booking website').fill('https://example.lk/tea');
  await page.getByRole('textbox', { name: 'Price range' }).fill('45,000');
  await page.getByLabel('Contact phone').fill('081 234 5678');
  await page.getByText('It is on the web already').click();
  await page.getByLabel('Image URL').fill('https://example.lk/tea.jpg');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Submit tour' }).click();

  const refusal = page.getByRole('alert').filter({ hasText: 'No valid payment voucher found.' });
  await expect(refusal).toBeVisible();
  await refusal.getByRole('button', { name: 'Buy a month for LKR 2,000' }).click();
  await payAtGateway(page, 'LKR 2,000');
  await comeBack(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.getByRole('link', { name: 'Submit your tour' }).click();

  await expect(
    page.getByText('A month of yours is paid for: it is spent when you send this form.'),
  ).toBeVisible();
  await expect(costs).toBeHidden();
  await expect(name).toHaveValue('Three days of tea and trains');
  await expect(page.getByRole('textbox', { name: 'Price range' })).toHaveValue('45,000');
  await page.getByRole('button', { name: 'Submit tour' }).click();
  await expect(
    page.getByText('Tour partnership submitted successfully! It will be reviewed by our team.'),
  ).toBeVisible();
});
