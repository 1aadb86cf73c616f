import { oneRoad, stopAt } from '@serendib/contract/trips/route/testing';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '~/lib/api/call.ts';
import { keepGuestThread } from '~/lib/inquiries/guest-keys.ts';
import { expectedKey } from '~/lib/session/drafts.ts';
import { expireSession, keepSession, storedToken } from '~/lib/session/session.ts';
import { rememberedPlace } from '~/lib/session/session-place.ts';
import { holdDeletion } from '~/lib/trip/held.ts';
import { forgetMemory, type TripLink } from '~/lib/trip/local-trips.ts';
import { beginTrip, chooseTrip, deleteTrip, keep, saveItem } from '~/lib/trip/trips.ts';
import { useTrips } from '~/lib/trip/use-trips.ts';
import { type Answer, answer, lists, openPage, refuses, says, screen, within } from '~/testing/open-page.tsx';
import { Button } from '~/ui/form/button.tsx';
import DriverCards from '../driver/driver-cards.tsx';
import { RouteSection } from '../route/route-section.tsx';
import OwnExpected from './own-expected.tsx';
import { SharedExpected } from './shared-expected.tsx';

const [driver, guide] = ['019acd00-0000-7000-8000-000000000001', '019acd00-0000-7000-8000-000000000002'];
const waiting = (_id: string, kind: string, days: object, total: number) => ({
  ...{ _id, number: 'SA-2027-000123', name: 'Ruwan', phone: '+94771234567', title: 'Toyota KDH' },
  kind,
  listingId: _id,
  listing: { kind, _id, title: 'Toyota KDH', line: 'Van', href: `/vehicles/${_id}` },
  ...{ pickup: 'Airport', total, ...days },
});
const drives = waiting(driver, 'vehicle', { from: '2027-02-12', to: '2027-02-13' }, 85_800);
const guides = waiting(guide, 'tourGuide', { from: '2027-02-12', to: null }, 12_000);

beforeEach(() => {
  vi.setSystemTime('2027-01-02T06:00:00Z');
  localStorage.clear();
  forgetMemory();
});

const begin = () =>
  beginTrip({
    from: '2027-02-10',
    stops: [stopAt('one', 2), stopAt('two', 1), stopAt('three', 1)].map((stop) => ({
      ...{ ...stop, dayTrips: [], note: '' },
    })),
  });

/** A trip that is in the account of who is signed in; with a link one that was joined. */
function beginInAccount(link?: TripLink): string {
  const id = begin();
  keepSession('token', { _id: guide, userName: 'Maja', email: 'maja@example.lk', role: 'user' });
  keep((kept) => ({
    ...kept,
    account: guide,
    trips: kept.trips.map((one) => ({
      ...{ ...one, owner: guide, savedAt: one.copy.changedAt.title ?? null },
      ...(link && { link }),
    })),
  }));
  return id;
}

const gone = refuses('There is no such thing.', 404, 'NOT_FOUND');

/** The card of each stop, those that wait for their turn too. */
const cards = () => [...document.querySelectorAll('main ol[aria-live] > li, ol[aria-live] > li')];

test.each([
  ['that is public', {}],
  ['that is not public any more', { listing: null }],
])(
  'the card of a stop says what is agreed with who drives on the day of arrival, with a listing %s, and of nobody else',
  async (_, now) => {
    begin();
    keepSession('token', { _id: guide, userName: 'Maja', email: 'maja@example.lk', role: 'user' });
    answer({
      'GET /trips/{id}/expected': lists({ ...drives, ...now }, { ...guides, ...now }),
      'GET /places': lists(),
      'GET /roads': says(oneRoad()),
    });
    const { user } = await openPage(<DriverCards />, '/trip/driver');
    await vi.waitFor(() => expect(document.body.textContent).toContain('LKR 85,800'));
    const agreed = cards().map((card) => card.textContent?.match(/Agreed: LKR \d+,\d{3}/)?.[0] ?? null);
    // One arrives on the 10th, 12th and 13th; a guide does not drive.
    expect(agreed).toEqual([null, 'Agreed: LKR 85,800', 'Agreed: LKR 85,800']);
    await user.click(screen.getByRole('button', { name: 'Next stop' }));
    const shown = within(cards().find(({ classList }) => !classList.contains('hidden')) as HTMLElement);
    expect(shown.getByText<HTMLDataElement>('Agreed: LKR 85,800').value).toBe('85800');
    shown.getByText(/12 February 2027 to 13 February 2027 · SA-2027-000123/);
    expect(document.body.textContent).not.toContain('LKR 12,000');
  },
);

