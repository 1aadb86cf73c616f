// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOffline } from '~/lib/offline/start-offline.ts';
import { expectedKey } from '~/lib/session/drafts.ts';
import { forgetMemory, readLocal } from '~/lib/trip/local-trips.ts';
import { beginTrip, changeTrip, keep } from '~/lib/trip/trips.ts';
import { useTrips } from '~/lib/trip/use-trips.ts';
import {
  act,
  answer,
  cleanup,
  lists,
  openPage,
  refuses,
  says,
  screen,
  signIn,
} from '~/testing/open-page.tsx';
import ShareWays from './share-ways.tsx';

/** The ways to share the trip that is planned now. */
function Shared() {
  const trips = useTrips();
  return trips?.current ? <ShareWays trip={trips.current} /> : null;
}

const made = { _id: 'link', right: 'read', createdAt: '2027-01-05T09:00:00Z' };
const url = 'https://serendib.test/trip/shared?key=once';

beforeEach(() => {
  forgetMemory();
  signIn();
  answer({
    ...{ 'GET /trips': 'away', 'GET /places': lists() },
    'POST /trips/merge': 'away',
    'GET /trips/{id}/expected': lists(),
    'GET /trips/{id}/links': lists(),
    'POST /trips/{id}/links': says({ ...made, url, key: 'once' }),
  });
});

/** A trip that is in the account since. */
function beginInAccount(savedAt: string | null = '2027-01-05T09:00:00Z'): string {
  const id = beginTrip();
  keep((kept) => ({
    ...kept,
    account: 'nimal',
    trips: kept.trips.map((trip) => ({ ...trip, owner: 'nimal', savedAt, isUnsent: savedAt === null })),
  }));
  return id;
}

test('a link that is shown once stays in sight while the trip is changed on', async () => {
  const id = beginInAccount();
  const { user } = await openPage(<Shared />, '/trip');
  await user.click(await screen.findByRole('button', { name: 'Make a link to read' }));
  await screen.findByText(url);
  act(() => changeTrip(id, { title: 'Two weeks in January' }));
  expect(readLocal().trips[0]?.isUnsent).toBe(true);
  expect(screen.getByText(url)).toBeTruthy();
  expect(screen.queryByText(/as soon as it is in your account/)).toBeNull();
});

test('links that could not be read are said so, and are read again with the network', async () => {
  beginInAccount();
  const { answers } = answer({
    ...{ 'GET /trips': 'away', 'GET /places': lists() },
    'GET /trips/{id}/links': 'away',
    'POST /trips/{id}/links': refuses('A trip has at most 10 links. Revoke one first.', 409, 'CONFLICT'),
    'DELETE /trips/{id}/links/{linkId}': { status: 204 },
  });
  const { user } = await openPage(<Shared />, '/trip');
  await screen.findByText(/^Your links could not be read\./);
  answers['GET /trips/{id}/links'] = lists(made);
  act(() => void window.dispatchEvent(new Event('online')));
  const revoke = await screen.findByRole('button', { name: /^Revoke the link of/ });
  expect(screen.queryByText(/^Your links could not be read\./)).toBeNull();
  await user.click(revoke);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Revoke the link of/ })).toBeNull());
  expect(screen.getByText('The link is revoked.').closest('[role="status"]')).not.toBeNull();
  cleanup();
  // A press reads them too: what it asks for is answered by words about them.
  answers['GET /trips/{id}/links'] = 'away';
  await openPage(<Shared />, '/trip');
  await screen.findByText(/^Your links could not be read\./);
  answers['GET /trips/{id}/links'] = lists(made);
  await user.click(screen.getByRole('button', { name: 'Make a link to read' }));
  await screen.findByText(/Revoke one first\./);
  await screen.findByRole('button', { name: /^Revoke the link of/ });
});

test('what has never been in the account is not shared by a link yet', async () => {
  beginInAccount(null);
  await openPage(<Shared />, '/trip');
  await screen.findByText('It can be shared by a link as soon as it is in your account.');
  expect(screen.queryByRole('button', { name: 'Make a link to read' })).toBeNull();
});

/** A worker that says at each press whether it could keep all. */
function workerThat(replies: boolean[]) {
  const container = Object.assign(new EventTarget(), { controller: {}, register: vi.fn(), ready: {} });
  const postMessage = vi.fn(() =>
    container.dispatchEvent(new MessageEvent('message', { data: { kept: replies.shift() } })),
  );
  container.ready = { active: { postMessage } };
  container.register.mockResolvedValue(Object.assign(new EventTarget(), { waiting: null }));
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return { postMessage };
}
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

test('keeping the trip says in words that some of it is missing, and is done again by another press', async () => {
  vi.stubEnv('DEV', false);
  beginInAccount();
  const { postMessage } = workerThat([false, true, true]);
  const stop = startOffline(() => {});
  const { user } = await openPage(<Shared />, '/trip');
  const missing = /^Some pages or pictures of your trip could not be kept\./;
  expect((await screen.findByText(missing)).role).toBe('status');
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Keep it for where there is no network');
  const button = await screen.findByRole('button', { name: 'Being kept for where there is no network…' });
  // The name says it; and a press takes nothing back.
  expect(button.getAttribute('aria-pressed')).toBeNull();
  await screen.findByRole('button', { name: 'Kept for where there is no network' });
  expect(screen.queryByText(missing)).toBeNull();
  await press('Kept for where there is no network');
  await screen.findByRole('button', { name: 'Being kept for where there is no network…' });
  await screen.findByRole('button', { name: 'Kept for where there is no network' });
  expect(postMessage).toHaveBeenCalledTimes(3);
  stop();
  vi.unstubAllEnvs();
});

test('what is kept for where there is no network has who waits on the trip, with the agreed price', async () => {
  beginInAccount();
  workerThat([]);
  const ruwan = { _id: 'thread', name: 'Ruwan', total: 85_800 };
  answer({
    ...{ 'GET /trips': 'away', 'GET /places': lists() },
    'GET /trips/{id}/links': lists(),
    'GET /trips/{id}/expected': lists(ruwan),
  });
  const { user } = await openPage(<Shared />, '/trip');
  await user.click(screen.getByRole('button', { name: 'Keep it for where there is no network' }));
  await vi.waitFor(() => expect(localStorage.getItem(expectedKey)).toContain('Ruwan'));
});
