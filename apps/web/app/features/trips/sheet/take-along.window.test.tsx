// @vitest-environment happy-dom
import { stopAt } from '@serendib/contract/trips/route/testing';
import { expect, test, vi } from 'vitest';
import { beginTrip } from '~/lib/trip/trips.ts';
import { readTrips } from '~/lib/trip/use-trips.ts';
import { answer, lists, openPage, screen } from '~/testing/open-page.tsx';
import { CalendarButton } from './take-along.tsx';

const saved = vi.hoisted(() => vi.fn<(blob: Blob, name: string) => void>());
vi.mock('~/lib/api/save-file.ts', () => ({ saveBlob: saved }));

test('a calendar has the stops as the page calls them, in whatever language they were kept', async () => {
  const kandy = {
    slug: 'kandy',
    name: 'Kandy',
    nameSi: 'මහනුවර',
    nameTa: null,
    latitude: 7.3,
    longitude: 80.6,
  };
  answer({ 'GET /places': lists(kandy) });
  const stops = [{ ...stopAt('kandy', 2, { name: 'මහනුවර' }), dayTrips: [], note: '' }];
  beginTrip({ from: '2027-02-10', stops });
  const trip = readTrips().current;
  if (!trip) throw new Error('No trip was begun.');
  const { user } = await openPage(<CalendarButton trip={trip} />, '/trip/paper');
  await vi.waitFor(async () => {
    await user.click(screen.getByRole('button', { name: 'Put it into your calendar' }));
    expect(await saved.mock.lastCall?.[0].text()).toContain('SUMMARY:Kandy\\, Sri Lanka');
  });
});

test('a trip with a first day and no stops is told what is missing', async () => {
  answer({ 'GET /places': lists() });
  saved.mockClear();
  beginTrip({ from: '2027-02-10' });
  const trip = readTrips().current;
  if (!trip) throw new Error('No trip was begun.');
  const { user } = await openPage(<CalendarButton trip={trip} />, '/trip/paper');
  await user.click(screen.getByRole('button', { name: 'Put it into your calendar' }));
  expect(await screen.findByText('Add a stop to the trip, and it can go into a calendar.')).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
});
