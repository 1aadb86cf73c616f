import { join, logIn, menuOf } from '../accounts.ts';
import { administratorOf, callerOf, decide, newName, submit } from '../partners/partners.ts';
import { administrator } from '../serve.ts';
import { comeBack, expect, orderOf, passSeconds, payAtGateway, statusOf, test } from './simulated.ts';

test.describe.configure({ timeout: 120_000 });

const successful = { name: 'Payment Successful!' };

// Proves AIM-02, AIM-03, PARTNER-13, PARTNER-14, PARTNER-15, RESULT-02, RESULT-04, RESULT-06, RESULT-11.
// Proves STATE-11, STATE-15, CALL-37, OWN-AIM-01, OWN-AIM-03, PROFILE-01, PROFILE-20, PROFILE-21.
// Proves OWN-ENTITY-36, OWN-STATE-21, OWN-STATE-22, OWN-ROLE-02, OWN-CALL-10, OWN-CALL-31.
test('a guide pays for a month, carries the badge, and moves up to a year', async ({ page, request }) => {
  const { email } = await join(request);
  const caller = await callerOf(request, email);
  const name = newName('Nimal Perera');
  const guide = await submit(request, caller, 'tourGuide', { name });
  await decide(request, 'tourGuide', guide._id, { status: 'approved' });

  // Signed out: to the sign-in and back to the plans.
  await page.goto('/partnership/tour-guide-premium');
  await expect(page.getByText('Payments here are tests')).toBeVisible();
  await expect(page.getByText('Payment Processing Temporarily Unavailable')).toBeHidden();
  await page.getByRole('button', { name: 'Buy a month' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill('Kandy-Road-77');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/partnership/tour-guide-premium#plans');

  const seen = Promise.withResolvers<void>();
  await page.route('**/api/payments/payhere/status/*', async (route) => {
    await seen.promise;
    await route.continue();
  });
  const plans = page.getByRole('region', { name: 'What it costs' });
  await plans.getByRole('button', { name: 'Buy a month' }).click();
  await expect(page.getByText('Tour guide premium, one month')).toBeVisible();
  await payAtGateway(page, 'LKR 500');
  await expect(page.getByRole('heading', { name: 'Processing Your Payment' })).toBeVisible();
  await expect(page.getByText('Verification attempt 1 of 4')).toBeVisible();
  seen.resolve();
  await comeBack(page);
  await expect(page.getByRole('heading', successful)).toBeVisible();
  const order = page.getByRole('region', { name: 'Your order' });
  await expect(order).toContainText(/LKR 500.*Tour guide premium, one month.*SER-.*Completed/);
  await expect(page.getByText('Your profile stands first from now on')).toBeVisible();
  for (const link of ['Receipt', 'Payment history', 'Back to Partnership', 'Back to the homepage'])
    await expect(page.getByRole('main').getByRole('link', { name: link })).toBeVisible();

  await page.goto(`/tour-guides/${guide._id}`);
  await expect(page.getByRole('main').getByText('PREMIUM', { exact: true }).first()).toBeVisible();

  await page.goto('/partnership/tour-guide-premium');
  await expect(plans.getByRole('button', { name: 'Plan Active' })).toBeDisabled();
  await expect(plans.getByText(/^Runs until /)).toBeVisible();
  await plans.getByRole('button', { name: 'Upgrade to Annual' }).click();
  await payAtGateway(page, 'LKR 4,800');
  await comeBack(page);
  await expect(page.getByRole('heading', successful)).toBeVisible();
  const orderId = orderOf(page);
  await page.goto('/partnership/tour-guide-premium');
  await expect(plans.getByRole('button', { name: 'Already Subscribed' })).toBeDisabled();
  await expect(plans.getByRole('button', { name: 'Plan Active' })).toBeDisabled();

  // The year begins where the month ends.
  await page.goto('/profile?tab=payments');
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows).toHaveCount(2);
  const [yearFrom] =
    (
      await rows
        .nth(0)
        .getByText(/^Premium from/)
        .textContent()
    )?.match(/\d+ \w+ \d+/) ?? [];
  await expect(rows.nth(0)).toContainText(
    /Tour guide premium, one year\s*\d+ \w+ 20\d\d.*SER-.*LKR 4,800.*Completed/,
  );
  await expect(rows.nth(1)).toContainText(`to ${yearFrom}`);

  await page.getByRole('link', { name: `Receipt of ${orderId}` }).click();
  const receipt = page.getByRole('article', { name: 'Receipt' });
  await expect(receipt).toContainText(/Nimal Perera.*SER-.*Visa.*Tour guide premium, one year.*LKR 4,800/);
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`serendib-receipt-${orderId}.pdf`);
});

