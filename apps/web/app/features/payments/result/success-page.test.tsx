import type { PaymentStatusView } from '@serendib/contract/payments/views';
import { beforeAll, expect, test, vi } from 'vitest';
import { rememberedPlace } from '~/lib/session/session-place.ts';
import {
  act,
  answer,
  lists,
  openPage,
  passes,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
} from '~/testing/open-page.tsx';
// Loaded before they are asked for: no clock that a test moves can wait for a module to be read.
import './complete-by-hand.tsx';
import './next-step.tsx';
import { SuccessPage } from './success-page.tsx';

const order = {
  ...{ orderId: 'SER-1', serviceType: 'sponsored_blog_post', description: 'Sponsored blog post' },
  ...{ amount: 700, currency: 'LKR', status: 'completed', createdAt: '2026-11-21T06:55:17.000Z' },
  canCompleteByHand: false,
} as const satisfies PaymentStatusView;

// Once it is loaded the first page that shows it waits for it no longer than the others.
beforeAll(async () => void (await import('./next-step.tsx')));

/** The page to which a payer comes back, where the server says this of the order. */
async function comesBack(over: Partial<PaymentStatusView>, more: Parameters<typeof answer>[0] = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  signIn();
  answer({
    'GET /payments/payhere/status/{orderId}': says({ ...order, ...over }),
    'GET /payments/user': lists(),
    'GET /vehicles/my-submissions': lists(),
    'GET /tour-guides/my-submissions': lists(),
    ...more,
  });
  const page = await openPage(<SuccessPage />, '/payment/success?order_id=SER-1&order_id=SER-1');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Processing Your Payment');
  await passes(2_000);
  // The next step comes with a part of its own.
  await act(() => vi.dynamicImportSettled());
  return page;
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

// Proves RESULT-04, RESULT-07, RESULT-08, RESULT-09, RESULT-10, RESULT-11.
test.each([
  ['sponsored_blog_post', 'Next Step: Submit Your Blog Post', '/submit-sponsored-blog'],
  ['tour_partnership', 'Next Step: Submit Your Tour', '/submit-tour-partnership'],
  ['business_listing_yearly', 'Premium Subscription Activated!', '/partnership/business-premium'],
  ['vehicle_premium_monthly', 'Next steps', '/vehicle-registration'],
  ['guide_premium_monthly', 'Next steps', '/tour-guide-registration'],
] as const)('%s has its next step, and where it can be live nobody completes by hand', async (...row) => {
  const [serviceType, step, href] = row;
  await comesBack({ serviceType });
  expect(title()).toBe('Payment Successful!');
  expect(screen.getByRole('heading', { level: 2, name: step })).toBeTruthy();
  const always = ['/payment/receipt/SER-1', '/profile?tab=payments', '/partnership', '/'];
  expect(hrefs()).toEqual([href, ...always]);
  expect(screen.queryByRole('button')).toBeNull();
});

// Proves RESULT-06.
test('the order is listed with its number, service, amount, date and status', async () => {
  await comesBack({ createdAt: '2026-11-21T20:05:17.000Z' });
  const order = screen.getByRole('region', { name: 'Your order' });
  const facts = [...order.querySelectorAll('dl > div')].map((fact) =>
    ['dt', 'dd'].map((part) => fact.querySelector(part)?.textContent.replaceAll('\u00a0', ' ')),
  );
  expect(Object.fromEntries(facts)).toEqual({
    ...{ Amount: 'LKR 700', Service: 'Sponsored blog post', 'Order ID': 'SER-1', Status: 'Completed' },
    // By the clock in Sri Lanka, where it is the next day.
    Date: '22 Nov 2026, 01:35',
  });
});

// Proves RESULT-09.
test('who has bought premium for a business is told of what is listed and of what will be', async () => {
  const subscriptionDetails = { ...{ startDate: null, awaitingSubmission: false, listingId: null } };
  const bought = {
    ...order,
    subscriptionDetails: { ...subscriptionDetails, endDate: '2027-11-21T06:55:17.000Z' },
  };
  await comesBack({ serviceType: 'business_listing_yearly' }, { 'GET /payments/user': lists(bought) });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Your existing listings have been upgraded to premium.',
      'New listings you add are automatically premium.',
      'Premium runs until 21 November 2027. Nothing renews by itself.',
    ]),
  );
});

