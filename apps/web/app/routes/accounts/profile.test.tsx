import { dayInWords } from '@serendib/contract/calendar';
import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { paymentWentBack } from '@serendib/contract/moderation/payment-went-back';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { thread } from '~/features/inquiries/testing.ts';
import {
  act,
  answer,
  lists,
  openPage,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
  within,
} from '~/testing/open-page.tsx';
import * as profile from './profile.tsx';
import { hrefs, image, inDays, type Kind, mine, nothing, opened } from './testing.ts';

afterEach(() => history.replaceState(null, '', '/'));

const cardOf = (title: string) =>
  screen.getByRole('heading', { level: 3, name: title }).closest('article') as HTMLElement;

// Proves PROFILE-01, PROFILE-02, PROFILE-15.
test.each(['submissions', 'listings'])(
  'who has listed nothing is shown the four ways in (%s)',
  async (tab) => {
    await opened(tab);
    await screen.findByRole('heading', { name: 'Nothing of yours is listed yet' });
    expect(screen.getByRole('link', { name: 'Submissions' }).getAttribute('aria-current')).toBe('page');
    const ways = ['tour-guide-premium', 'vehicle-premium', 'business-premium'];
    for (const way of ways) expect(hrefs()).toContain(`/partnership/${way}`);
    expect(hrefs()).toContain('/partnership');
  },
);

const listed = {
  [keyOf('tourGuide', 'mine')]: lists(
    mine('tourGuide', 'Ruwan Silva', {
      ...{ status: 'approved', isVerified: true, lookedAt: inDays(-1), checkedAt: inDays(-1) },
      ...{ isPremium: true, premiumExpiry: inDays(5), viewCount: 51, hadPremiumBefore: true },
    }),
  ),
  [keyOf('vehicle', 'mine')]: lists(
    mine('vehicle', 'Toyota KDH', { status: 'rejected', rejectReason: 'This photo shows another van.' }),
  ),
  [keyOf('blog', 'mine')]: lists(mine('blog', 'The 5:47')),
  [keyOf('tour', 'mine')]: lists(mine('tour', 'Three days of tea', { status: 'approved', isVerified: true })),
  [keyOf('businessListing', 'mine')]: lists(
    mine('businessListing', 'Lake Rest', { submittedAt: inDays(-3.5) }),
  ),
};

// Proves PROFILE-09, PROFILE-10, PROFILE-11, PROFILE-12, PROFILE-13, PROFILE-16, OWN-STATE-02.
test.each([
  ['tourGuide', 'Ruwan Silva', '/tour-guides/the-tourGuide', 'approved', '/tour-guide-edit/the-tourGuide'],
  ['vehicle', 'Toyota KDH', '/vehicles/the-vehicle', 'rejected', '/vehicle-edit/the-vehicle'],
  ['blog', 'The 5:47', '/blogs/the-blog', 'pending', '/blog-edit/the-blog'],
  ['tour', 'Three days of tea', '/tours/the-tour', 'approved', '/tour-edit/the-tour'],
  [
    'businessListing',
    'Lake Rest',
    '/business-listings/the-businessListing',
    'pending',
    '/business-edit/the-businessListing',
  ],
] as const)(
  'the card of a %s has its name, image and state, and leads to its page and its form',
  async (...row) => {
    const [kind, title, page, status, edit] = row;
    await opened('submissions', listed);
    const card = cardOf(title);
    expect(card.querySelector('img')?.getAttribute('src')).toBe(image);
    const [badge, ...more] = card.querySelectorAll('.flag');
    expect(badge?.getAttribute('data-kind')).toBe(status);
    expect(badge?.textContent?.toLowerCase()).toBe(status);
    expect(more.map(({ textContent }) => textContent)).toEqual(kind === 'tourGuide' ? ['PREMIUM'] : []);
    expect(within(card).getByRole('link', { name: title }).getAttribute('href')).toBe(page);
    expect(
      within(card)
        .getByRole('link', { name: `Edit ${title}` })
        .getAttribute('href'),
    ).toBe(edit);
    if (status !== 'pending') return expect(card.textContent).not.toContain('Under Review');
    const submitted = listed[keyOf(kind, 'mine')] as { body: { submittedAt: string }[] };
    const day = dayInWords(submitted.body[0]?.submittedAt ?? '');
    expect(card.textContent).toContain(`Under ReviewSubmitted on ${day}, `);
  },
);

