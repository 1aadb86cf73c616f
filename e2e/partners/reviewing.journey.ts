import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { fillLogin, join, openSession } from '../accounts.ts';
import { openAdmin } from '../admin/admin.ts';
import { expect, test } from '../journey.ts';
import { administratorOf, approvedVehicle, newCaller } from './partners.ts';

test.describe.configure({ timeout: 75_000 });
test.use({ broken: '/api/reviews' });

/** The parts at the foot of a page wake when their reader does anything. */
const wake = (page: Page, part: Locator) =>
  expect(async () => {
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 300);
    await expect(part).toBeVisible({ timeout: 500 });
  }).toPass();

async function approveNewest(request: APIRequestContext) {
  const { authorization } = await administratorOf(request);
  const headers = { authorization };
  const reply = await request.get('/api/admin/reviews?waiting=true&limit=1', { headers });
  const [waiting] = (await reply.json()) as { _id: string }[];
  const approved = await request.patch(`/api/admin/reviews/${waiting?._id}/approve`, { headers, data: {} });
  expect(approved.status()).toBe(200);
}

// Proves BUSINESS-RULE-07, BUSINESS-RULE-08, OWN-CALL-22.
test('a traveller signs in from a page, says what they think of it, and changes it later', async ({
  page,
  request,
}) => {
  const { _id, vehicleModel } = await approvedVehicle(request);

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
  await form.getByLabel('Comment').fill('Calm in the bends, early at the gate.');
  await form.getByLabel('When did you travel?').selectOption({ index: 3 });
  await form.getByRole('radio', { name: '5, Wonderful' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(form.getByRole('radio', { name: '4, Very good' })).toBeChecked();
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Our team looks at your review before it is shown')).toBeVisible();
  // Its author alone sees it until an administrator has looked.
  const unseen = said.getByRole('region', { name: 'Your review' });
  await expect(unseen).toContainText('Waits for a look by our team');
  await expect(unseen).toContainText('Calm in the bends, early at the gate.');
  const waiting = (await (
    await request.get(`/api/reviews?itemType=vehicle&itemId=${_id}`)
  ).json()) as unknown[];
  expect(waiting).toEqual([]);
  await approveNewest(request);
  await page.reload();
  await wake(page, said.getByRole('button', { name: 'Write a review' }));
  await expect(unseen).toHaveCount(0);
  const review = said.getByRole('listitem').filter({ hasText: 'Maja Lindgren' });
  await expect(review).toContainText('Calm in the bends, early at the gate.');
  await expect(review).toContainText(/travelled in \w+ \d{4}/);

  await said.getByRole('button', { name: 'Write a review' }).click();
  await expect(form.getByLabel('Comment')).toHaveValue('Calm in the bends, early at the gate.');
  await form.getByLabel('Comment').fill('Calm in the bends. <b>Late</b> at the gate.');
  await form.getByRole('button', { name: 'Save changes' }).click();
  // Another sentence of an account so young waits as well.
  await expect(page.getByText('Our team looks at your review before it is shown')).toBeVisible();
  await approveNewest(request);
  // In public, and as plain text.
  await page.goto(`/vehicles/${_id}`);
  await expect(review).toContainText('Calm in the bends. <b>Late</b> at the gate.');
});

test('places are reviewed on their own pages', async ({ page, request }) => {
  await openSession(page, await newCaller(request));
  await page.goto('/destination/ritigala');
  const said = page.getByRole('region', { name: 'What travellers said' });
  await wake(page, said.getByRole('button', { name: 'Write a review' }));
  await said.getByRole('button', { name: 'Write a review' }).click();
  await said.getByLabel('Comment').fill('Nobody there but the birds.');
  await said.getByLabel('When did you travel?').selectOption({ index: 1 });
  await said.getByRole('button', { name: 'Send review' }).click();
  await said.getByRole('button', { name: 'Yes, send it with five' }).click();
  await expect(said.getByRole('region', { name: 'Your review' })).toContainText(
    'Nobody there but the birds.',
  );
  await approveNewest(request);
  await page.reload();
  await expect(said.getByRole('listitem').first()).toContainText('Nobody there but the birds.');
});

test('a review is reported from its page, and an administrator keeps or hides it', async ({
  page,
  request,
}) => {
  await openSession(page, await newCaller(request));
  const [review] = (await (await request.get('/api/reviews?itemType=vehicle&limit=1')).json()) as {
    itemId: string;
    userName: string;
  }[];
  await page.goto(`/vehicles/${review?.itemId}`);
  const said = page.getByRole('region', { name: 'What travellers said' });
  const report = said.getByRole('button', { name: /^Report the review by/ }).first();
  await wake(page, report);
  await report.click();
  const form = said.getByRole('form', { name: /^Report the review by/ });
  await expect(form.getByLabel('What is wrong with it?')).toBeFocused();
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByText('Please say what is wrong with it.')).toBeVisible();
  await form.getByLabel('What is wrong with it?').fill('An advertisement for a shop.');
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. Our team looks at it.')).toBeVisible();
  await expect(report).toBeFocused();

  await openAdmin(page, '/admin/reviews?reported=true');
  const row = page.getByRole('row').filter({ hasText: 'An advertisement for a shop.' });
  await expect(row).toContainText('Reported by 1 reader');
  await row.getByRole('button', { name: /^Keep what/ }).click();
  await expect(page.getByText('The review stays, and its reports are decided on.').first()).toBeVisible();
  await expect(row).toHaveCount(0);
});
