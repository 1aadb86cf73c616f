import { expect, test } from 'vitest';
import { act, answer, lists, openPage, routeAt, screen, within } from '~/testing/open-page.tsx';
import * as home from './home.tsx';

const asked = [
  ...['/settings', '/payments/mode', '/districts', '/tour-guides/featured/homepage', '/destinations'],
  ...[
    '/affiliate-links/featured/homepage',
    '/tour-guides',
    '/vehicles',
    '/tours',
    '/affiliate-links',
    '/blogs',
  ],
];

// Proves CALL-14, CALL-15, ERROR-28.
test('the home page stands without what it cannot have', async () => {
  const { sent } = answer(Object.fromEntries(asked.map((path) => [`GET ${path}`, 'away'])));
  await openPage(routeAt('/', home as never), '/');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Small island. Take the long way.');
  await screen.findByRole('heading', { name: 'Popular Destinations' });
  expect(screen.queryByRole('heading', { name: 'Premium Tour Guides' })).toBeNull();
  expect(sent.map(({ call }) => call).sort()).toEqual(asked.map((path) => `GET ${path}`).sort());
});

test('what our team features begins the row of places to stay and eat, each of them once, where as many stand as before', async () => {
  const card = { isPremium: true, image: null, averageRating: null, reviewCount: 0, price: null };
  const room = (_id: string) => ({
    ...card,
    _id,
    businessName: _id,
    location: 'Kandy',
    businessType: 'hotel',
  });
  answer({
    ...Object.fromEntries(asked.map((path) => [`GET ${path}`, 'away'])),
    'GET /affiliate-links/featured/homepage': lists(room('Hill House'), room('Lake House')),
    'GET /affiliate-links': lists(room('Lake House'), room('Sea House'), room('Fort House')),
  });
  await openPage(routeAt('/', home as never), '/');
  await act(async () => void window.dispatchEvent(new Event('hydrate-all')));
  const row = within(await screen.findByRole('region', { name: 'Sleep and eat' }));
  const names = row.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Hill House', 'Lake House', 'Sea House']);
});