// Proves PROFILE-12.
test.each(['pending', 'approved'])(
  'the card of a tour that is %s leads to the list of tours, too',
  async (status) => {
    const isVerified = status === 'approved';
    await opened('submissions', {
      [keyOf('tour', 'mine')]: lists(mine('tour', 'Tea', { status, isVerified })),
    });
    const tours = within(cardOf('Tea')).getByRole('link', { name: 'list of tours' });
    expect(tours.getAttribute('href')).toBe('/tours');
  },
);

// Proves ROLE-03, OWN-AIM-01, PROFILE-08, PROFILE-09, PROFILE-11, PROFILE-12, PROFILE-13, PROFILE-16.
// Proves PROFILE-17, PROFILE-18, PROFILE-19, OWN-ROLE-02, OWN-LIMIT-16, OWN-LIMIT-23.
test('submissions show what became of each thing, and what can be done with it', async () => {
  await opened('submissions', listed);
  const guide = cardOf('Ruwan Silva');
  within(guide).getByText('Approved');
  within(guide).getByText('PREMIUM');
  within(guide).getByText(/High visibility/);
  const box = within(guide).getByRole('region', { name: 'Premium benefits' });
  expect(box.textContent).toContain('5 days left');
  const renew = within(box).getByRole('link', { name: 'Renew premium' });
  expect(renew.getAttribute('href')).toBe('/partnership/tour-guide-premium#plans');
  expect(hrefs(guide)).toContain('/tour-guide-edit/the-tourGuide');

  const vehicle = cardOf('Toyota KDH');
  within(vehicle).getByText('Rejected');
  expect(vehicle.textContent).toContain('This photo shows another van.');
  const named = within(vehicle).getByRole('link', { name: 'Toyota KDH' });
  expect(named.getAttribute('href')).toBe('/vehicles/the-vehicle');

  const business = cardOf('Lake Rest');
  within(business).getByText('Pending');
  for (const words of ['Under Review', '3 days waited', 'A person reads it within 48 hours.'])
    expect(business.textContent).toContain(words);
  const support = within(business).getByRole('link', { name: 'Contact support' });
  expect(support.getAttribute('href')).toBe('/contact');

  const blog = cardOf('The 5:47');
  expect(blog.textContent).toContain('less than a day ago');
  expect(within(blog).queryByRole('link', { name: 'Contact support' })).toBeNull();
  screen.getByText('Premium ends soon');
});