// Proves NAV-15, RESULT-07, OWN-AIM-04.
test('a story is paid for, submitted with its voucher, and not a second time', async ({ page, request }) => {
  const { email } = await join(request);
  const caller = await callerOf(request, email);
  const refused = await request.post('/api/blogs/sponsored', { headers: caller, data: story('First') });
  expect(refused.status()).toBe(402);
  await logIn(page, email);
  await page.goto('/partnership#blog-section');
  const card = page.getByRole('article', { name: 'I write.' });
  await expect(card).toContainText('LKR 700 a post, once');
  await card.getByRole('button', { name: 'Buy a post' }).click();
  await payAtGateway(page, 'LKR 700');
  await comeBack(page);
  await expect(page.getByRole('heading', successful)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next Step: Submit Your Blog Post' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Submit your blog post' })).toHaveAttribute(
    'href',
    '/submit-sponsored-blog',
  );
  await expect(menuOf(page).getByText('1 notification')).toBeVisible();
  const success = page.url();
  const orderId = orderOf(page);
  await page.goto('/profile?tab=payments');
  await expect(page.getByRole('article', { name: orderId })).toContainText('Waits for your submission');
  await page.goto('/partnership#blog-section');
  await expect(card).toContainText('You have paid for a blog that we are waiting for.');

  await submit(request, caller, 'blog', story('First'));
  const again = await request.post('/api/blogs/sponsored', { headers: caller, data: story('Second') });
  expect(again.status()).toBe(402);
  expect(await again.json()).toMatchObject({ error: 'No valid payment voucher found.' });
  await page.goto(success);
  await passSeconds(page);
  await expect(page.getByRole('heading', { name: 'Submitted already' })).toBeVisible();
  await expect(menuOf(page).getByText(/notification/)).toBeHidden();
});

const story = (title: string) => ({ title, author: 'Dilini', content: '<p>Sit on the right side.</p>' });

