import type { Locator, Page } from 'playwright/test';
import { fillLogin, join, logIn } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { callerOf, judge, newName, submit } from './partners.ts';

test.describe.configure({ timeout: 75_000 });
test.use({ broken: '/api/reviews' });

/** The parts at the foot of a page wake when their reader does anything. */
const wake = (page: Page, part: Locator) =>
  expect(async () => {
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 300);
    await expect(part).toBeVisible({ timeout: 500 });
  }).toPass();

test('a traveller signs in from a page, says what they think of it, and changes it later', async ({
  page,
  request,
}) => {
  const driver = await callerOf(request, (await join(request)).email);
  const vehicleModel = newName('Toyota KDH');
  const { _id } = await submit(request, driver, 'vehicle', { vehicleModel });
  await judge(request, 'vehicle', _id, { status: 'approved' });
  await page.route('https://example.lk/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );

  const { email } = await join(request, undefined, 'Maja Lindgren');
  await page.goto(`/vehicles/${_id}`);
  const said = page.getByRole('region', { name: 'What travellers said' });
  await said.getByRole('link', { name: 'Sign in to write a review' }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await fillLogin(page, email);
  await expect(page).toHaveURL(`/vehicles/${_id}#said`);

  await said.getByRole('button', { name: 'Write a review' }).click();
  const form = page.getByRole('form', { name: `Review of ${vehicleModel}` });
  await expect(form.getByRole('radio', { name: '5, Wonderful' })).toBeChecked();
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByText('Please write a comment.')).toBeVisible();
  await expect(form.getByLabel('Comment')).toBeFocused();

  await form.getByLabel('Comment').fill('Calm in the bends, early at the gate.');
  await form.getByRole('radio', { name: '5, Wonderful' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(form.getByRole('radio', { name: '4, Very good' })).toBeChecked();
  // What was begun is there again after the page has gone away, for whatever reason.
  await page.reload();
  await wake(page, form);
  await expect(form.getByLabel('Comment')).toHaveValue('Calm in the bends, early at the gate.');
  await page.route('**/api/reviews', (route) => route.abort());
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByRole('alert')).toContainText('We cannot be reached just now');
  await page.unroute('**/api/reviews');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Thank you. Your review is there for everybody to read.')).toBeVisible();
  const review = said.getByRole('listitem').filter({ hasText: 'Maja Lindgren' });
  await expect(review).toContainText('Calm in the bends, early at the gate.');

  await said.getByRole('button', { name: 'Write a review' }).click();
  await expect(form.getByLabel('Comment')).toHaveValue('Calm in the bends, early at the gate.');
  await form.getByLabel('Comment').fill('Calm in the bends. <b>Late</b> at the gate.');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your review is changed.')).toBeVisible();
  await expect(review).toHaveCount(1);
  // For everybody, and as plain words.
  await page.goto(`/vehicles/${_id}`);
  await expect(review).toContainText('Calm in the bends. <b>Late</b> at the gate.');

  // Who offers it cannot praise it.
  const { email: owner } = await join(request);
  const caller = await callerOf(request, owner);
  const own = await submit(request, caller, 'vehicle', { vehicleModel });
  await judge(request, 'vehicle', own._id, { status: 'approved' });
  await page.evaluate('localStorage.clear()');
  await logIn(page, owner);
  await page.goto(`/vehicles/${own._id}`);
  await wake(page, said.getByRole('button', { name: 'Write a review' }));
  await said.getByRole('button', { name: 'Write a review' }).click();
  await form.getByLabel('Comment').fill('The best of all vans.');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByRole('alert')).toHaveText('You cannot review what you offer yourself.');
});

test('places are reviewed on their own pages', async ({ page, request }) => {
  const { email } = await join(request);
  await logIn(page, email);
  await page.goto('/destination/ritigala');
  const said = page.getByRole('region', { name: 'What travellers said' });
  await wake(page, said.getByRole('button', { name: 'Write a review' }));
  await said.getByRole('button', { name: 'Write a review' }).click();
  await said.getByLabel('Comment').fill('Nobody there but the birds.');
  await said.getByRole('button', { name: 'Send review' }).click();
  await expect(said.getByRole('listitem').first()).toContainText('Nobody there but the birds.');
});
