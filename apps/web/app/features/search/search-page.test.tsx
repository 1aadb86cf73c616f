import { expect, test, vi } from 'vitest';
import * as searchRoute from '~/routes/search/search.tsx';
import { answer, openPage, routeAt, says, screen, within } from '~/testing/open-page.tsx';
import { SearchPage, type SearchPageProps } from './search-page.tsx';

test.each([
  ['what fits best', undefined, 'What fits best first, then PREMIUM (paid for), then by rating.'],
  ['the distance', 'nearest', 'The nearest come first. Premium never goes before what is nearer.'],
] as const)(
  'a search by %s says what is paid for in it, and where more is told of it',
  async (_, sort, words) => {
    const asked = { q: 'guide', near: 'ella', sort };
    const page = { asked, answer: null, refused: null, ways: [] } as never as SearchPageProps;
    await openPage(<SearchPage {...page} />, '/search');
    const more = await screen.findByRole('link', { name: 'Orders and badges' });
    expect(more.getAttribute('href')).toBe('/about#order');
    expect(more.parentElement?.textContent).toBe(`${words} Orders and badges`);
  },
);

test('how much was found is said where the address asks the same page for something else', async () => {
  const group = (kind: string, total: number) => ({
    ...{ kind, total, totalCapped: false, items: [], nextCursor: null },
  });
  answer({
    'GET /search': says({
      query: { words: ['guide'], understood: [], corrected: null, month: null },
      groups: [group('tourGuide', 1200), group('vehicle', 34)],
    }),
  });
  const { user } = await openPage(routeAt('/search', searchRoute), '/search?q=guide');
  const said = await screen.findByText('1,234 found');
  expect(said.getAttribute('role')).toBe('status');
  await user.click(await screen.findByRole('link', { name: /^Vehicles/ }));
  await vi.waitFor(() => expect([said.isConnected, said.textContent]).toEqual([true, '34 found']));
});

test('that a price takes nothing away is said where the words name one', async () => {
  answer({
    'GET /search': says({
      query: { words: ['hotel'], understood: [], rest: [], sum: 'under 5000', corrected: null, month: null },
      groups: [{ kind: 'vehicle', total: 1, totalCapped: false, items: [], nextCursor: null }],
    }),
  });
  await openPage(routeAt('/search', searchRoute), '/search?q=hotel under 5000');
  expect(
    await screen.findByText('Prices are not compared here: “under 5000” takes nothing away.'),
  ).toBeTruthy();
});

test('a tab of more than is counted says so as the heading of what it holds does', async () => {
  const group = (kind: string, total: number, totalCapped: boolean) => ({
    ...{ kind, total, totalCapped, items: [], nextCursor: null },
  });
  answer({
    'GET /search': says({
      query: { words: ['guide'], understood: [], corrected: null, month: null },
      groups: [group('tourGuide', 1000, true), group('vehicle', 34, false)],
    }),
  });
  await openPage(routeAt('/search', searchRoute), '/search?q=guide');
  const tabs = within(await screen.findByRole('navigation', { name: 'What was found' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Everything',
    'Tour guides1,000+',
    'Vehicles34',
  ]);
  expect(screen.getByRole('link', { name: /^All 1,000\+/ })).toBeTruthy();
});

test.each([
  ['all kinds', ''],
  ['one kind', '&kind=tourGuide'],
])('the headings of a search for %s leave out no level', async (_, kind) => {
  const item = {
    kind: 'tourGuide',
    _id: 'one',
    title: 'Nadeesha Perera',
    line: 'Kandy',
    image: '/placeholder.svg',
  };
  const items = [{ ...item, href: '/tour-guides/one', availabilityState: 'available' }];
  answer({
    'GET /search': says({
      query: { words: ['guide'], understood: [], corrected: null, month: null },
      groups: [{ kind: 'tourGuide', total: 1, totalCapped: false, items, nextCursor: null }],
    }),
  });
  await openPage(routeAt('/search', searchRoute), `/search?q=guide${kind}`);
  await screen.findByRole('heading', { name: 'Nadeesha Perera' });
  const headings = screen.getAllByRole('heading').map(({ nodeName, textContent }) => [nodeName, textContent]);
  expect(headings.slice(0, 3)).toEqual([
    ['H1', expect.stringContaining('guide')],
    ['H2', 'Tour guides'],
    ['H3', 'Nadeesha Perera'],
  ]);
});