// Proves RESULT-05, RESULT-12, OWN-ENTITY-36.
test('who cancels is charged nothing, and a card that is declined buys nothing', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  await logIn(page, email);
  const buy = async () => {
    await page.goto('/partnership/vehicle-premium');
    await page.getByRole('button', { name: 'Buy a year' }).click();
    await expect(page.getByRole('heading', { name: 'Pay LKR 4,800' })).toBeVisible();
  };
  await buy();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByText('Your payment was cancelled. No charges were made to your account.'),
  ).toBeVisible();
  const main = page.getByRole('main');
  for (const href of ['/partnership', '/']) await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
  const cancelled = orderOf(page);
  const row = (orderId: string) => page.getByRole('article', { name: orderId });
  await expect.poll(() => statusOf(page, cancelled)).toBe('cancelled');
  await page.goto('/profile?tab=payments');
  await expect(row(cancelled)).toContainText('Cancelled');

  await buy();
  await payAtGateway(page, 'LKR 4,800', { card: 'Insufficient funds' });
  await expect(page.getByRole('alert')).toContainText('The bank said no: insufficient funds.');
  await expect(async () => {
    await page.goto('/profile?tab=payments');
    await expect(page.getByText('Failed', { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();
  const [failed = ''] =
    (await page.getByRole('article').first().textContent())?.match(/SER-\d{8}-\w{10}/) ?? [];
  expect(failed).not.toBe(cancelled);
  await page.goto(`/payment/success?order_id=${failed}&order_id=${failed}&status=completed`);
  await passSeconds(page);
  await expect(page.getByRole('heading', { name: 'Payment Pending' })).toBeVisible();
  await expect(page.getByText('The card was declined.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete Payment Manually' })).toBeVisible();
  await page.goto('/partnership/vehicle-premium');
  await expect(page.getByRole('button', { name: 'Buy a year' })).toBeEnabled();
});

// Proves RESULT-05, RESULT-09, STATE-15.
test('a payment whose notification gets lost is recovered by reconciling', async ({ page, request }) => {
  const { email } = await join(request);
  await logIn(page, email);
  await page.goto('/partnership/business-premium');
  await page.getByRole('button', { name: 'Buy a month' }).click();
  await payAtGateway(page, 'LKR 1,500', { isLost: true });
  await page.waitForURL(/\/payment\/success\?/, { waitUntil: 'commit' });
  await passSeconds(page);
  await expect(page.getByRole('heading', { name: 'Payment Pending' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete Payment Manually' })).toBeVisible();

  const headers = await administratorOf(request);
  const reconciled = await request.post('/api/admin/payments/reconcile', { headers });
  expect(reconciled.status(), await reconciled.text()).toBe(200);
  expect(((await reconciled.json()) as { updatedCount: number }).updatedCount).toBeGreaterThan(0);
  await page.reload();
  await passSeconds(page);
  await expect(page.getByRole('heading', successful)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Premium Subscription Activated!' })).toBeVisible();
  await expect(page.getByText('Your existing listings have been upgraded to premium.')).toBeVisible();
  await expect(page.locator('main a[href="/partnership/business-premium"]')).toBeVisible();
});

// Proves RESULT-05, RESULT-13, RESULT-14, RESULT-15, STATE-16, RULE-09, CALL-39, OWN-CALL-34.
test('a test payment goes there and back, and can be completed by hand', async ({ page, request }) => {
  const { email } = await join(request);
  await logIn(page, email);
  await page.goto('/test/payhere');
  const amount = page.getByLabel('Amount');
  await amount.fill('0');
  await page.getByRole('button', { name: 'Start test checkout' }).click();
  await expect(page.locator('input[name="amount"]:out-of-range')).toBeFocused();
  await amount.fill('250');
  await page.getByRole('button', { name: 'Start test checkout' }).click();
  await payAtGateway(page, 'LKR 250', { isLost: true });
  await page.waitForURL(/\/payment\/success\?/, { waitUntil: 'commit' });
  await passSeconds(page);
  await page.getByRole('button', { name: 'Complete Payment Manually' }).click();
  await expect(page.getByText('This page loads again in a moment.')).toBeVisible();
  const again = page.waitForEvent('domcontentloaded');
  await passSeconds(page);
  await again;
  await comeBack(page);
  await expect(page.getByRole('heading', successful)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'That was a test' })).toBeVisible();
});

// Proves OWN-AIM-02, ADMIN-06, ADMIN-07, OWN-ROLE-09, ADMIN-ERROR-01, ADMIN-ERROR-03.
test('an administrator reconciles, completes an order that waits, and gives the money of another back', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  const payer = await callerOf(request, email);
  const order = async (serviceType: string) => {
    const reply = await request.post('/api/payments/payhere/create-checkout', {
      headers: payer,
      data: { serviceType },
    });
    expect(reply.status(), await reply.text()).toBe(201);
    return ((await reply.json()) as { orderId: string }).orderId;
  };
  const waiting = await order('vehicle_premium_monthly');
  await logIn(page, email);
  await page.goto('/partnership/tour-guide-premium');
  await page.getByRole('button', { name: 'Buy a month' }).click();
  await payAtGateway(page, 'LKR 500');
  await comeBack(page);
  await expect(page.getByRole('heading', successful)).toBeVisible();
  const paid = orderOf(page);

  await logIn(page, administrator.email, administrator.password);
  await page.goto('/admin');
  const said = (words: string | RegExp) => page.locator('.toaster').getByText(words).first();
  const panel = page.getByRole('region', { name: 'Pending payments' });
  const view = panel.getByRole('link', { name: new RegExp(waiting) });
  await expect(view).toHaveAttribute('href', `/admin/payments/view/${waiting}`);
  await expect(view).toHaveAttribute('target', '_blank');
  await panel.getByRole('button', { name: 'Reconcile' }).click();
  await expect(said(/^Reconciliation complete\. Updated \d+ payments\.$/)).toBeVisible();
  await panel.getByRole('button', { name: `Complete ${waiting}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
  await expect(said('Payment completed successfully')).toBeVisible();
  await expect(view).toBeHidden();

  await page.goto(`/admin/payments/view/${paid}`);
  await expect(page.getByRole('main')).toContainText(email);
  await page.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give the money back' });
  await dialog.getByText('Technical error').click();
  await dialog.getByRole('button', { name: 'Give back' }).click();
  await expect(said('The money is on its way back.')).toBeVisible();
  const status = async (kind: string) =>
    (
      (await (await request.get(`/api/${kind}/my-premium-status`, { headers: payer })).json()) as {
        hasActivePremiumSubscription: boolean;
      }
    ).hasActivePremiumSubscription;
  expect(await status('tour-guides')).toBe(false);
  expect(await status('vehicles')).toBe(true);

  await page.goto('/admin/audit?thing=payment');
  const action = page.getByRole('row', { name: new RegExp(waiting) });
  await expect(action).toContainText('Completed');
  await action.getByRole('link', { name: new RegExp(waiting) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(waiting);
});

test('an order that was paid in two windows is marked for administrators until the money has gone back', async ({
  page,
  context,
  request,
}) => {
  const { email } = await join(request);
  await logIn(page, email);
  const other = await context.newPage();
  for (const window of [page, other]) {
    await window.goto('/partnership/tour-guide-premium');
    await window.getByRole('button', { name: 'Buy a month' }).click();
    await expect(window.getByRole('heading', { name: 'Pay LKR 500' })).toBeVisible();
  }
  for (const window of [page, other]) {
    await payAtGateway(window, 'LKR 500');
    await comeBack(window);
    await expect(window.getByRole('heading', successful)).toBeVisible();
  }
  const order = orderOf(page);
  expect(orderOf(other)).toBe(order);
  await other.close();

  await logIn(page, administrator.email, administrator.password);
  const row = page.getByRole('row', { name: order });
  await expect(async () => {
    await page.goto(`/admin/payments?search=${order}`);
    await expect(row).toContainText('Paid more than once', { timeout: 2_000 });
  }).toPass();
  await page.goto('/admin/payments');
  await page.getByLabel('Surplus').selectOption('Paid more than once');
  await expect(page).toHaveURL(/surplus=true/);
  await expect(row).toContainText('Completed');
  await page.goto(`/admin/payments/view/${order}`);
  await page.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give the money back' });
  await dialog.getByLabel('Which payment').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Give back' }).click();
  await expect(page.locator('.toaster').getByText('The money is on its way back.')).toBeVisible();
  await page.goto(`/admin/payments?search=${order}`);
  await expect(row).toContainText('Completed');
  await expect(row).not.toContainText('Paid more than once');
});