test('a guest whose trip is in no account reads who waits, and the driver the price, by the links that were mailed', async () => {
  const trip = begin();
  keepGuestThread({ id: driver, key: 'secret', tripId: trip });
  keepGuestThread({ id: guide, key: 'other', tripId: 'another trip' });
  const asked: string[] = [];
  let byTrip = 0;
  answer({
    'GET /trips/{id}/expected': () => {
      byTrip++;
      return refuses('There is no such trip.', 404, 'NOT_FOUND');
    },
    'GET /inquiries/expected': ({ url }) => {
      asked.push(url.searchParams.toString());
      return lists(drives);
    },
    'GET /places': lists(),
    'GET /roads': says(oneRoad()),
  });
  const { unmount } = await openPage(<OwnExpected />, '/trip/expected');
  await screen.findByRole('heading', { name: 'Ruwan' });
  expect(screen.getByText<HTMLDataElement>(/Agreed: LKR 85,800/).value).toBe('85800');
  const number = screen.getByRole('link', { name: '+94 77 123 4567' });
  expect(number.getAttribute('href')).toBe('tel:+94771234567');
  expect(asked).toEqual([`ids=${driver}&key=secret`]);
  expect(byTrip).toBe(0);
  unmount();
  await openPage(<DriverCards />, '/trip/driver');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Agreed: LKR 85,800'));
});

test('whom a guest agreed with waits on the trip however many were asked after, and stays in what is kept', async () => {
  const trip = begin();
  keepGuestThread({ id: driver, key: 'secret', tripId: trip });
  for (let n = 10; n < 21; n++)
    keepGuestThread({ id: `019acd00-0000-7000-8000-0000000000${n}`, key: `key${n}`, tripId: trip });
  const asked: string[][] = [];
  answer({
    'GET /inquiries/expected': ({ url }) => {
      const ids = url.searchParams.get('ids')?.split(',') ?? [];
      asked.push(ids);
      return ids.includes(driver) ? lists(drives) : lists();
    },
  });
  await openPage(<OwnExpected />, '/trip/expected');
  await screen.findByRole('heading', { name: 'Ruwan' });
  // As many as one call takes.
  expect(asked.map(({ length }) => length)).toEqual([10, 2]);
  expect(localStorage.getItem(expectedKey)).toContain('Ruwan');
});

test('links of a guest that open no more leave a trip without anybody, in words', async () => {
  keepGuestThread({ id: driver, key: 'secret', tripId: begin() });
  answer({ 'GET /trips/{id}/expected': gone, 'GET /inquiries/expected': gone });
  await openPage(<OwnExpected />, '/trip/expected');
  await screen.findByText('Nobody is expecting you yet');
});

