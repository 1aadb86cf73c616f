import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test } from 'vitest';
import * as destinations from '~/routes/places/destinations.tsx';
import { type Answer, answer, lists, openPage, refuses, routeAt, screen } from '~/testing/open-page.tsx';
import * as blog from './blog/list.tsx';
import * as blogPage from './blog/page.tsx';
import * as businessListing from './business-listing/list.tsx';
import * as businessListingPage from './business-listing/page.tsx';
import * as tourList from './tour/list.tsx';
import * as tourPage from './tour/page.tsx';
import * as tourGuide from './tour-guide/list.tsx';
import * as tourGuidePage from './tour-guide/page.tsx';
import * as vehicle from './vehicle/list.tsx';
import * as vehiclePage from './vehicle/page.tsx';

const broken = refuses('Something went wrong.', 500, 'INTERNAL');
const heading = () => screen.findByRole('heading', { level: 1 });

/** What a page asks for beside its own. */
const around: Record<string, Answer> = {
  'GET /blogs': 'away',
  'GET /destinations': 'away',
  'GET /reviews': 'away',
  'GET /reviews/evidence': 'away',
  'GET /tours/{id}/departures': 'away',
};

const failing = [
  ['/blogs', blog, 'Failed to load blogs. Please try again.', 'Blogs'],
  ['/affiliate-links', businessListing, 'Failed to load business listings', 'Bookings'],
  ['/destinations', destinations, 'Failed to load destinations', 'Destinations'],
  ['/tours', tourList, 'The train is held at the signal.', 'Tours'],
  ['/vehicles', vehicle, 'The train is held at the signal.', 'Vehicles'],
] as const;

const cases = failing.flatMap(([path, module, words, title]) =>
  (['away', broken] as const).map((reply) => [path, module, words, title, reply] as const),
);

// Proves ERROR-10, ERROR-13, ERROR-15, PLACE-01, PLACE-11.
test.each(cases)('%s that cannot be fetched says so, and tries again', async (...row) => {
  const [path, module, words, title, reply] = row;
  const { answers } = answer({ [`GET ${path}`]: reply });
  const { user } = await openPage(routeAt(path, module as never), path);
  expect((await heading()).textContent).toBe(words);
  // As over a network: an error that is gone within the same moment stays on the page.
  answers[`GET ${path}`] = () => new Promise((come) => setTimeout(() => come(lists()), 20));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: title });
});

// Proves CALL-14.
test('guides that cannot be fetched are an empty list that says so, and is asked for again', async () => {
  const { answers } = answer({ 'GET /tour-guides': 'away' });
  const { user } = await openPage(routeAt('/tour-guides', tourGuide as never), '/tour-guides');
  await screen.findByRole('heading', { name: 'No guides found' });
  screen.getByText(/^The list of guides cannot be reached just now\./);
  answers['GET /tour-guides'] = lists();
  await user.click(screen.getByRole('link', { name: 'Try again' }));
  await screen.findByText(/^Nobody has registered as a guide yet\./);
});

const ones = [
  ['vehicle', vehiclePage, 'Failed to load vehicle details', 'Back to vehicles'],
  ['tourGuide', tourGuidePage, 'Failed to load tour guide details', 'Back to tour guides'],
  ['businessListing', businessListingPage, 'Failed to load business listings', 'Back to bookings'],
  ['tour', tourPage, 'Failed to load tour', 'Back to tours'],
  ['blog', blogPage, 'Failed to load blogs. Please try again.', 'Back to blogs'],
] as const;

// Proves ERROR-19, BUSINESS-12.
test.each(ones)(
  'a %s that cannot be fetched is said so, with the way back',
  async (kind, module, words, back) => {
    const { path, pages } = kinds[kind];
    for (const reply of ['away', broken] satisfies Answer[]) {
      answer({ ...around, [`GET ${path}/{id}`]: reply });
      const { unmount } = await openPage(routeAt(`${pages.one}/:id`, module as never), `${pages.one}/one`);
      expect((await heading()).textContent).toBe(words);
      expect(screen.getByRole('link', { name: back }).getAttribute('href')).toBe(pages.list);
      unmount();
    }
  },
);
