import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { ReactNode } from 'react';
import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { call } from '~/lib/api/call.ts';
import { callContext } from '~/lib/api/load.ts';
import {
  act,
  answer,
  cleanup,
  lists,
  openPage,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
} from '~/testing/open-page.tsx';
import * as blog from './blog/page.tsx';
import * as businessListing from './business-listing/page.tsx';
import { kindUi } from './index.ts';
import * as tour from './tour/page.tsx';
import * as tourGuide from './tour-guide/page.tsx';
import * as vehicle from './vehicle/page.tsx';

const pages = { vehicle, tourGuide, businessListing, tour, blog };
type Kind = keyof typeof pages;

/** The page of a listing in this state, as its owner opens it. */
async function opened(
  kind: Kind,
  status: 'pending' | 'approved' | 'rejected',
  more: object = {},
  changes: object = {},
) {
  const { path, example, pages: at } = kinds[kind];
  const shown = {
    ...example,
    ...{ _id: 'one', version: 1, status, isVerified: status === 'approved', submittedBy: 'nimal' },
    ...{
      submittedAt: '2026-11-21T06:55:17.000Z',
      createdAt: '2026-11-21T06:55:17.000Z',
      rejectReason: 'It is another van.',
    },
    ...{ averageRating: 0, reviewCount: 0, isPremium: false, imageIsDrawing: false },
    ...changes,
  };
  signIn();
  const heard = answer({
    [keyOf(kind, 'one')]: says(shown),
    [`GET ${path}`]: lists(),
    [`POST ${path}/{id}/view`]: { status: 204 },
    'GET /destinations': lists(),
    'GET /reviews': lists(),
    'GET /reviews/evidence': says({ agreed: { count: 0 }, others: { count: 0 }, scores: [] }),
    'GET /reviews/mine': lists(),
    'GET /tours/{id}/departures': says({ departures: [] }),
    ...more,
  });
  await openPage(routeAt(`${at.one}/:id`, pages[kind] as never), `${at.one}/one`);
  await act(async () => void window.dispatchEvent(new Event('hydrate-all')));
  return heard;
}

test.each(Object.keys(pages) as Kind[])(
  'the pending page of a %s says to its owner what it is and who sees it, and asks for nothing a traveller would',
  async (kind) => {
    await opened(kind, 'pending');
    await screen.findByText('Under Review: this is how it will look');
    screen.getByText(/Only you and our team see this page\./);
    expect(screen.queryByText(/Travelling with somebody\?/)).toBeNull();
    expect(screen.queryByText('What travellers said')).toBeNull();
    expect(screen.queryByRole('heading', { name: /^More / })).toBeNull();
    const edit = screen.getByRole('link', { name: 'Edit' });
    expect(edit.getAttribute('href')).toBe(`${kinds[kind].pages.edit}/one`);
  },
);

test.each(Object.keys(pages) as Kind[])('the page of a %s that is live is for travellers', async (kind) => {
  await opened(kind, 'approved');
  await screen.findByText(/Travelling with somebody\?/);
  expect(screen.queryByText(/Only you and our team see this page\./)).toBeNull();
});

test.each(Object.keys(pages) as Kind[])('the page of a %s stands without what is around it', async (kind) => {
  const parts = [
    '/destinations',
    '/reviews',
    '/reviews/evidence',
    '/tours/{id}/departures',
    kinds[kind].path,
  ];
  await opened(kind, 'approved', Object.fromEntries(parts.map((path) => [`GET ${path}`, 'away'])));
  await screen.findByText(/Travelling with somebody\?/);
});

test.each(['vehicle', 'tourGuide', 'businessListing', 'tour'] as const)(
  'the page of a premium %s says what was paid for: more pictures only where its kind has more',
  async (kind) => {
    const { images } = kinds[kind];
    await opened(kind, 'approved', {}, { isPremium: true });
    const words = (await screen.findByText(/^PREMIUM: the partner pays for/)).textContent ?? '';
    expect(words).toContain('a better place');
    expect(words).not.toContain('room');
    expect(words.includes('more pictures')).toBe(images.premium > images.free);
  },
);

// Proves VEHICLE-15, CALL-17, CALL-32, OWN-CALL-21.
test.each(Object.keys(pages) as Kind[])(
  'that a %s was looked at is sent and forgotten: its page waits for no answer, and says nothing of a failure',
  async (kind) => {
    const view = `POST ${kinds[kind].path}/{id}/view`;
    const seen = `${kinds[kind].path}/one/view`;
    for (const reply of ['never', 'away', refuses('Wait.', 429, 'TOO_MANY_REQUESTS')]) {
      const { sent } = await opened(kind, 'approved', { [view]: reply });
      await screen.findByText(/Travelling with somebody\?/);
      expect(sent.filter(({ call }) => call === `POST ${seen}`)).toHaveLength(1);
      expect(screen.queryByText(/Wait\.|cannot be reached/)).toBeNull();
      cleanup();
    }
  },
);