test('when a session has ended by itself, who was read to wait is still told, with the price on the cards', async () => {
  keepGuestThread({ id: driver, key: 'secret', tripId: beginInAccount() });
  const { answers } = answer({
    'GET /trips': 'away',
    'GET /trips/{id}/expected': lists(drives),
    'GET /inquiries/expected': gone,
    'GET /places': lists(),
    'GET /roads': says(oneRoad()),
  });
  const { unmount } = await openPage(<OwnExpected />, '/trip/expected');
  await screen.findByRole('heading', { name: 'Ruwan' });
  expect(screen.queryByText(/as it was read last/)).toBeNull();
  unmount();
  const kept = localStorage.getItem(expectedKey);
  // The browser has its token still, and without a session the trip is not there.
  answers['GET /trips/{id}/expected'] = gone;
  const isStillTold = async () => {
    const page = await openPage(<OwnExpected />, '/trip/expected');
    await screen.findByText(/as it was read last/);
    screen.getByRole('heading', { name: 'Ruwan' });
    page.unmount();
    const pageOfCards = await openPage(<DriverCards />, '/trip/driver');
    await vi.waitFor(() => expect(document.body.textContent).toContain('Agreed: LKR 85,800'));
    pageOfCards.unmount();
    expect(localStorage.getItem(expectedKey)).toBe(kept);
  };
  await isStillTold();
  answers['GET /trips'] = refuses('Please sign in.', 401, 'UNAUTHENTICATED');
  const leaves = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  await expect(call('GET /trips')).rejects.toMatchObject({ status: 401 });
  leaves.mockRestore();
  expect(storedToken()).toBeNull();
  await isStillTold();
});

test('that nobody waited when it was read last is said to be old, where it cannot be read anew', async () => {
  beginInAccount();
  const { answers } = answer({ 'GET /trips/{id}/expected': lists() });
  const { unmount } = await openPage(<OwnExpected />, '/trip/expected');
  await screen.findByText('Nobody is expecting you yet');
  expect(screen.queryByText(/as it was read last/)).toBeNull();
  unmount();
  answers['GET /trips/{id}/expected'] = gone;
  await openPage(<OwnExpected />, '/trip/expected');
  await screen.findByText('Nobody is expecting you yet');
  screen.getByText(/as it was read last/);
});

test('of a trip in an account that is signed out, who waits by the links of a guest is told all the same', async () => {
  keepGuestThread({ id: driver, key: 'secret', tripId: beginInAccount() });
  expireSession();
  answer({ 'GET /inquiries/expected': lists(drives) });
  await openPage(<OwnExpected />, '/trip/expected');
  await screen.findByRole('heading', { name: 'Ruwan' });
  screen.getByText(/as it was read last/);
  expect(localStorage.getItem(expectedKey)).toBeNull();
});

test('where the account of a trip is signed out, that is said with the way to sign in, and not that there is no network', async () => {
  beginInAccount();
  answer({ 'GET /trips/{id}/expected': lists(drives) });
  const toSignIn = () => screen.findByRole('link', { name: 'Sign in to read it anew' });
  const readBefore = await openPage(<OwnExpected />, '/trip/expected');
  await screen.findByRole('heading', { name: 'Ruwan' });
  readBefore.unmount();
  expireSession();
  const { unmount } = await openPage(<OwnExpected />, '/trip/expected');
  await screen.findByRole('heading', { name: 'Ruwan' });
  screen.getByText('This is as it was read last: you are signed out.');
  await toSignIn();
  unmount();
  localStorage.removeItem(expectedKey);
  const { user } = await openPage(<OwnExpected />, '/trip/expected');
  screen.getByText('Who is expecting you is read from your account, and you are signed out.');
  await user.click(await toSignIn());
  expect(rememberedPlace()).toBe('/trip/expected');
});

test.each<[string, TripLink | undefined, boolean]>([
  ['one’s own', undefined, true],
  ['that was joined', { key: undefined }, false],
])('of a trip %s it is said rightly whether those at home read the same', async (_, link, isSaid) => {
  beginInAccount(link);
  answer({ 'GET /trips/{id}/expected': lists(drives) });
  await openPage(<OwnExpected />, '/trip/expected');
  await screen.findByRole('heading', { name: 'Ruwan' });
  expect(screen.queryByText(/^Those at home see the same/) !== null).toBe(isSaid);
});

