// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { answer, cleanup, openPage, refuses, screen, signIn, within } from '~/testing/open-page.tsx';
import { type Dashboard, DashboardPage } from './dashboard-page.tsx';

// It is drawn on a canvas, which there is none of here.
vi.mock('./revenue-chart.tsx', () => ({ default: () => null }));

const why = 'The desk is closed.';
const order = {
  ...{ _id: 'paid', orderId: 'SER-20261122-REFUSED', serviceType: 'guide_premium_monthly', amount: 500 },
  ...{ description: 'Tour guide premium, one month', status: 'pending', createdAt: '2026-11-22T06:00:00Z' },
  ...{ customerDetails: { name: 'Nimal' }, user: null, isSurplus: false },
};
const none = { tourGuides: 0, vehicles: 0, blogs: 0, businessListings: 0, tours: 0 };
const listOf = (...data: object[]) => ({
  ...{ data, total: data.length, totalUnfiltered: data.length, capped: false, next: null },
});
const id = '01a1fce3-4f2e-73d0-a91b-a0651cd32550';
const line = { _id: id, name: 'Aadhavan', by: 'Nimal', since: '2026-11-22T06:00:00Z', isOverdue: false };
const dashboard = {
  ...{
    alerts: [],
    hasContactAddress: true,
    tab: 'tourGuides',
    lines: listOf(line),
    payments: listOf(order),
    months: [],
  },
  stats: {
    ...{ users: 1, destinations: 2, vehicles: 3, tourGuides: 4, blogs: 5, affiliates: 6, tours: 7 },
    ...{ premiumVehicles: 8, premiumGuides: 9, waitingReviews: 10, reportedReviews: 11 },
    ...{ pending: { ...none, tourGuides: 1 }, changed: none, unverifiedUsers: 0, pendingPayments: 1 },
    ...{ openAlerts: 0, failedJobs: 0, reportedInquiries: 12, openChargebacks: 0 },
  },
  revenue: { total: 0, monthly: 0, pendingCount: 1, completedCount: 0 },
  now: Date.parse('2026-11-22T08:00:00Z'),
} as unknown as Dashboard;

const hrefsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

// Proves ADMIN-01, ADMIN-02, ADMIN-04, ADMIN-05, ADMIN-07.
test('the dashboard leads to every page', async () => {
  await openPage(<DashboardPage {...dashboard} />);
  expect(hrefsIn(screen.getByRole('region', { name: 'What there is' }))).toEqual([
    ...['users', 'destinations', 'vehicles', 'tour-guides', 'blogs', 'affiliate-links', 'tours'].map(
      (page) => `/admin/${page}`,
    ),
    ...['/admin/vehicles?premium=true', '/admin/tour-guides?premium=true'],
    ...[
      '/admin/reviews?waiting=true',
      '/admin/reviews?reported=true',
      '/admin/inquiries',
      '/admin/chargebacks',
    ],
  ]);
  const tabs = within(screen.getByRole('navigation', { name: 'Pending' })).getAllByRole('link');
  const words = ['Tour guides', 'Vehicles', 'Blogs', 'Business listings', 'Tours', 'Users', 'Payments'];
  expect(tabs.map(({ textContent }) => textContent.replace(/[\d,]+$/, '').trim())).toEqual(words);
  const review = screen.getByRole('link', { name: 'Review Aadhavan' });
  expect(review.getAttribute('href')).toBe(`/admin/tour-guides?id=${id}`);
  const view = screen.getByRole('link', { name: new RegExp(order.orderId) });
  expect(view.getAttribute('href')).toBe(`/admin/payments/view/${order.orderId}`);
  expect(view.getAttribute('target')).toBe('_blank');
});

test('as long as no contact address is set, a line leads to where one sets it', async () => {
  const words = 'No contact address is set: pages name the contact form in its place';
  await openPage(<DashboardPage {...dashboard} />);
  expect(screen.queryByText(words)).toBeNull();
  cleanup();
  await openPage(<DashboardPage {...dashboard} hasContactAddress={false} />);
  expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe('/admin/settings');
});

