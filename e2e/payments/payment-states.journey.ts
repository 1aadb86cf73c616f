import type { Page } from 'playwright/test';
import { fillLogin, join, openSession } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { newCaller } from '../partners/partners.ts';
import { axeOf, standsAt } from '../stands.ts';
import { holdSeconds, passSeconds } from './settled.ts';

// Payments are paused here: what the server would say of an order is said for it.
test.use({ broken: '/api/payments' });
test.beforeEach(({ context }) => holdSeconds(context));

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
  const { email } = await join(request);
  await page.goto('/payment/success?order_id=SER-1');
  await passSeconds(page);
  await expect(page).toHaveURL('/login');
  await fillLogin(page, email);
  await expect(page).toHaveURL('/payment/success?order_id=SER-1');
  await passSeconds(page);
  // An order is shown to its own account alone.
  await expect(page.getByText('Failed to verify payment status')).toBeVisible();
  await expect(
    page.getByText('There was an issue confirming your payment. Please contact support.'),
  ).toBeVisible();
});

const afterPaying = [
  ['/payment/success?order_id=SER-1', 'Payment Successful!'],
  ['/profile?tab=payments', 'My Profile'],
  ['/payment/receipt/SER-1', 'Receipt'],
] as const;

test('after paying, each page stands at every width, by day and by night; a receipt that is not one’s own is not there', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000);
  await openSession(page, await newCaller(request, 'අනුලා විජේසිංහ'));
  /** What stands around it is looked at with every page. */
  const main = () => axeOf(page).include('#main');
  await page.route('**/api/payments/user', (route) => route.fulfill({ json: payments }));
  await says(page);
  for (const [path, title] of afterPaying) {
    await page.goto(path);
    await passSeconds(page);
    await expect(heading(page, title)).toBeVisible();
    if (path.includes('tab')) await expect(page.getByRole('article')).toHaveCount(payments.length);
    await standsAt(page, path, undefined, main);
  }
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