test('who waited on a trip whose link was revoked is not told any more', async () => {
  beginInAccount({ key: 'secret' });
  const { answers } = answer({ 'GET /trips/{id}/expected': lists(drives) });
  const { unmount } = await openPage(<OwnExpected />, '/trip/expected');
  await screen.findByRole('heading', { name: 'Ruwan' });
  unmount();
  answers['GET /trips/{id}/expected'] = gone;
  await openPage(<OwnExpected />, '/trip/expected');
  await screen.findByText('Nobody is expecting you yet');
  expect(localStorage.getItem(expectedKey)).not.toContain('Ruwan');
});

test.each<[string, Answer]>([
  ['there is no network', 'away'],
  ['the API fails', refuses('Too many calls.', 429, 'TOO_MANY_REQUESTS')],
])('where %s and nothing was read before, nobody is said to wait on nobody', async (_, failure) => {
  beginInAccount();
  answer({ 'GET /trips': 'away', 'GET /trips/{id}/expected': failure });
  const { unmount } = await openPage(<OwnExpected />, '/trip/expected');
  await screen.findByText(/^Who is expecting you could not be read/);
  expect(screen.queryByText('Nobody is expecting you yet')).toBeNull();
  unmount();
  await openPage(<SharedExpected id={driver} linkKey="key" />, '/trip/shared');
  await screen.findByText(/^Who is expecting them could not be read/);
});

/** Those of a trip that came by a link, which leads on to another's. */
function TwoLinks() {
  const [linkKey, setKey] = useState('one');
  return (
    <>
      <Button onClick={() => setKey('another')}>Another link</Button>
      <SharedExpected id={driver} linkKey={linkKey} />
    </>
  );
}

test('what is told of one link is not told of another, be it who waits or that it could not be read', async () => {
  const { answers } = answer({ 'GET /trips/{id}/expected': 'away' });
  const { user, unmount } = await openPage(<TwoLinks />, '/trip/shared');
  await screen.findByText(/could not be read/);
  answers['GET /trips/{id}/expected'] = lists(drives);
  await user.click(screen.getByRole('button', { name: 'Another link' }));
  await screen.findByRole('heading', { name: 'Ruwan' });
  expect(screen.queryByText(/could not be read/)).toBeNull();
  expect(localStorage.getItem(expectedKey)).toBeNull();
  unmount();
  const again = await openPage(<TwoLinks />, '/trip/shared');
  await screen.findByRole('heading', { name: 'Ruwan' });
  answers['GET /trips/{id}/expected'] = 'never';
  await again.user.click(screen.getByRole('button', { name: 'Another link' }));
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Ruwan' })).toBeNull());
});

/** What the trip that is planned now comes to. */
function Costs() {
  const trips = useTrips();
  return trips?.current ? <RouteSection trip={trips.current} shown={trips.shown} /> : null;
}

const priceless = {
  ...{ 'GET /trips': 'away' as const, 'GET /places': lists(), 'GET /roads': says(oneRoad()) },
  ...{ 'GET /vehicles/{id}': says({ price: null }), 'GET /tour-guides/{id}': gone },
};
const kinds = { [driver]: 'vehicle', [guide]: 'tourGuide' } as const;
const saveBoth = (trip: string) => {
  for (const [itemId, kind] of Object.entries(kinds)) saveItem(trip, { kind, itemId });
};
const costRows = async () => {
  const cost = await screen.findByRole('region', { name: 'What it comes to' });
  return () =>
    within(cost)
      .queryAllByRole('row')
      .map(({ textContent }) => textContent);
};