// Proves RESULT-10.
test('who has a vehicle listed is not sent to register one', async () => {
  const listed = { 'GET /vehicles/my-submissions': lists({ _id: 'van', status: 'approved' }) };
  await comesBack({ serviceType: 'vehicle_premium_yearly' }, listed);
  screen.getByText('Your vehicles stand first from now on, with up to three photographs each.');
  expect(hrefs()).not.toContain('/vehicle-registration');
  expect(hrefs()).toContain('/profile?tab=submissions');
});

// Proves RESULT-10.
test.each([
  ['approved', 'Your profile stands first from now on.'],
  ['pending', 'Your profile stands first as soon as our team has approved it.'],
  ['rejected', 'Your profile stands first as soon as our team has approved it.'],
] as const)('a guide whose profile is %s is told when it stands first', async (status, words) => {
  const listed = { 'GET /tour-guides/my-submissions': lists({ _id: 'nimal', status }) };
  await comesBack({ serviceType: 'guide_premium_monthly' }, listed);
  screen.getByText(words);
  expect(hrefs()).toContain('/profile?tab=submissions');
});

// Proves RESULT-10.
test('whose vehicles were all rejected is not told that they stand first by now', async () => {
  const listed = { 'GET /vehicles/my-submissions': lists({ _id: 'van', status: 'rejected' }) };
  await comesBack({ serviceType: 'vehicle_premium_monthly' }, listed);
  screen.getByText('Your vehicles stand first as soon as our team has approved them.');
  expect(hrefs()).toContain('/profile?tab=submissions');
});

// Proves RESULT-05, RESULT-11.
test.each([
  ['refunded', 'The money went back to you.'],
  ['charged_back', 'Your bank took the money back.'],
] as const)(
  'of money that was %s the page says so, and there is nothing to complete',
  async (status, words) => {
    await comesBack({ status });
    expect(title()).toBe('Payment Pending');
    expect(screen.getByText(words)).toBeTruthy();
    expect(hrefs()).toEqual(['/partnership', '/profile?tab=payments', '/']);
    expect(screen.queryByRole('button', { name: 'Complete Payment Manually' })).toBeNull();
  },
);

// Proves RESULT-05, RESULT-11.
test.each([
  ['failed', 'The card was declined.'],
  ['cancelled', 'It was cancelled on the gateway’s page.'],
  ['expired', 'Nobody paid within a day, so the order has ended.'],
] as const)(
  'an order that has %s says so, and is completed by hand where no money moves',
  async (status, words) => {
    await comesBack({ status, canCompleteByHand: true });
    // Money may still be heard of as long as it is asked for.
    await passes(9_000);
    expect(title()).toBe('Payment Pending');
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Complete Payment Manually' })).toBeTruthy();
    expect(hrefs()).toEqual(['/partnership', '/profile?tab=payments', '/']);
  },
);

// Proves RESULT-07.
test.each([
  ['that was sent for its payment', 'story'],
  ['that was sent for it and is gone by now', null],
])('a story %s is not asked for again', async (_, listingId) => {
  const subscriptionDetails = {
    ...{ startDate: null, endDate: null, awaitingSubmission: false },
    listingId,
  };
  await comesBack({}, { 'GET /payments/user': lists({ ...order, subscriptionDetails }) });
  expect(screen.getByRole('heading', { level: 2, name: 'Submitted already' })).toBeTruthy();
  expect(hrefs()).not.toContain('/submit-sponsored-blog');
});

test('a month for a tour that is not shown at the moment is said to be kept, not to be submitted', async () => {
  const subscriptionDetails = {
    ...{ startDate: null, endDate: null, awaitingSubmission: false, awaitingApproval: true },
    listingId: 'tour',
  };
  const bought = { ...order, serviceType: 'tour_partnership', itemId: 'tour', subscriptionDetails };
  await comesBack({ serviceType: 'tour_partnership' }, { 'GET /payments/user': lists(bought) });
  expect(screen.getByRole('heading', { level: 2, name: 'Your month is kept' })).toBeTruthy();
  screen.getByText(/kept until our team approves it again/);
  expect(hrefs()).toContain('/profile?tab=submissions');
});

// Proves RESULT-03, RESULT-11, ERROR-22.
test('an address without an order says so, and nothing is asked for', async () => {
  const { sent } = answer({});
  await openPage(<SuccessPage />, '/payment/success?status=completed');
  expect(title()).toBe('Payment Verification Failed');
  screen.getByText('Missing order information');
  expect(hrefs()).toEqual(['/profile?tab=payments', '/partnership', '/contact', '/']);
  expect(sent).toEqual([]);
});

