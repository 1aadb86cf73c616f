// @vitest-environment happy-dom
import { contentOf } from '@serendib/contract/trips/change';
import type { Trip, TripCopy } from '@serendib/contract/trips/trip';
import { beforeEach, expect, test, vi } from 'vitest';
import { expireSession } from '~/lib/session/session.ts';
import { sendBeforeLeaving } from '~/lib/trip/leave.ts';
import { forgetMemory } from '~/lib/trip/local-trips.ts';
import { syncNow } from '~/lib/trip/sync.ts';
import { joinTrip } from '~/lib/trip/together.ts';
import { beginTrip, changeTrip, chooseTrip, deleteTrip } from '~/lib/trip/trips.ts';
import {
  act,
  answer,
  cleanup,
  lists,
  openPage,
  passes,
  refuses,
  says,
  screen,
  signIn,
} from '~/testing/open-page.tsx';
import { TripPage } from '../trip-page.tsx';

const at = '2027-01-02T06:00:00.000Z';
const shared = { version: 1, mayChange: true, createdAt: at, updatedAt: at };
const asThere = (copy: TripCopy): Trip => ({ ...copy, ...shared, items: [], mine: true });
const id = '019acd00-0000-7000-8000-00000000000a';
const written = { title: 'With Anna', from: null, month: null, adults: 2, children: [], languages: [] };
const theirs: Trip = {
  ...contentOf(id, { ...written, notes: '', stops: [], items: [] }, at),
  ...{ ...shared, items: [], mine: false },
};

// The document of tests has no locks of its own.
const locks = new Set<string>();
async function holdWhile(name: string, work: () => Promise<void>) {
  locks.add(name);
  await work().finally(() => locks.delete(name));
}
Object.defineProperty(navigator, 'locks', {
  value: { request: holdWhile, query: async () => ({ held: [...locks].map((name) => ({ name })) }) },
  configurable: true,
});

beforeEach(forgetMemory);

const deletes = () => screen.getByRole('button', { name: 'Delete this trip' });

