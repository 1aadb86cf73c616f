// @vitest-environment happy-dom
import { contentOf } from '@serendib/contract/trips/change';
import type { Trip, TripCopy } from '@serendib/contract/trips/trip';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetMemory } from '~/lib/trip/local-trips.ts';
import { syncNow } from '~/lib/trip/sync.ts';
import { joinTrip } from '~/lib/trip/together.ts';
import { beginTrip, changeTrip, chooseTrip } from '~/lib/trip/trips.ts';
import { act, answer, lists, openPage, passes, refuses, says, screen, signIn } from '~/testing/open-page.tsx';
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

// There is one tab, and the document of tests has no locks of its own.
Object.defineProperty(navigator, 'locks', {
  value: { request: (_: string, work: () => Promise<void>) => work() },
  configurable: true,
});

beforeEach(forgetMemory);

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