// Proves RESULT-05, RESULT-11, STATE-15.
test('an order that is not heard of is asked for four times, and pending then', async () => {
  await comesBack({ status: 'pending' });
  for (const attempt of [2, 3, 4]) {
    expect(screen.getByText(`Verification attempt ${attempt} of 4`)).toBeTruthy();
    await passes(3_000);
  }
  expect(title()).toBe('Payment Pending');
  expect(hrefs()).toEqual(['/profile?tab=payments', '/']);
});

test.each([
  ['completed', 'Payment Successful!'],
  ['refunded', 'Payment Pending'],
] as const)(
  'what is found out (%s) is said in the part that readers of screens follow, and the keyboard stays where it is',
  async (status, heading) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    signIn();
    answer({
      'GET /payments/payhere/status/{orderId}': says({ ...order, status }),
      'GET /payments/user': lists(),
    });
    await openPage(<SuccessPage />, '/payment/success?order_id=SER-1');
    const told = () => screen.getByRole('heading', { level: 1 }).closest('[role=status]');
    const before = told();
    expect(before).not.toBeNull();
    const history = screen.getByRole('link', { name: 'Payment history' });
    history.focus();
    await passes(2_000);
    await act(() => vi.dynamicImportSettled());
    expect(title()).toBe(heading);
    expect(told()).toBe(before);
    expect(document.activeElement).toBe(history);
    expect(history.isConnected).toBe(true);
  },
);

// Proves RESULT-02, RESULT-10, STATE-15.
test('who is back before the notification waits for it', async () => {
  const status = 'GET /payments/payhere/status/{orderId}';
  let asked = 0;
  const bought = { ...order, serviceType: 'vehicle_premium_monthly' };
  await comesBack({}, { [status]: () => says({ ...bought, status: ++asked < 2 ? 'pending' : 'completed' }) });
  expect(screen.getByText('Verification attempt 2 of 4')).toBeTruthy();
  await passes(3_000);
  expect(title()).toBe('Payment Successful!');
  expect(screen.getByText('Register your vehicle: it is premium and live at once.')).toBeTruthy();
});

// Proves RESULT-03, RESULT-11, ERROR-23.
test.each([
  ['without an answer', 'away'],
  ['of another account', refuses('There is no such order.', 404, 'NOT_FOUND')],
] as const)(
  'a payment that cannot be looked up (%s) is said so, and leads to where it is looked for',
  async (_, reply) => {
    await comesBack({}, { 'GET /payments/payhere/status/{orderId}': reply });
    for (const _ of [1, 2]) await passes(2_000);
    expect(title()).toBe('Payment Verification Failed');
    screen.getByText('Failed to verify payment status');
    screen.getByText('There was an issue confirming your payment. Please contact support.');
    expect(hrefs()).toEqual(['/profile?tab=payments', '/partnership', '/contact', '/']);
  },
);

test('who is not signed in is led to the login, and from there back to the order', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  answer({ 'GET /payments/payhere/status/{orderId}': refuses('Please sign in.', 401, 'UNAUTHENTICATED') });
  await openPage(routeAt('/payment/success', { default: SuccessPage }), '/payment/success?order_id=SER-1');
  await passes(2_000);
  await vi.waitFor(() => expect(document.querySelector('[data-elsewhere]')).not.toBeNull());
  expect(rememberedPlace()).toBe('/payment/success?order_id=SER-1');
});

const byHand = 'POST /payments/test/complete/{orderId}';

/** Where no money moves, once the gateway has been asked as often as it is worth while. */
async function canBeCompleted(reply: Parameters<typeof answer>[0][string]) {
  await comesBack({ status: 'pending', canCompleteByHand: true }, { [byHand]: reply });
  await passes(9_000);
  // So does the button.
  await act(() => vi.dynamicImportSettled());
  await act(async () => screen.getByRole('button', { name: 'Complete Payment Manually' }).click());
}

// Proves RESULT-01, ERROR-24.
test('what is completed by hand and fails says why', async () => {
  await canBeCompleted(refuses('This order has been refunded.', 409, 'CONFLICT'));
  expect(screen.getByText('Failed to complete payment: This order has been refunded.')).toBeTruthy();
});

// Proves STATE-16.
test('what is completed by hand loads again after two seconds', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  await canBeCompleted(says({ status: 'completed' }));
  expect(screen.getByText('This page loads again in a moment.')).toBeTruthy();
  await passes(1_900);
  expect(reload).not.toHaveBeenCalled();
  await passes(200);
  expect(reload).toHaveBeenCalledOnce();
});
