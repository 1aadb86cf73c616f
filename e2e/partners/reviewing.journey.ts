import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { fillLogin, join } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { administratorOf, approvedVehicle } from './partners.ts';

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
test('a traveller signs in from a page, and says what they think of it', async ({ page, request }) => {
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
  await form.getByLabel('Comment').fill('Calm in the bends, <b>early</b> at the gate.');
  await form.getByLabel('When did you travel?').selectOption({ index: 3 });
  await form.getByRole('radio', { name: '5, Wonderful' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(form.getByRole('radio', { name: '4, Very good' })).toBeChecked();
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Our team looks at your review before it is shown')).toBeVisible();
  // Its author alone sees it until an administrator has looked.
  const unseen = said.getByRole('region', { name: 'Your review' });
  await expect(unseen).toContainText('Waits for a look by our team');
  await expect(unseen).toContainText('Calm in the bends, <b>early</b> at the gate.');
  const waiting = (await (
    await request.get(`/api/reviews?itemType=vehicle&itemId=${_id}`)
  ).json()) as unknown[];
  expect(waiting).toEqual([]);
  await approveNewest(request);
  await page.reload();
  await wake(page, said.getByRole('button', { name: 'Write a review' }));
  await expect(unseen).toHaveCount(0);
  const review = said.getByRole('listitem').filter({ hasText: 'Maja Lindgren' });
  // In public, and as plain text.
  await expect(review).toContainText('Calm in the bends, <b>early</b> at the gate.');
  await expect(review).toContainText(/travelled in \w+ \d{4}/);
});
