import { dayInWords, dayOf } from '@serendib/contract/calendar';
import type { APIRequestContext } from 'playwright/test';
import { menuOf, openSession, type Session } from '../accounts.ts';
import { decidedLongAgo } from '../partners/decided.ts';
import { administratorOf, decide, newCaller, newName, submit } from '../partners/partners.ts';
import { ringed } from '../reach.ts';
import { axeOf, type Looks, standsAt } from '../stands.ts';
import { buy, order } from './orders.ts';
import { comeBack, expect, orderOf, passSeconds, payAtGateway, statusOf, test } from './simulated.ts';

test.describe.configure({ timeout: 150_000 });

// Proves OWN-AIM-04.
test('a tour’s month is renewed, by whatever name of the machine the page was opened', async ({
  page,
  request,
  baseURL,
}) => {
  const operator = await newCaller(request);
  const name = newName('Tea country by train');
  const tour = await approvedTour(request, operator, name);
  const endOf = () => endOfMonth(request, tour);
  // The month begins once the approval can no longer be taken back.
  await decidedLongAgo(baseURL, tour);
  await expect.poll(endOf, { timeout: 30_000 }).not.toBeNull();
  const first = new Date(await endOf());
  await openSession(page, operator);

  await page.goto(`${baseURL.replace('localhost', '127.0.0.1')}/partnership/tour-operator`);
  await expect(page).toHaveURL(`${baseURL}/partnership/tour-operator`);
  const renew = page.getByRole('region', { name: 'A tour of yours' });
  const choice = renew.getByLabel('Another month for a tour of yours');
  await expect(choice.locator('option:checked')).toHaveText(name);
  await expect(
    renew.getByText(`In front until ${dayInWords(first)}; the new month begins then.`),
  ).toBeVisible();
  // A ticket is paper by night too, with ink on it: axe does not look into what browsers draw themselves.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(choice).toHaveCSS('color', 'rgb(23, 32, 58)');
  await expect(choice.locator('..')).toHaveCSS('background-color', 'rgb(255, 255, 255)');

  await renew.getByRole('button', { name: 'Add a month to this tour' }).click();
  await payAtGateway(page, 'LKR 2,000');
  await comeBack(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your tour stays in front' })).toBeVisible();
  const second = new Date(await endOf());
  const days = (second.getTime() - first.getTime()) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(28);
  expect(days).toBeLessThanOrEqual(31);
  await expect(page.getByText(`Premium runs until ${dayInWords(second)}.`)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Back to Partnership' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Tour partnership', exact: true }).click();
  await expect(renew.getByText(`In front until ${dayInWords(second)}`)).toBeVisible();
  // Nothing waits to be submitted: the month went to the tour that is there.
  await expect(page.getByText('that we are waiting for')).toBeHidden();
});