test('what keeps a trip out of the account is said on that trip alone, and it is sent again when it is changed', async () => {
  signIn();
  const taken = new Map<string, Trip>();
  const { sent } = answer({
    'GET /places': lists(),
    'GET /items': lists(),
    'GET /roads': says({ places: [], legs: [] }),
    'GET /trips': () => lists(...taken.values()),
    'GET /trips/joined': lists(),
    'GET /trips/{id}/links': lists(),
    'PUT /trips/{id}/joined': says({}),
    'GET /trips/{id}': says(theirs),
    'POST /trips/{id}/merge': refuses('These are too many stops.', 409, 'CONFLICT'),
    'POST /trips/merge': ({ body }) => {
      const { trips } = body as { trips: TripCopy[] };
      if (trips.some(({ from }) => (from?.length ?? 0) > 10))
        return refuses('Please give a day like 2027-01-12.');
      for (const copy of trips) taken.set(copy._id, asThere(copy));
      return says(trips.map(asThere));
    },
  });
  joinTrip(theirs, 'secret');
  changeTrip(id, { title: 'With Anna and Ben' });
  const far = beginTrip({ title: 'Far', from: '12027-01-10' });
  const near = beginTrip({ title: 'Near' });
  await openPage(<TripPage />, '/trip');
  await act(syncNow);
  expect(await screen.findByText(/^In your account, and on all your devices/)).toBeTruthy();
  expect(screen.queryByText(/not in your account yet/)).toBeNull();
  act(() => chooseTrip(far));
  const refused = 'Your trip is kept here, and not in your account yet: Please give a day like 2027-01-12.';
  expect(await screen.findByText(refused)).toBeTruthy();
  expect(screen.queryByText(/^In your account/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('First day').max).toBe('9999-12-31');
  act(() => chooseTrip(id));
  expect(await screen.findByText(/did not reach the others yet: These are too many stops\.$/)).toBeTruthy();
  act(() => chooseTrip(near));
  expect(screen.queryByText(/ yet: /)).toBeNull();

  // It is not asked for again and again.
  const count = () => sent.filter(({ call }) => call === 'POST /trips/merge').length;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(syncNow);
  const before = count();
  await passes(5_000);
  expect(count()).toBe(before);
  vi.useRealTimers();
  act(() => changeTrip(far, { from: '2027-01-10' }));
  await act(syncNow);
  act(() => chooseTrip(far));
  expect(await screen.findByText(/^In your account, and on all your devices/)).toBeTruthy();
});

test('a trip of an account whose session has ended by itself is not said to be in this browser alone', async () => {
  const { answers } = accountOfTrips();
  beginTrip({ title: 'Mine' });
  await openPage(<TripPage />, '/trip');
  await act(syncNow);
  expect(await screen.findByText(/^In your account, and on all your devices/)).toBeTruthy();
  answers['GET /trips'] = 'away';
  act(expireSession);
  expect(await screen.findByText(/^In your account, and you are signed out/)).toBeTruthy();
  expect(screen.queryByText(/Kept in this browser alone/)).toBeNull();
  screen.getByRole('link', { name: 'Sign in' });
  act(() => void beginTrip({ title: 'Begun signed out' }));
  expect(await screen.findByText(/^Kept in this browser alone/)).toBeTruthy();
});

/** What a screen reader is told of where the trip is, from now on. */
function toldFromNow(first: string) {
  const [status] = screen.getAllByRole('status').filter(({ textContent }) => textContent?.includes(first));
  if (!status) throw new Error('It is not said where the trip is.');
  const told: (string | null)[] = [];
  new MutationObserver(() => told.push(status.textContent)).observe(status, {
    ...{ childList: true, subtree: true, characterData: true },
  });
  return told;
}

test.each([
  ['an own trip', () => void beginTrip({ title: 'Mine' }), 'In your account'],
  ['a joined trip', () => joinTrip(theirs, 'secret'), 'You change this trip together'],
])(
  'where a trip is is not read aloud anew whenever it is asked what others changed: %s',
  async (_, begin, first) => {
    const { answers } = accountOfTrips();
    answers['PUT /trips/{id}/joined'] = { status: 204 };
    answers['GET /trips/{id}'] = says(theirs);
    answers['POST /trips/{id}/merge'] = says(theirs);
    begin();
    await openPage(<TripPage />, '/trip');
    await act(syncNow);
    expect(await screen.findByText(/In your account, and on all your devices/)).toBeTruthy();
    const told = toldFromNow(first);
    await act(syncNow);
    await act(syncNow);
    expect(told).toEqual([]);
    // Without an answer it is said once that there is none, however often it is asked for.
    answers['GET /trips/joined'] = 'away';
    await act(syncNow);
    expect(await screen.findByText(/as soon as there is a network/)).toBeTruthy();
    const toldAway = told.length;
    await act(syncNow);
    await vi.waitFor(() => expect(told).toHaveLength(toldAway));
  },
);

test('what is changed of a joined trip has only that read aloud which is another', async () => {
  const { answers } = accountOfTrips();
  answers['PUT /trips/{id}/joined'] = { status: 204 };
  answers['GET /trips/{id}'] = says(theirs);
  answers['POST /trips/{id}/merge'] = says({ ...theirs, title: 'With Ben' });
  joinTrip(theirs, 'secret');
  await openPage(<TripPage />, '/trip');
  await act(syncNow);
  const told = toldFromNow('You change this trip together');
  act(() => changeTrip(id, { title: 'With Ben' }));
  await act(syncNow);
  expect(await screen.findByRole('heading', { name: 'With Ben' })).toBeTruthy();
  expect(told).toEqual([]);
});

/** Signed in to an account that takes and deletes trips. */
function accountOfTrips() {
  signIn();
  const taken = new Map<string, Trip>();
  const { sent, answers } = answer({
    'GET /places': lists(),
    'GET /items': lists(),
    'GET /roads': says({ places: [], legs: [] }),
    'GET /trips': () => lists(...taken.values()),
    'GET /trips/joined': lists(),
    'GET /trips/{id}/links': lists(),
    'DELETE /trips/{id}': ({ url }) => {
      taken.delete(url.pathname.slice('/api/trips/'.length));
      return { status: 204 };
    },
    'POST /trips/merge': ({ body }) => {
      const { trips } = body as { trips: TripCopy[] };
      for (const copy of trips) taken.set(copy._id, asThere(copy));
      return says(trips.map(asThere));
    },
  });
  const deletions = () => sent.filter(({ call }) => call.startsWith('DELETE ')).length;
  return { taken, deletions, answers };
}

test.each<[string, (user: Awaited<ReturnType<typeof openPage>>['user']) => Promise<void>]>([
  ['it is dismissed', (user) => user.click(screen.getByRole('button', { name: 'Dismiss' }))],
  ['another step can be taken back', (user) => user.click(deletes())],
  ['the way leads elsewhere', async () => cleanup()],
  ['the account is signed out of', () => act(sendBeforeLeaving)],
  ['the page goes', async () => void act(() => void window.dispatchEvent(new Event('pagehide')))],
])('a deletion goes up when it cannot be taken back any more: %s', async (_, end) => {
  const { taken, deletions } = accountOfTrips();
  beginTrip({ title: 'First' });
  beginTrip({ title: 'Second' });
  const { user } = await openPage(<TripPage />, '/trip');
  await act(syncNow);
  await user.click(deletes());
  await act(syncNow);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await act(syncNow);
  await user.click(deletes());
  await act(syncNow);
  expect([taken.size, deletions()]).toEqual([2, 0]);
  await end(user);
  await vi.waitFor(() => expect(deletions()).toBe(1), 5_000);
  expect(taken.size).toBe(1);
});

test.each([
  ['at any time', async () => {}],
  [
    'also of a trip that this tab deleted and brought back',
    async (user: Awaited<ReturnType<typeof openPage>>['user']) => {
      await user.click(deletes());
      await user.click(await screen.findByRole('button', { name: 'Undo' }));
    },
  ],
])('a deletion that another tab offers to take back waits for that tab: %s', async (_, before) => {
  const { deletions } = accountOfTrips();
  const id = beginTrip({ title: 'First' });
  const { user } = await openPage(<TripPage />, '/trip');
  await act(syncNow);
  await before(user);
  await act(syncNow);
  locks.add(`serendib:deleted:${id}`);
  act(() => void deleteTrip(id));
  await act(syncNow);
  expect(deletions()).toBe(0);
  locks.clear();
  await act(syncNow);
  expect(deletions()).toBe(1);
});
