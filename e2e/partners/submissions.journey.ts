import { setTimeout as sleep } from 'node:timers/promises';
import { dayOf } from '@serendib/contract/calendar';
import type { Page } from 'playwright/test';
import { join, logIn, menuOf } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { callerOf, decide, newName, submit } from './partners.ts';

test.describe.configure({ timeout: 90_000 });

/** What the server answers to a call, as it would be after days have passed or something was bought. */
const alter = (page: Page, call: string, change: (one: Record<string, unknown>) => object) =>
  page.route(`**/api${call}`, async (route) => {
    const response = await route.fetch();
    const json = ((await response.json()) as Record<string, unknown>[]).map((one) => ({
      ...one,
      ...change(one),
    }));
    await route.fulfill({ response, json });
  });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

// Proves PROFILE-01, PROFILE-02, PROFILE-15.
test('who has listed nothing is shown the four ways in', async ({ page, request }) => {
  const { email } = await join(request);
  await logIn(page, email);
  for (const tab of ['submissions', 'listings']) {
    await page.goto(`/profile?tab=${tab}`);
    await expect(page.getByRole('heading', { name: 'Nothing of yours is listed yet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Submissions' })).toHaveAttribute('aria-current', 'page');
  }
  const main = page.getByRole('main');
  for (const path of ['tour-guide-premium', 'vehicle-premium', 'business-premium'])
    await expect(main.locator(`a[href="/partnership/${path}"]`)).toBeVisible();
  await expect(main.locator('a[href="/partnership"]').first()).toBeVisible();
});

// Proves ROLE-03, OWN-AIM-01, PROFILE-01, PROFILE-06, PROFILE-08, PROFILE-09, PROFILE-10, PROFILE-11.
// Proves PROFILE-12, PROFILE-13, PROFILE-16, PROFILE-17, PROFILE-18, PROFILE-19, OWN-STATE-02, OWN-ROLE-02.
// Proves OWN-LIMIT-16, OWN-LIMIT-23.
test('submissions show what became of each thing, and what can be done with it', async ({
  page,
  request,
}) => {
  const { email } = await join(request, undefined, 'Ruwan Silva');
  const ruwan = await callerOf(request, email);
  const image = 'https://example.lk/picture.jpg';
  const van = newName('Toyota KDH');
  const name = newName('Ruwan Silva');
  const guide = await submit(request, ruwan, 'tourGuide', { name, image });
  const vehicle = await submit(request, ruwan, 'vehicle', { vehicleModel: van });
  const blog = await submit(request, ruwan, 'blog', { title: newName('The 5:47') });
  const tour = await submit(request, ruwan, 'tour', { name: newName('Three days of tea'), image });
  const business = await submit(request, ruwan, 'businessListing', {
    businessName: newName('Lake Rest'),
    image,
  });
  await decide(request, 'tourGuide', guide._id, { status: 'approved' });
  await decide(request, 'vehicle', vehicle._id, {
    status: 'rejected',
    reason: 'This photo shows another van.',
  });
  await decide(request, 'tour', tour._id, { status: 'approved' });
  await alter(page, '/tour-guides/my-submissions', () => ({
    ...{ isPremium: true, premiumExpiry: inDays(4.5), viewCount: 51, hadPremiumBefore: true },
  }));
  await alter(page, '/affiliate-links/user', () => ({ submittedAt: inDays(-3.5) }));

  await logIn(page, email);
  await page.goto('/profile?tab=submissions');
  const card = (title: string | RegExp) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: title }) });

  const guideCard = card(name);
  await expect(guideCard.getByText('Approved', { exact: true })).toBeVisible();
  await expect(guideCard.getByText('PREMIUM', { exact: true })).toBeVisible();
  await expect(guideCard.getByText('High visibility')).toBeVisible();
  const box = guideCard.getByRole('region', { name: 'Premium benefits' });
  await expect(box).toContainText('5 days left');
  await expect(box.getByRole('link', { name: 'Renew premium' })).toHaveAttribute(
    'href',
    '/partnership/tour-guide-premium#plans',
  );
  await expect(guideCard.getByRole('link', { name: /^Edit/ })).toHaveAttribute(
    'href',
    `/tour-guide-edit/${guide._id}`,
  );

  const vehicleCard = card(van);
  await expect(vehicleCard.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(vehicleCard).toContainText('This photo shows another van.');
  await expect(vehicleCard.getByRole('link', { name: van, exact: true })).toHaveAttribute(
    'href',
    `/vehicles/${vehicle._id}`,
  );

  const businessCard = card(/^Lake Rest/);
  await expect(businessCard.getByText('Pending', { exact: true })).toBeVisible();
  await expect(businessCard).toContainText('Under Review');
  await expect(businessCard).toContainText('3 days waited');
  await expect(businessCard).toContainText('A person reads it within 48 hours.');
  for (const [one, words, colour] of [
    [businessCard, 'Pending', 'rgb(248, 220, 157)'],
    [guideCard, 'Approved', 'rgb(44, 107, 74)'],
    [vehicleCard, 'Rejected', 'rgb(201, 57, 31)'],
  ] as const)
    await expect(one.getByText(words, { exact: true })).toHaveCSS('background-color', colour);
  await expect(businessCard.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    '/contact',
  );

  const blogCard = card(/^The 5:47/);
  await expect(blogCard).toContainText('less than a day ago');
  await expect(blogCard.getByRole('link', { name: 'Contact support' })).toBeHidden();
  await expect(card(/^Three days of tea/).getByRole('link', { name: 'list of tours' })).toHaveAttribute(
    'href',
    '/tours',
  );
  for (const [edit, id] of [
    ['vehicle-edit', vehicle._id],
    ['blog-edit', blog._id],
    ['business-edit', business._id],
    ['tour-edit', tour._id],
  ])
    await expect(page.locator(`main a[href="/${edit}/${id}"]`).first()).toBeVisible();

  await expect(page.getByText('Premium ends soon')).toBeVisible();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  const figures = page.getByRole('region', { name: 'Statistics' });
  await expect(figures).toContainText(/Live\s*2\s*of 5 listed/);
  await expect(figures).toContainText(/Premium expiring soon\s*1/);

  // A pending thing is its owner's alone to see, also where other parts of the page come late.
  await page.route(/\/assets\/(footer|scroll-to-top)-/, async (route) => {
    await sleep(1500);
    await route.continue();
  });
  await page.goto(`/blogs/${blog._id}`);
  await expect(page.getByRole('heading', { level: 1, name: /^The 5:47/ })).toBeVisible();
});