// Proves NAV-15, RESULT-12, OWN-ENTITY-36.
test('what can be bought, what was and where it is paid stand at every width, by day and by night; who cancels is charged nothing; meanwhile the month of a tour begins', async ({
  page,
  request,
}) => {
  const tour = await approvedTour(request, await newCaller(request), newName('Tea country'));
  const caller = await newCaller(request, 'අනුලා විජේසිංහ');
  await buy(request, caller, 'guide_premium_monthly');
  await buy(request, caller, 'vehicle_premium_yearly');
  const post = await buy(request, caller, 'sponsored_blog_post');
  await refundedByCall(request, await buy(request, caller, 'business_listing_yearly'));
  await openSession(page, caller);
  /** What is sold; the rest of these pages is looked at from all sides while payments are paused. */
  const plans = () => axeOf(page).include('#plans');
  /** What stands around it is looked at with every page. */
  const main = () => axeOf(page).include('#main');
  const bank = ['/simulator/bank', 'A chargeback is what a payer asks of their own bank.'] as const;
  const partnership = ['/partnership', 'You have paid for a blog that we are waiting for.'] as const;
  for (const [path, words] of [bank, partnership]) {
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible();
    await standsAt(page, path, undefined, path === '/partnership' ? main : undefined);
  }
  await expect(menuOf(page, 'අනුලා විජේසිංහ').getByText('1 notification')).toBeVisible();
  // Pages of one template, which share the looks.
  const looks: Record<string, Looks> = {
    '/partnership/tour-guide-premium': ['light', undefined],
    '/partnership/vehicle-premium': [undefined, 'dark'],
    '/partnership/tour-operator': ['dark', undefined],
    '/partnership/business-premium': [undefined, 'light'],
  };
  const success = `/payment/success?order_id=${post}`;
  for (const [path, title, words] of [
    [success, 'Payment Successful!', 'Thank you. The receipt is on its way to your mailbox'],
    [`/payment/receipt/${post}`, 'Receipt', 'Sponsored blog post'],
    ['/test/payhere', 'Test payment', 'What the simulator takes'],
    ['/partnership/tour-guide-premium', 'Be the first guide they meet.', 'Upgrade to Annual'],
    ['/partnership/vehicle-premium', 'Park at the front.', 'Already Subscribed'],
    ['/partnership/tour-operator', 'Lead the list with your tour.', 'Buy a month for a new tour'],
    ['/partnership/business-premium', 'Put your sign on the main road.', 'Buy a month'],
  ] as const) {
    await page.evaluate(`window.__reactRouterDataRouter.navigate(${JSON.stringify(path)})`);
    await expect(page).toHaveURL(path);
    if (path === success) await passSeconds(page);
    // The address leads its page by a moment, and the page before it may have the same words.
    await expect(page.getByRole('heading', { name: title, exact: true, level: 1 })).toBeVisible();
    await expect(page.getByText(words).first()).toBeVisible();
    const look = path in looks ? plans : main;
    // The bar has its own ink here, that of tea.
    await standsAt(page, path, looks[path], path === success ? () => main().include('.site-bar') : look);
    if (path === success) await ringed(page, path);
  }
  await page.getByRole('button', { name: 'Buy a month' }).click();
  await payAtGateway(page, 'LKR 1,500', { card: 'Insufficient funds' });
  await expect(page.getByRole('alert')).toContainText('The bank said no: insufficient funds.');
  await page.getByText('How the gateway behaves this time').click();
  const faces = () =>
    page.evaluate<string[]>(
      "[...document.fonts].flatMap((face) => (face.status === 'loaded' ? face.family : []))",
    );
  await expect.poll(faces).toEqual(expect.arrayContaining(['Bricolage', 'Figtree']));
  await standsAt(page, 'the gateway’s page');

  // What was declined has failed, and what is cancelled is another order.
  await page.goto('/partnership/business-premium');
  await page.getByRole('button', { name: 'Buy a month' }).click();
  await expect(page.getByRole('heading', { name: 'Pay LKR 1,500' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByText('Your payment was cancelled. No charges were made to your account.'),
  ).toBeVisible();
  for (const href of ['/partnership', '/'])
    await expect(page.getByRole('main').locator(`a[href="${href}"]`)).toBeVisible();
  const cancelled = orderOf(page);
  await expect.poll(() => statusOf(page, cancelled)).toBe('cancelled');
  await order(request, caller, 'guide_premium_yearly');
  await page.getByRole('main').getByRole('link', { name: 'Payment history' }).click();
  await expect(page.getByRole('article', { name: cancelled })).toContainText('Cancelled');
  const states = page.getByRole('main').getByRole('article');
  for (const state of ['Completed', 'Pending', 'Failed', 'Refunded'])
    await expect(states.filter({ hasText: state }).first()).toBeVisible();
  await standsAt(page, 'the payments of a profile', undefined, main);
  // By itself, once the approval can no longer be taken back.
  await expect.poll(() => endOfMonth(request, tour), { timeout: 30_000 }).not.toBeNull();
});

/** Gives the money of an order back, as an administrator does. */
async function refundedByCall(request: APIRequestContext, orderId: string): Promise<void> {
  const { authorization } = await administratorOf(request);
  const headers = { authorization };
  const { _id } = await (await request.get(`/api/admin/payments/${orderId}`, { headers })).json();
  const data = { reason: 'technical_error', reportedOn: dayOf(new Date()), note: null, transactionId: null };
  const reply = await request.post(`/api/admin/payments/${_id}/refund`, { headers, data });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** A tour whose month is paid for; gives its id. */
async function approvedTour(request: APIRequestContext, caller: Session, name: string): Promise<string> {
  await buy(request, caller, 'tour_partnership');
  const { _id } = await submit(request, caller, 'tour', { name, image: 'https://example.lk/t.jpg' });
  await decide(request, 'tour', _id, { status: 'approved' });
  return _id;
}

/** When the month of a tour ends, as travellers can see it; nothing before it begins. */
async function endOfMonth(request: APIRequestContext, tour: string): Promise<string> {
  const reply = await request.get(`/api/tours/${tour}`);
  return ((await reply.json()) as { premiumExpiry: string }).premiumExpiry;
}