// Proves ERROR-30, OWN-ERROR-31.
test.each(Object.keys(kinds) as Kind[])(
  'a picture of a %s that does not come is one of ours',
  async (kind) => {
    const gone = 'https://example.lk/gone.jpg';
    const at = '2026-11-21T06:55:17.000Z';
    const dates = { submittedAt: at, createdAt: at, publishedAt: at };
    const shown = {
      ...kinds[kind].example,
      _id: 'one',
      ...dates,
      image: gone,
      imageUrl: gone,
      vehicleImages: [gone],
      readingMinutes: 1,
    };
    const { card } = kindUi[kind];
    for (const place of ['form', 'list'] as const) {
      const { container } = await openPage((card as (...of: unknown[]) => ReactNode)(shown, place));
      const picture = container.querySelector('main img') as HTMLImageElement;
      expect(picture.getAttribute('src')).toBe(gone);
      await act(async () => void picture.dispatchEvent(new Event('error')));
      expect(picture.getAttribute('src')).toMatch(/^\/(prints|scenes)\/.+\.svg$|^\/placeholder\.svg$/);
      cleanup();
    }
  },
);

test('the page of what was rejected says what our team wrote, and leads to its form', async () => {
  await opened('vehicle', 'rejected');
  await screen.findByText('Not approved yet: travellers do not see this');
  screen.getByText('It is another van.');
  const mend = screen.getByRole('link', { name: 'Mend it and send it again' });
  expect(mend.getAttribute('href')).toBe('/vehicle-edit/one');
});

test.each([
  [1, '1 year at the wheel'],
  [2, '2 years at the wheel'],
])('a driver of %i years is told as one is said', async (driverExperience, words) => {
  await opened('vehicle', 'approved', {}, { driverExperience });
  expect(document.body.textContent).toContain(words);
});

/** Title and description of the page of a listing, as search engines show them. */
async function headOf(kind: Kind, changes: object) {
  const { path, example } = kinds[kind];
  answer({
    [keyOf(kind, 'one')]: says({ ...example, _id: 'one', averageRating: 0, reviewCount: 0, ...changes }),
    [`GET ${path}`]: lists(),
    'GET /reviews': lists(),
    'GET /reviews/evidence': says({ agreed: { count: 0 }, others: { count: 0 }, scores: [] }),
    'GET /tours/{id}/departures': says({ departures: [] }),
  });
  vi.stubGlobal('loadOnce', (_: string, load: () => Promise<unknown>) => load());
  const context = new RouterContextProvider();
  context.set(callContext, call);
  const request = new Request('http://serendib.test/');
  const loaderData = await pages[kind].loader({ request, params: { id: 'one' }, context });
  const head = pages[kind].meta({ loaderData, matches: [], location: { pathname: '/' } } as never);
  const said = (name: string) =>
    head.flatMap((one) => ('name' in one && one.name === name ? one.content : []));
  return [...head.flatMap((one) => ('title' in one ? one.title : [])), ...said('description')];
}

test('the head of a page leaves out what an administrator did not know', async () => {
  expect((await headOf('tour', { name: 'Up the rock', location: null }))[0]).toBe('Up the rock · Serendib');
  expect((await headOf('tour', { name: 'Up the rock', location: 'Sigiriya' }))[0]).toBe(
    'Up the rock, Sigiriya · Serendib',
  );
  const known = { seatingCapacity: 6, driverName: 'Ruwan Silva', servingAreas: ['Central', 'Uva'] };
  const described = async (changes: object) => (await headOf('vehicle', { ...known, ...changes }))[1];
  expect(await described({})).toBe('6 seats, driven by Ruwan Silva. Serves Central, Uva.');
  expect(await described({ driverName: null })).toBe('6 seats. Serves Central, Uva.');
  expect(await described({ seatingCapacity: null, servingAreas: [] })).toBe('Driven by Ruwan Silva.');
});

test.each<[Kind, Record<string, string>, Record<string, string>]>([
  [
    'businessListing',
    { businessName: 'ගල්ලෙ බත්කඩේ' },
    { openingHours: 'සතියේ දිනවල පමණයි', specialties: 'ඇඹුල් තියල්, පොලොස්' },
  ],
  ['tour', { name: 'තේ වතු ගමන' }, { duration: 'දින තුනයි', groupSize: 'හයදෙනෙක්', startingPoint: 'ගාල්ල' }],
])(
  'what the owner of a %s writes in Sinhala has its lines and its voice wherever it stands on an English page',
  async (kind, named, said) => {
    await opened(kind, 'approved', {}, { ...named, ...said });
    await screen.findByText(/Travelling with somebody\?/);
    const placesOf = (words: string, places: string) =>
      screen
        .getAllByText(words)
        .map((one) => [one.closest(places)?.nodeName, one.closest<HTMLElement>('[lang]')?.lang]);
    for (const words of Object.values(named))
      expect(placesOf(words, 'nav, h1')).toEqual([
        ['NAV', 'si'],
        ['H1', 'si'],
      ]);
    // In the line beneath the title, and among what is to be known.
    for (const words of Object.values(said))
      expect(placesOf(words, 'ul, dl')).toEqual([
        ['UL', 'si'],
        ['DL', 'si'],
      ]);
  },
);