test.describe('payments', () => {
  test.use({ broken: '/api/payments/user' });

  // Proves NAV-15, STATE-09, STATE-10, ERROR-29, PROFILE-07, OWN-ERROR-30.
  test('what is paid for and not sent yet is asked for, in the bar and on the profile', async ({
    page,
    request,
  }) => {
    const { email } = await join(request);
    const paid = (serviceType: string, awaitingSubmission: boolean) => ({
      ...{ _id: serviceType, serviceType, description: serviceType, amount: 700, orderId: serviceType },
      ...{
        status: 'completed',
        createdAt: inDays(-1),
        subscriptionDetails: { endDate: null, awaitingSubmission },
      },
    });
    await page.route('**/api/payments/user', (route) =>
      route.fulfill({
        json: [
          paid('sponsored_blog_post', true),
          paid('tour_partnership', true),
          paid('vehicle_premium_monthly', false),
        ],
      }),
    );
    await logIn(page, email);
    await page.goto('/');
    await expect(menuOf(page).getByText('2 notifications')).toBeVisible();
    await page.goto('/profile');
    const main = page.getByRole('main');
    await expect(main.getByText('Action Required')).toHaveCount(2);
    await expect(main.locator('a[href="/submit-sponsored-blog"]')).toBeVisible();
    await expect(main.locator('a[href="/submit-tour-partnership"]')).toBeVisible();
    // From any tab: it stands above them.
    await main.getByRole('link', { name: /^Payments/ }).click();
    await expect(page).toHaveURL('/profile?tab=payments');
    await expect(main.getByText('Action Required')).toHaveCount(2);
    await page.goto('/profile');

    // What cannot be had counts as nothing, and nothing is said of it.
    await page.unroute('**/api/payments/user');
    await page.route('**/api/payments/user', (route) =>
      route.fulfill({ status: 429, json: { error: 'Wait', code: 'TOO_MANY_REQUESTS' } }),
    );
    await page.reload();
    await expect(main.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible();
    await expect(main.getByText('Action Required')).toBeHidden();
    await expect(menuOf(page).getByText(/notification/)).toBeHidden();
  });
});

test.describe('deleting', () => {
  test.use({ broken: '/api/blogs/' });

  // Proves OWN-AIM-01, PROFILE-14, BUSINESS-RULE-11, OWN-ROLE-02, OWN-ERROR-08, OWN-ERROR-09.
  test('asks first, says when it fails, and takes the thing away', async ({ page, request }) => {
    const { email } = await join(request);
    const caller = await callerOf(request, email);
    const title = newName('A road to nowhere');
    const blog = await submit(request, caller, 'blog', { title });
    await decide(request, 'blog', blog._id, { status: 'approved' });
    await logIn(page, email);
    await page.goto('/profile?tab=submissions');
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(
      'Are you sure you want to delete this blog? This action cannot be undone.',
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();

    await page.route(`**/api/blogs/${blog._id}`, (route) => route.abort());
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Failed to delete blog. Please try again.')).toBeVisible();
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();

    await page.unroute(`**/api/blogs/${blog._id}`);
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Blog has been deleted successfully.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing of yours is listed yet' })).toBeVisible();
    expect((await request.get(`/api/blogs/${blog._id}`)).status()).toBe(404);
  });
});

// Proves PROFILE-02, OWN-CALL-11, OWN-CALL-12, OWN-CALL-13, OWN-ERROR-30.
test('subscriptions say what runs and until when; a status that does not come counts as none', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  await logIn(page, email);
  await page.route('**/api/vehicles/my-premium-status', (route) =>
    route.fulfill({
      json: { hasActivePremiumSubscription: true, activePlanType: 'monthly', premiumExpiry: inDays(2.5) },
    }),
  );
  await page.route('**/api/tour-guides/my-premium-status', () => {});
  await page.goto('/profile?tab=subscriptions');
  const vehicles = page.getByRole('region', { name: 'Vehicle premium' });
  await expect(vehicles).toContainText('Monthly plan');
  await expect(vehicles).toContainText('3 days left');
  await expect(vehicles.getByRole('link')).toHaveAttribute('href', '/partnership/vehicle-premium#plans');
  const guides = page.getByRole('region', { name: 'Tour guide premium' });
  await expect(guides).toContainText('Free plan');
  await expect(guides).toContainText('first, with a badge. LKR 500 a month or LKR 4,800 a year');
});

// Proves PROFILE-02.
test('analytics go through the days by keyboard, and say the same in a table', async ({ page, request }) => {
  const { email } = await join(request);
  const caller = await callerOf(request, email);
  const vehicleModel = newName('Suzuki Every');
  const { _id, version } = await submit(request, caller, 'vehicle', { vehicleModel });
  await decide(request, 'vehicle', _id, { status: 'approved' });
  const change = { vehicleModel, pricePerDay: 26_500, version };
  const changed = await request.put(`/api/vehicles/owner/${_id}`, {
    headers: { authorization: caller.authorization },
    data: change,
  });
  expect(changed.status(), await changed.text()).toBe(200);
  await page.route(`**/api/listings/${_id}/days?*`, (route) => {
    const today = dayOf(new Date());
    return route.fulfill({ json: [{ day: today, views: 7, clicks: 2, inquiries: 1 }] });
  });
  await logIn(page, email);
  await page.goto(`/profile?tab=analytics&listing=${_id}`);
  const day = page.getByRole('slider', { name: 'Day' });
  await expect(day).toHaveAttribute('aria-valuetext', /: 7 views, 1 inquiry$/);
  await expect(page.locator('.uplot canvas')).toBeVisible();
  await day.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(day).toHaveAttribute('aria-valuetext', /: 0 views, 0 inquiries$/);
  await page.keyboard.press('Home');
  await expect(day).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('End');
  await expect(page.getByRole('figure')).toContainText('7 views, 1 inquiry');
  await page.locator('summary', { hasText: 'The same as a table' }).press('Enter');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(/7\s*1/);

  const history = page.getByRole('region', { name: 'What became of it' });
  await expect(history.getByRole('listitem').filter({ hasText: 'Approved by our team' })).toBeVisible();
  await expect(
    history
      .getByRole('listitem')
      .filter({ hasText: /Price per day:/ })
      .first(),
  ).toContainText('LKR 26,500');
  await page.getByRole('link', { name: 'A year' }).click();
  await expect(day).toHaveAttribute('aria-valuemax', '365');
});