test.each<[string, TripLink | undefined]>([
  ['one’s own', undefined],
  ['that was joined', { key: 'secret' }],
])(
  'what a trip %s comes to has what is agreed, of a listing that is gone too, and without a network as it was read last',
  async (_, link) => {
    saveBoth(beginInAccount(link));
    const asked: (string | null)[] = [];
    const { answers } = answer({
      ...priceless,
      'GET /trips/{id}/expected': ({ url }) => {
        asked.push(url.searchParams.get('key'));
        return lists(drives, { ...guides, title: 'Nimal', listing: null });
      },
    });
    const { unmount } = await openPage(<Costs />, '/trip');
    const whole = [
      'Toyota KDHas agreed · With you all the wayLKR 85,800',
      'Nimalas agreed · With you all the wayLKR 12,000',
      'In allLKR 97,800',
    ];
    let rows = await costRows();
    await vi.waitFor(() => expect(rows()).toEqual(whole));
    const cost = within(screen.getByRole('region', { name: 'What it comes to' }));
    expect(cost.getByRole('link', { name: 'Toyota KDH' }).getAttribute('href')).toBe(`/vehicles/${driver}`);
    expect(screen.queryByText(/Please ask|its price is not known|could not be read/)).toBeNull();
    expect(asked).toEqual([link?.key ?? null]);
    unmount();
    answers['GET /trips/{id}/expected'] = 'away';
    await openPage(<Costs />, '/trip');
    rows = await costRows();
    await vi.waitFor(() => expect(rows()).toEqual(whole));
  },
);

