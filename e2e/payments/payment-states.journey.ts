import type { Page } from 'playwright/test';
import { join, logIn } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { standsAt } from '../stands.ts';

// Payments are paused here: what the server would say of an order is said for it.
test.use({ broken: '/api/payments' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const says = (page: Page, over: Record<string, unknown> = {}) =>
  page.route('**/api/payments/payhere/status/*', (route) =>
    route.fulfill({
      json: {
        ...{ orderId: 'SER-1', serviceType: 'sponsored_blog_post', description: 'Sponsored blog post' },
        ...{ amount: 700, currency: 'LKR', status: 'completed', createdAt: '2026-11-21T06:55:17.000Z' },
        canCompleteByHand: false,
        ...over,
      },
    }),
  );

// Proves RESULT-03, ERROR-22, ERROR-23.
test('without an order the page says so, and signed out it asks to sign in and comes back', async ({
  page,
  request,
}) => {
  await page.goto('/payment/success?status=completed');
  await expect(heading(page, 'Payment Verification Failed')).toBeVisible();
  await expect(page.getByText('Missing order information')).toBeVisible();
  const main = page.getByRole('main');
  for (const href of ['/partnership', '/profile?tab=payments', '/'])
    await expect(main.locator(`a[href="${href}"]`)).toBeVisible();

  const { email } = await join(request);
  await page.goto('/payment/success?order_id=SER-1');
  await expect(page).toHaveURL('/login', { timeout: 15_000 });
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel(/^Password/).fill('Kandy-Road-77');
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/payment/success?order_id=SER-1');
  // An order is shown to its own account alone.
  await expect(page.getByText('Failed to verify payment status')).toBeVisible({ timeout: 15_000 });
  await expect(
    page.getByText('There was an issue confirming your payment. Please contact support.'),
  ).toBeVisible();
});

// Proves RESULT-01, ERROR-24.
test('what is completed by hand and fails says why', async ({ page, request }) => {
  const { email } = await join(request);
  await logIn(page, email);
  await says(page, { status: 'pending', canCompleteByHand: true });
  await page.route('**/api/payments/test/complete/*', (route) =>
    route.fulfill({ status: 409, json: { error: 'This order has been refunded.', code: 'CONFLICT' } }),
  );
  await page.goto('/payment/success?orderId=SER-1');
  await page.getByRole('button', { name: 'Complete Payment Manually' }).click({ timeout: 20_000 });
  await expect(page.getByText('Failed to complete payment: This order has been refunded.')).toBeVisible();
});

// Proves STATE-16.
test('what is completed by hand loads again after two seconds', async ({ page, request }) => {
  const { email } = await join(request);
  await logIn(page, email);
  await says(page, { status: 'pending', canCompleteByHand: true });
  await page.route('**/api/payments/test/complete/*', (route) =>
    route.fulfill({ json: { status: 'completed' } }),
  );
  await page.clock.install();
  await page.goto('/payment/success?orderId=SER-1');
  const complete = page.getByRole('button', { name: 'Complete Payment Manually' });
  await complete.waitFor({ timeout: 30_000 });
  await page.clock.pauseAt(Date.now() + 120_000);
  await page.evaluate('window.isFirst = true');
  await complete.click();
  await expect(page.getByText('This page loads again in a moment.')).toBeVisible();
  await page.clock.runFor(1_900);
  expect(await page.evaluate('window.isFirst')).toBe(true);
  const again = page.waitForEvent('load');
  await page.clock.runFor(200);
  await again;
  expect(await page.evaluate('window.isFirst')).toBeUndefined();
});

// Proves RESULT-05.
test('of money that went back the page says so, and there is nothing to complete', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  await logIn(page, email);
  for (const [status, said] of [
    ['refunded', 'The money went back to you.'],
    ['charged_back', 'Your bank took the money back.'],
  ]) {
    await says(page, { status });
    await page.goto('/payment/success?order_id=SER-1');
    await expect(heading(page, 'Payment Pending')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText(said ?? '')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Complete Payment Manually' })).toBeHidden();
    await page.unroute('**/api/payments/payhere/status/*');
  }
});

const follow = {
  sponsored_blog_post: ['Next Step: Submit Your Blog Post', '/submit-sponsored-blog'],
  tour_partnership: ['Next Step: Submit Your Tour', '/submit-tour-partnership'],
  business_listing_yearly: ['Premium Subscription Activated!', '/partnership/business-premium'],
  vehicle_premium_monthly: ['Next steps', '/vehicle-registration'],
  guide_premium_monthly: ['Next steps', '/tour-guide-registration'],
} as const;

// Proves RESULT-07, RESULT-08.
test('each service has its next step, and where it can be live nobody completes by hand', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const { email } = await join(request);
  await logIn(page, email);
  for (const [serviceType, [title, href]] of Object.entries(follow)) {
    await says(page, { serviceType });
    await page.goto('/payment/success?order_id=SER-1&order_id=SER-1');
    await expect(heading(page, 'Payment Successful!'), serviceType).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 2, name: title }), serviceType).toBeVisible();
    await expect(page.locator(`main a[href="${href}"]`), serviceType).toBeVisible();
    await page.unroute('**/api/payments/payhere/status/*');
  }
});

const afterPaying = [
  ['/payment/success?order_id=SER-1', 'Payment Successful!'],
  ['/profile?tab=payments', 'My Profile'],
  ['/payment/receipt/SER-1', 'Receipt'],
] as const;

for (const [path, title] of afterPaying) {
  test(`after paying, ${path} stands at every width, by day and by night`, async ({ page, request }) => {
    test.setTimeout(150_000);
    const { email } = await join(request, undefined, 'අනුලා විජේසිංහ');
    await logIn(page, email);
    await page.route('**/api/payments/user', (route) => route.fulfill({ json: payments }));
    await says(page);
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible({ timeout: 15_000 });
    if (path.includes('tab')) await expect(page.getByRole('article')).toHaveCount(payments.length);
    await standsAt(page, path);
  });
}

test('a receipt of an order that is not one’s own is not there', async ({ page, request }) => {
  const { email } = await join(request);
  await logIn(page, email);
  await page.route('**/api/payments/user', (route) => route.fulfill({ json: payments }));
  await page.goto('/payment/receipt/SER-0');
  await expect(heading(page, 'Receipt Not Found')).toBeVisible();
});

const payments = ['completed', 'pending', 'failed', 'refunded'].map((status, index) => ({
  _id: `01a1fce3-4f2e-73d0-a91b-a0651cd3255${index}`,
  orderId: `SER-${index + 1}`,
  serviceType: 'vehicle_premium_yearly',
  description: 'Vehicle premium, one year',
  amount: 4800,
  currency: 'LKR',
  status,
  createdAt: '2026-11-21T06:55:17.000Z',
  paidAt: index === 0 ? '2026-11-21T06:56:17.000Z' : null,
  customerDetails: { name: 'අනුලා විජේසිංහ' },
  paymentMethod: 'VISA',
  transactionId: '320025071278',
  itemId: null,
  subscriptionDetails: {
    startDate: index === 0 ? '2026-11-21T06:56:17.000Z' : null,
    endDate: index === 0 ? '2027-11-21T06:56:17.000Z' : null,
    awaitingSubmission: false,
    listingId: null,
  },
  hasReceipt: index === 0,
}));
