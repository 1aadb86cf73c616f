import { stopAt } from '@serendib/contract/trips/route/testing';
import type { TripCopy } from '@serendib/contract/trips/trip';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepGuestThread } from '~/lib/inquiries/guest-keys.ts';
import { readLocal } from '~/lib/trip/local-trips.ts';
import { beginTrip, tripsIn } from '~/lib/trip/trips.ts';
import * as offersRoute from '~/routes/inquiries/offers.tsx';
import { answer, lists, openPage, refuses, routeAt, screen, signIn } from '~/testing/open-page.tsx';
import { at, offer, thread, van } from '../testing.ts';
import { AskedOfTrip } from './asked-of-trip.tsx';

beforeEach(() => {
  vi.setSystemTime(at);
});

test('of more than fit into the table, a guest’s trip shows all who were asked, and the table those with an offer', async () => {
  const trip = beginTrip({ stops: [{ ...stopAt('one', 2), dayTrips: [], note: '' }] });
  keepGuestThread({ id: van, key: 'secret', tripId: trip });
  for (let n = 10; n < 21; n++)
    keepGuestThread({ id: `019acd00-0000-7000-8000-0000000000${n}`, key: `key${n}`, tripId: trip });
  const one = { ...thread, offer: null, perDay: null, perPerson: null };
  answer({
    'GET /inquiries/compare': ({ url }) => {
      const ids = url.searchParams.get('ids')?.split(',') ?? [];
      if (ids.length > 10) return refuses('Too many.');
      return lists(...ids.map((_id) => (_id === van ? { ...one, _id, offer } : { ...one, _id, with: _id })));
    },
  });
  const { copy } = tripsIn(readLocal()).find(({ copy }) => copy._id === trip) ?? {};
  const page = await openPage(<AskedOfTrip trip={copy as TripCopy} />, '/trip');
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(12));
  page.unmount();
  await openPage(routeAt('/offers', offersRoute), `/offers?trip=${trip}`);
  const columns = await screen.findAllByRole('columnheader');
  expect(columns).toHaveLength(10);
  expect(columns[0]?.textContent).toContain('Ruwan');
  screen.getByText('At most 10 are shown here.');
});

test('of the most that are told of a trip it is said that there may be more, with the way to all', async () => {
  signIn();
  const trip = beginTrip({ stops: [{ ...stopAt('one', 2), dayTrips: [], note: '' }] });
  const asked = Array.from({ length: 50 }, (_, n) => ({ ...thread, _id: `asked${n}`, offer: null }));
  const { answers } = answer({ 'GET /inquiries/compare': lists(...asked.slice(1)) });
  const { copy } = tripsIn(readLocal()).find(({ copy }) => copy._id === trip) ?? {};
  const open = async (count: number) => {
    const page = await openPage(<AskedOfTrip trip={copy as TripCopy} />, '/trip');
    await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count));
    return page;
  };
  const { unmount } = await open(49);
  expect(screen.queryByText(/^At most/)).toBeNull();
  unmount();
  answers['GET /inquiries/compare'] = lists(...asked);
  await open(50);
  screen.getByText(/^At most 50 are shown here/);
  const all = screen.getByRole('link', { name: 'All inquiries' });
  expect(all.getAttribute('href')).toBe('/profile?tab=inquiries');
});