test('whoever is agreed with drives the legs and shows the stops of the agreed days, of a listing that is gone or was taken out too', async () => {
  const trip = beginInAccount();
  saveItem(trip, { kind: 'vehicle', itemId: driver, stopId: 'stop-one' });
  answer({
    ...priceless,
    'GET /trips/{id}/expected': lists({ ...drives, listing: null }, { ...guides, title: 'Nimal' }),
  });
  await openPage(<Costs />, '/trip');
  const legs = within(await screen.findByRole('region', { name: 'Somebody for every leg' }));
  await legs.findByText(/^3 things are open/);
  expect(legs.getAllByText('Toyota KDH').map(({ tagName }) => tagName)).toEqual(['SPAN', 'SPAN']);
  expect(legs.queryByRole('button', { name: 'Find a driver' })).toBeNull();
  // The guide is there on one day, at the stop of that day.
  expect(legs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Nimal']);
  expect(legs.getAllByRole('button', { name: 'Find a guide' })).toHaveLength(2);
});

test('a restaurant that was agreed on and taken out of the trip is no bed for the night', async () => {
  beginInAccount();
  const dinner = waiting(guide, 'businessListing', { from: '2027-02-12', to: null }, 9_000);
  const { answers } = answer({
    ...priceless,
    'GET /affiliate-links/{id}': says({ price: null, businessType: 'restaurant' }),
    'GET /trips/{id}/expected': lists({ ...dinner, title: 'Café' }),
  });
  const { unmount } = await openPage(<Costs />, '/trip');
  const legs = within(await screen.findByRole('region', { name: 'Somebody for every leg' }));
  await vi.waitFor(() => expect(legs.getAllByRole('button', { name: 'Find a bed' })).toHaveLength(3));
  unmount();
  // Nor when it is not public any more.
  answers['GET /trips/{id}/expected'] = lists({ ...dinner, title: 'Café', listing: null });
  answers['GET /affiliate-links/{id}'] = gone;
  await openPage(<Costs />, '/trip');
  const later = within(await screen.findByRole('region', { name: 'Somebody for every leg' }));
  await vi.waitFor(() => expect(document.body.textContent).toContain('LKR 9,000'));
  expect(later.getAllByRole('button', { name: 'Find a bed' })).toHaveLength(3);
});

test('where what is agreed was never read that is said beside what a trip comes to, and who waits on another trip stays kept', async () => {
  const kept = JSON.stringify({ trip: begin(), all: [drives] });
  localStorage.setItem(expectedKey, kept);
  saveBoth(beginInAccount());
  const { answers } = answer({ ...priceless, 'GET /trips/{id}/expected': 'away' });
  const { unmount } = await openPage(<Costs />, '/trip');
  await screen.findByText(
    'What is agreed with partners: it could not be read. Prices are those of the pages.',
  );
  unmount();
  answers['GET /trips/{id}/expected'] = lists(drives);
  await openPage(<Costs />, '/trip');
  const rows = await costRows();
  await vi.waitFor(() => expect(rows().at(-1)).toBe('In allLKR 85,800'));
  expect(localStorage.getItem(expectedKey)).toBe(kept);
});

test.each([
  ['that nobody waits on', () => ({ trip: begin(), all: [] })],
  ['that is here no more', () => ({ trip: driver, all: [guides] })],
])('what is agreed is kept for the road in place of another trip %s', async (_, another) => {
  localStorage.setItem(expectedKey, JSON.stringify(another()));
  saveBoth(beginInAccount());
  const { answers } = answer({ ...priceless, 'GET /trips/{id}/expected': lists(drives) });
  const { unmount } = await openPage(<Costs />, '/trip');
  let rows = await costRows();
  await vi.waitFor(() => expect(rows().at(-1)).toBe('In allLKR 85,800'));
  unmount();
  answers['GET /trips/{id}/expected'] = 'away';
  await openPage(<Costs />, '/trip');
  rows = await costRows();
  await vi.waitFor(() => expect(rows().at(-1)).toBe('In allLKR 85,800'));
});

test.each([
  ['in an account', beginInAccount],
  ['in this browser alone', begin],
])(
  'what is kept for the road of a trip %s stays while its deletion can be taken back',
  async (_, beginKept) => {
    const deleted = beginKept();
    const kept = JSON.stringify({ trip: deleted, all: [guides] });
    localStorage.setItem(expectedKey, kept);
    const release = holdDeletion(deleted);
    const bringBack = deleteTrip(deleted);
    const trip = beginInAccount();
    saveBoth(trip);
    answer({ ...priceless, 'GET /trips/{id}/expected': lists(drives) });
    const readsSum = async () => {
      const { unmount } = await openPage(<Costs />, '/trip');
      const rows = await costRows();
      await vi.waitFor(() => expect(rows().at(-1)).toBe('In allLKR 85,800'));
      unmount();
    };
    await readsSum();
    expect(localStorage.getItem(expectedKey)).toBe(kept);
    bringBack();
    release();
    chooseTrip(trip);
    await readsSum();
    expect(localStorage.getItem(expectedKey)).toBe(kept);
    deleteTrip(deleted);
    await readsSum();
    expect(localStorage.getItem(expectedKey)).toContain(trip);
  },
);

test('what is agreed is kept for the road as soon as the deletion of the trip before cannot be taken back any more', async () => {
  const deleted = beginInAccount();
  const kept = JSON.stringify({ trip: deleted, all: [guides] });
  localStorage.setItem(expectedKey, kept);
  const release = holdDeletion(deleted);
  deleteTrip(deleted);
  const trip = beginInAccount();
  saveBoth(trip);
  answer({ ...priceless, 'GET /trips/{id}/expected': lists(drives) });
  await openPage(<Costs />, '/trip');
  const rows = await costRows();
  await vi.waitFor(() => expect(rows().at(-1)).toBe('In allLKR 85,800'));
  expect(localStorage.getItem(expectedKey)).toBe(kept);
  release();
  await vi.waitFor(() => expect(localStorage.getItem(expectedKey)).toContain(trip));
});

test('of a trip that is not in the account yet nothing is asked for its sum', async () => {
  saveBoth(begin());
  keepSession('token', { _id: guide, userName: 'Maja', email: 'maja@example.lk', role: 'user' });
  const { sent } = answer({ ...priceless, 'GET /trips/{id}/expected': gone });
  await openPage(<Costs />, '/trip');
  await screen.findAllByText(/Please ask\.$/);
  expect(sent.filter(({ call }) => call.endsWith('/expected'))).toEqual([]);
});