test('an account that only travels is not spoken to of listings', async () => {
  const { container } = await opened('profile');
  screen.getByRole('heading', { name: 'Where you are logged in' });
  expect(container.querySelector('.profile-head')?.textContent).not.toMatch(/listed|listing/i);
  for (const name of ['Statistics', 'Needs your hand'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});

// Proves PROFILE-01, PROFILE-06.
test('the profile counts what is live and whose premium ends soon', async () => {
  await opened('profile', listed);
  const figures = screen.getByRole('region', { name: 'Statistics' }).textContent;
  expect(figures).toMatch(/Live\s*2\s*of 5 listed/);
  expect(figures).toMatch(/Premium expiring soon\s*1/);
});

test.each([
  ['profile', 'Ruwan Silva: ends today'],
  ['submissions', 'Ends today.'],
  ['subscriptions', 'Ends today.'],
])('premium that ends later on the same day in Colombo ends today, on the tab %s', async (tab, words) => {
  vi.setSystemTime('2026-11-20T18:30:00Z');
  const premiumExpiry = '2026-11-21T18:20:00Z';
  await opened(tab, {
    [keyOf('tourGuide', 'mine')]: lists(mine('tourGuide', 'Ruwan Silva', { isPremium: true, premiumExpiry })),
    'GET /tour-guides/my-premium-status': says({
      ...{ hasActivePremiumSubscription: true, activePlanType: 'monthly', premiumExpiry },
    }),
  });
  await screen.findByText(words);
  expect(document.body.textContent).not.toMatch(/days? left/);
});

const paid = (serviceType: string, awaitingSubmission: boolean) => ({
  ...{ _id: serviceType, serviceType, description: serviceType, amount: 700, orderId: serviceType },
  ...{ status: 'completed', createdAt: inDays(-1), paidAt: inDays(-1), hasReceipt: true },
  subscriptionDetails: { startDate: null, endDate: null, awaitingSubmission, listingId: null },
});

// Proves PROFILE-20, PROFILE-21, OWN-ENTITY-36.
test('payments are listed with what for, how much, which, when and what became of it, in yellow, green or red', async () => {
  const states = ['pending', 'completed', 'failed', 'cancelled', 'expired', 'refunded', 'charged_back'];
  const said = ['Pending', 'Completed', 'Failed', 'Cancelled', 'Expired', 'Refunded', 'Charged back'];
  const payments = states.map((status) => ({
    ...paid('vehicle_premium_yearly', false),
    ...{
      _id: status,
      orderId: `SER-${status}`,
      amount: 4_800,
      description: 'Vehicle premium, one year',
      status,
    },
    createdAt: '2026-11-21T06:55:17.000Z',
    subscriptionDetails: {
      ...{ startDate: null, awaitingSubmission: false, listingId: null },
      endDate: status === 'completed' ? '2027-11-21T06:55:17.000Z' : null,
    },
  }));
  await opened('payments', { 'GET /payments/user': lists(...payments) });
  for (const [index, status] of states.entries()) {
    const row = screen.getByRole('article', { name: `Vehicle premium, one year, SER-${status}` });
    const words = row.textContent.replaceAll('\u00a0', ' ');
    for (const fact of ['Vehicle premium, one year', '21 Nov 2026', `SER-${status}`, 'LKR 4,800'])
      expect(words).toContain(fact);
    const kind = ['pending', 'approved'][index] ?? 'rejected';
    const flag = row.querySelector('[data-kind]');
    expect(flag?.getAttribute('data-kind'), status).toBe(kind);
    expect(flag?.textContent).toBe(said[index]);
    expect(words.includes('Premium until 21 November 2027')).toBe(status === 'completed');
  }
});

test('a month that waits for the approval of its tour is listed as kept', async () => {
  const month = paid('tour_partnership', false);
  const subscriptionDetails = { ...month.subscriptionDetails, awaitingApproval: true, listingId: 'tour' };
  await opened('payments', { 'GET /payments/user': lists({ ...month, subscriptionDetails }) });
  await screen.findByText('Kept until our team approves your tour again');
});

test('what was rejected needs a hand, and the words above the tabs lead to its form', async () => {
  await opened('profile', listed);
  const hand = screen.getByRole('link', { name: 'one needs your hand' });
  expect(hand.getAttribute('href')).toBe('/vehicle-edit/the-vehicle');
});

test('what is not shown because its payment went back needs another one, and no mending', async () => {
  const unpaid = { status: 'rejected', rejectReason: paymentWentBack };
  await opened('profile', {
    ...listed,
    [keyOf('tour', 'mine')]: lists(mine('tour', 'Three days of tea', unpaid)),
  });
  const row = within(await screen.findByRole('region', { name: 'Needs your hand' }))
    .getByText('Three days of tea')
    .closest('li');
  expect(row?.textContent).toContain('Three days of tea is not shown: its payment went back');
  const link = within(row as HTMLElement).getByRole('link', { name: /^Pay and send it again/ });
  expect(link.getAttribute('href')).toBe('/tour-edit/the-tour');
});

// Proves STATE-09, PROFILE-07.
test.each(['profile', 'payments'])(
  'what is paid for and not sent yet is asked for above tab %s',
  async (tab) => {
    const payments = lists(
      paid('sponsored_blog_post', true),
      paid('tour_partnership', true),
      paid('vehicle_premium_monthly', false),
    );
    await opened(tab, { 'GET /payments/user': payments });
    expect(screen.getAllByText('Action Required')).toHaveLength(2);
    expect(hrefs()).toContain('/submit-sponsored-blog');
    expect(hrefs()).toContain('/submit-tour-partnership');
    const rows = screen.queryAllByText('Waits for your submission').map((words) => words.closest('article'));
    expect(rows.map((row) => row?.getAttribute('aria-label'))).toEqual(
      tab === 'payments'
        ? ['Sponsored blog post, sponsored_blog_post', 'Tour partnership, one month, tour_partnership']
        : [],
    );
  },
);

// Proves OWN-ERROR-30.
test('payments and lists that cannot be had count as none, and nothing is said of them', async () => {
  const away = Object.fromEntries(
    (Object.keys(kinds) as Kind[]).map((kind) => [keyOf(kind, 'mine'), 'away']),
  );
  await opened('profile', { ...away, 'GET /payments/user': refuses('Wait', 429, 'TOO_MANY_REQUESTS') });
  screen.getByRole('heading', { name: 'Where you are logged in' });
  expect(screen.queryByText('Action Required')).toBeNull();
});

// Proves OWN-AIM-01, PROFILE-14, BUSINESS-RULE-11, OWN-ROLE-02, OWN-ERROR-08, OWN-ERROR-09.
test('deleting asks first, says when it fails, and takes the thing away', async () => {
  const title = 'A road to nowhere';
  const { user, sent, answers } = await opened('submissions', {
    [keyOf('blog', 'mine')]: lists(mine('blog', title, { status: 'approved' })),
    [keyOf('blog', 'remove')]: 'away',
  });
  const asks = () => user.click(screen.getByRole('button', { name: `Delete ${title}` }));
  const dialog = () => screen.getByRole('dialog');
  const removals = () => sent.filter(({ call }) => call === 'DELETE /blogs/the-blog').length;
  await asks();
  expect(dialog().textContent).toContain(
    'Are you sure you want to delete this blog? This action cannot be undone.',
  );
  await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(removals()).toBe(0);

  await asks();
  await user.click(within(dialog()).getByRole('button', { name: 'Delete' }));
  expect((await within(dialog()).findByRole('alert')).textContent).toBe(
    'Failed to delete blog. Please try again.',
  );
  cardOf(title);

  answers[keyOf('blog', 'remove')] = { status: 204 };
  answers[keyOf('blog', 'mine')] = lists();
  await user.click(within(dialog()).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Blog has been deleted successfully.');
  await screen.findByRole('heading', { name: 'Nothing of yours is listed yet' });
  expect(removals()).toBe(2);
});

test('what is listed stays on the page where the network goes right after something was taken, and follows when it is back', async () => {
  const live = { status: 'approved', isVerified: true, availabilityState: 'available', awayUntil: null };
  const before = lists(mine('vehicle', 'Van', live));
  const { user, answers } = await opened('submissions', { [keyOf('vehicle', 'mine')]: before });
  const booked = () => within(cardOf('Van')).getByRole('button', { name: 'Booked' });
  await screen.findByRole('heading', { level: 3, name: 'Van' });
  const all = { ...answers };
  answers[keyOf('vehicle', 'availability')] = () => {
    for (const key of Object.keys(all)) answers[key] = 'away';
    return says({ ...mine('vehicle', 'Van', live), availabilityState: 'booked' });
  };
  await user.click(booked());
  await screen.findByText('Travellers read: Booked.');
  await screen.findByText('The page cannot be fetched just now. It follows by itself as soon as it can.');
  expect(booked().getAttribute('aria-pressed')).toBe('false');
  Object.assign(answers, all);
  answers[keyOf('vehicle', 'mine')] = lists(mine('vehicle', 'Van', { ...live, availabilityState: 'booked' }));
  await act(async () => void window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(booked().getAttribute('aria-pressed')).toBe('true'));
});

// Proves PROFILE-02, OWN-CALL-11, OWN-CALL-12, OWN-CALL-13, OWN-ERROR-30.
test('subscriptions say what runs and until when; a status that does not come counts as none', async () => {
  const soon = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon.signal);
  const opening = opened('subscriptions', {
    'GET /vehicles/my-premium-status': says({
      ...{ hasActivePremiumSubscription: true, activePlanType: 'monthly', premiumExpiry: inDays(3) },
    }),
    'GET /tour-guides/my-premium-status': 'never',
  });
  setTimeout(() => soon.abort(), 50);
  await opening;
  const vehicles = await screen.findByRole('region', { name: 'Vehicle premium' });
  expect(vehicles.textContent).toContain('Monthly plan');
  expect(vehicles.textContent).toContain('3 days left');
  expect(hrefs(vehicles)).toEqual(['/partnership/vehicle-premium#plans']);
  const guides = screen
    .getByRole('region', { name: 'Tour guide premium' })
    .textContent.replaceAll('\u00a0', ' ');
  expect(guides).toContain('Free plan');
  expect(guides).toContain('first, with a badge. LKR 500 a month or LKR 4,800 a year');
});

test.each([
  ['vehicle', true],
  ['blog', false],
] as const)('what is counted of a %s is told apart from what is asked here: %s', async (kind, isCalled) => {
  await opened('analytics', {
    [keyOf(kind, 'mine')]: lists(mine(kind, 'It')),
    'GET /listings/{id}/days': lists({ day: '2026-11-20', views: 3, clicks: 0, inquiries: 0 }),
    'GET /listings/{id}/history': refuses('Later.', 503, 'UNAVAILABLE'),
  });
  await screen.findByRole('region', { name: 'In this period' });
  expect(hrefs().includes('/profile?tab=inquiries&as=partner')).toBe(isCalled);
  expect(screen.queryAllByText('Calls and messages').length > 0).toBe(isCalled);
});

test('how many inquiries stand as chosen is said beside the list', async () => {
  const { user } = await opened('inquiries', {
    'GET /inquiries': ({ url }) => (url.searchParams.has('status') ? lists() : lists(thread)),
    'GET /inquiries/unread': says({ traveller: 0, partner: 0 }),
  });
  const said = await screen.findByText('1 found');
  expect(said.getAttribute('role')).toBe('status');
  await user.selectOptions(screen.getByLabelText('Show'), 'agreed');
  await screen.findByText('None stands so at the moment.');
  expect([said.isConnected, said.textContent]).toEqual([true, '0 found']);
});

test.each([
  ['inquiries', 'Show', 'offered', 'agreed'],
  ['analytics', 'Listing', 'the-tour', 'the-vehicle'],
])(
  'the select of %s shows what was chosen while it is loaded, so that the next choice goes on from it',
  async (tab, label, ...choices) => {
    const asked: unknown[] = [];
    const onlyTheFirst = (now: string | null | undefined) => (asked.push(now) > 1 ? 'never' : lists());
    const { user } = await opened(tab, {
      ...listed,
      'GET /inquiries': ({ url }) => onlyTheFirst(url.searchParams.get('status')),
      'GET /inquiries/unread': says({ traveller: 0, partner: 0 }),
      'GET /listings/{id}/days': ({ url }) => onlyTheFirst(url.pathname.split('/').at(-2)),
      'GET /listings/{id}/history': refuses('Later.', 503, 'UNAVAILABLE'),
    });
    const select = await screen.findByLabelText<HTMLSelectElement>(label);
    for (const choice of choices) {
      await user.selectOptions(select, choice);
      await vi.waitFor(() => expect(asked.at(-1)).toBe(choice));
      expect(select.value).toBe(choice);
    }
  },
);

test.each([
  ['inquiries', 'Show', 'offered', 'agreed'],
  ['analytics', 'Listing', 'the-tour', 'the-vehicle'],
])(
  'the select of %s shows what its list is of where one goes back while another choice is loaded',
  async (tab, label, loaded, left) => {
    const asked: unknown[] = [];
    const all = (now: string | null | undefined) => (asked.push(now) && now === left ? 'never' : lists());
    signIn();
    answer({
      ...{ ...nothing, ...listed },
      'GET /inquiries': ({ url }) => all(url.searchParams.get('status')),
      'GET /inquiries/unread': says({ traveller: 0, partner: 0 }),
      'GET /listings/{id}/days': ({ url }) => all(url.pathname.split('/').at(-2)),
      'GET /listings/{id}/history': refuses('Later.', 503, 'UNAVAILABLE'),
    });
    const page = routeAt('/profile', profile);
    const Shown = page.Component as ComponentType;
    let goBack = () => {};
    const Component = () => {
      const navigate = useNavigate();
      goBack = () => void navigate(-1);
      return <Shown />;
    };
    const { user } = await openPage({ ...page, Component }, `/profile?tab=${tab}`);
    const select = await screen.findByLabelText<HTMLSelectElement>(label);
    const first = select.value;
    for (const choice of [loaded, left]) {
      await user.selectOptions(select, choice);
      await vi.waitFor(() => expect(asked.at(-1)).toBe(choice));
      await act(async () => {});
    }
    act(goBack);
    await vi.waitFor(() => expect(select.value).toBe(first));
    expect([select.isConnected, select === document.activeElement]).toEqual([true, true]);
  },
);
