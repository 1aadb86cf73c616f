import { expect, test } from 'vitest';
import {
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
import { ReviewsSection } from './listings/reviews-section.tsx';
import * as reviewsRoute from './reviews.tsx';

const van = '01890000-0000-7000-8000-000000000001';
const of = `itemType=vehicle&itemId=${van}`;
const review = (n: number) => ({
  ...{ _id: `said-${n}`, itemType: 'vehicle', itemId: van, itemName: 'Toyota KDH', rating: 4 },
  ...{ comment: `Calm, ${n}.`, userName: `Maja ${n}`, createdAt: '2026-11-20T06:00:00Z' },
  ...{ travelled: null, agreed: null, isWaiting: false },
});
const some = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => review(from + index));
const evidence = { agreed: { count: 0, average: null }, others: { count: 0, average: null }, scores: [] };

const answers = (more: Parameters<typeof answer>[0] = {}) =>
  answer({
    'GET /vehicles/{id}': says({ _id: van, vehicleModel: 'Toyota KDH' }),
    'GET /destinations/{id}': says({ _id: van, name: 'Kandy' }),
    'GET /reviews/evidence': says(evidence),
    'GET /reviews/journey': says({ agreed: null, scores: null, isOwn: true }),
    'GET /reviews': lists(...some(1, 15)),
    ...more,
  });
const open = (query: string) => openPage(routeAt('/reviews', reviewsRoute as never), `/reviews?${query}`);
const wayTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('below the latest reviews of a thing is the way to all of them, also where they are too many to count', async () => {
  const item = { itemType: 'vehicle', itemId: van, name: 'Toyota KDH' } as const;
  const shown = (more: object) =>
    openPage(<ReviewsSection {...item} reviews={{ data: some(1, 6), total: 6, ...more } as never} />);
  const { unmount } = await shown({ total: 1000, capped: true, next: 'more' });
  screen.getByText(/^The latest 6 of 1,000\+\./);
  expect(wayTo('All reviews of Toyota KDH')).toBe(`/reviews?${of}`);
  unmount();
  await shown({});
  expect(screen.queryByRole('link', { name: /^All reviews/ })).toBeNull();
});

test('all reviews of a thing are read under its name, with the way back, to older ones and to what is done about one', async () => {
  answers({
    'GET /reviews': says(some(1, 15), {
      ...{ 'x-total-count': '40', link: `</api/reviews?${of}&cursor=older>; rel="next"` },
    }),
  });
  await open(of);
  await screen.findByRole('heading', { level: 1, name: 'Reviews of Toyota KDH' });
  expect(wayTo('Back to “Toyota KDH”')).toBe(`/vehicles/${van}`);
  expect(wayTo('Older reviews')).toBe(`/reviews?${of}&cursor=older`);
  const said = within(screen.getByRole('region', { name: 'What travellers said' }));
  expect(said.getAllByRole('listitem')).toHaveLength(15);
  expect(said.queryByText(/^The latest/)).toBeNull();
  const report = said.getByRole('link', { name: 'Sign in to report the review by Maja 7' });
  expect(report.getAttribute('href')).toBe(`/login?from=${encodeURIComponent(`/reviews?${of}#said`)}`);
});

test('on the page of all reviews of their listing its owner answers them, others report them, and nobody writes one', async () => {
  signIn();
  answers();
  await open(`${of}&cursor=older`);
  await screen.findByRole('button', { name: 'Answer the review by Maja 15' });
  screen.getByRole('button', { name: 'Report the review by Maja 15' });
  expect(wayTo('Back to the start')).toBe(`/reviews?${of}`);
  expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
});

test('all reviews of a place are read as those of a listing are', async () => {
  answers({ 'GET /reviews': lists() });
  await open(`itemType=destination&itemId=${van}`);
  await screen.findByRole('heading', { level: 1, name: 'Reviews of Kandy' });
  expect(wayTo('Back to “Kandy”')).toBe(`/destination/${van}`);
  screen.getByText('Nobody has written about this yet.');
});

test.each([
  ['what is not there', of],
  ['an id that is none', 'itemType=vehicle&itemId=kandy'],
  ['no type', `itemId=${van}`],
  ['a type that nobody reviews', `itemType=blog&itemId=${van}`],
])('reviews of %s are not found', async (_, query) => {
  answers({ 'GET /vehicles/{id}': refuses('Not found', 404, 'NOT_FOUND') });
  await open(query);
  expect((await screen.findByRole('link', { name: 'All reviews' })).getAttribute('href')).toBe('/reviews');
  expect(screen.queryByRole('region', { name: 'What travellers said' })).toBeNull();
});

test('an address of older reviews that are gone begins anew', async () => {
  answers({
    'GET /reviews': ({ url }) => (url.searchParams.has('cursor') ? lists() : lists(review(1))),
  });
  await open(`${of}&cursor=gone`);
  await screen.findByText('Calm, 1.');
  expect(screen.queryByRole('link', { name: 'Back to the start' })).toBeNull();
});

test('what only repeats is for no search engine', () => {
  const head = (loaderData: object) =>
    reviewsRoute.meta({ loaderData, matches: [], location: { pathname: '/reviews' } } as never);
  const robots = { name: 'robots', content: 'noindex' };
  expect(head({ all: null, of: { name: 'Toyota KDH' } })).toContainEqual(robots);
  expect(head({ all: {}, of: null })).not.toContainEqual(robots);
  expect(reviewsRoute.handle.query).toContain('itemId');
});