test('an alert leads to its order or to all payments, and one of the backup to no page', async () => {
  const alert = (kind: string, subject: string) => ({
    _id: kind,
    kind,
    subject,
    what: 'So it is.',
    raisedAt: order.createdAt,
  });
  const alerts = [
    alert('chargeback', 'SER-1'),
    alert('unknown_order', 'SER-2'),
    alert('backup_failed', 'backups:make'),
  ];
  await openPage(<DashboardPage {...dashboard} alerts={alerts as Dashboard['alerts']} />);
  const part = screen.getByRole('region', { name: 'Needs you' });
  expect(hrefsIn(part)).toEqual(['/admin/payments/view/SER-1', '/admin/payments']);
  expect(part.textContent).not.toContain('backups:make');
  within(part).getByRole('button', { name: 'Answered: The backup could not be made, Backup' });
});

test('the first line says what waits, whatever it is, and that nothing does only then', async () => {
  const stats = {
    ...dashboard.stats,
    pending: none,
    ...{ waitingReviews: 0, reportedReviews: 0, reportedInquiries: 0 },
  };
  const shows = async (more: Partial<Dashboard['stats']>, words: string) => {
    await openPage(<DashboardPage {...dashboard} stats={{ ...stats, ...more }} />);
    screen.getByText(words);
    cleanup();
  };
  await shows({}, 'Nothing waits for you.');
  await shows({ openAlerts: 2, reportedInquiries: 1 }, '2 alerts need you. 1 inquiry was reported.');
  await shows({ waitingReviews: 1, reportedReviews: 2 }, '3 reviews wait for a look.');
  await shows({ failedJobs: 1 }, '1 job or mail failed for good.');
  await shows({ openChargebacks: 1 }, '1 chargeback waits for an answer.');
});

// Proves ADMIN-05.
test.each([
  ['tourGuides', '/admin/tour-guides'],
  ['vehicles', '/admin/vehicles'],
  ['blogs', '/admin/blogs'],
  ['businessListings', '/admin/affiliate-links'],
  ['tours', '/admin/tours'],
  ['users', '/admin/users'],
  ['payments', '/admin/payments'],
] as const)('what waits among the %s is reviewed on their page', async (tab, page) => {
  await openPage(<DashboardPage {...dashboard} tab={tab} />);
  const review = screen.getByRole('link', { name: 'Review Aadhavan' });
  expect(review.getAttribute('href')).toBe(`${page}?id=${id}`);
});

// Proves ADMIN-03.
test('four cards say what came in, and what waits', async () => {
  const revenue = { total: 125_000, monthly: 4_200, pendingCount: 3, completedCount: 41 };
  await openPage(<DashboardPage {...dashboard} revenue={revenue} />);
  const cards = within(screen.getByRole('region', { name: 'Revenue' })).getAllByRole('listitem');
  for (const [index, words] of [
    /Total revenue.*LKR 125,000|LKR 125,000.*Total revenue/,
    /This month.*LKR 4,200|LKR 4,200.*This month/,
    /Pending payments.*3|3.*Pending payments/,
    /Completed payments.*41|41.*Completed payments/,
  ].entries())
    expect(cards[index]?.textContent).toMatch(words);
});

// Proves ADMIN-ERROR-02, ADMIN-ERROR-04.
test('an order that cannot be completed or reconciled is said so', async () => {
  signIn({ role: 'admin' });
  answer({
    'PATCH /payments/{id}/complete': refuses(why),
    'POST /admin/payments/reconcile': refuses(why),
  });
  const { user } = await openPage(<DashboardPage {...dashboard} />);
  await user.click(screen.getByRole('button', { name: 'Reconcile' }));
  await screen.findByText(`Failed to reconcile payments: ${why}`);
  await user.click(screen.getByRole('button', { name: `Complete ${order.orderId}` }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Complete' }));
  await screen.findByText(`Failed to complete payment: ${why}`);
});
