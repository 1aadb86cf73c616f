import { oneRoad } from '@serendib/contract/trips/route/testing';
import { beforeEach, expect, test } from 'vitest';
import { beginTrip, rememberShown, saveItem } from '~/lib/trip/trips.ts';
import { useTrips } from '~/lib/trip/use-trips.ts';
import { answer, lists, openPage, says, screen, within } from '~/testing/open-page.tsx';
import { forgetRoutes, found, guideId, stop } from '../route/testing.tsx';
import TripSheet from './trip-sheet.tsx';

beforeEach(forgetRoutes);

function Sheet() {
  const trips = useTrips();
  return trips?.current ? <TripSheet trip={trips.current} shown={trips.shown} /> : null;
}

test('on paper what is gone from Serendib says so where it stands, and is no way to it', async () => {
  answer({ 'GET /roads': says(oneRoad()), 'GET /places': lists() });
  const id = beginTrip({ stops: [stop('one', 1), stop('two', 1)] });
  const van = { ...found('Kandy Van'), kind: 'vehicle' as const };
  const guide = { ...found('Nimal'), kind: 'tourGuide' as const, _id: guideId };
  const rest = { ...found('Tuktuk'), kind: 'vehicle' as const, _id: guideId.replace(/1$/, '9') };
  const cafe = { ...rest, title: 'Cafe', kind: 'businessListing' as const };
  for (const one of [van, cafe]) saveItem(id, { kind: one.kind, itemId: one._id, stopId: 'stop-two' }, one);
  for (const one of [guide, rest]) saveItem(id, { kind: one.kind, itemId: one._id }, one);
  rememberShown([van, guide].map((one) => ({ ...one, isGone: true })));
  await openPage(<Sheet />);
  const told = async (name: string) => {
    const region = within(await screen.findByRole('region', { name }));
    const links = region.getAllByRole('link').map(({ textContent }) => textContent);
    return [links, region.getByText('This is not on Serendib any more.').closest('li')?.textContent];
  };
  expect(await told('Day by day')).toEqual([['Cafe'], 'Kandy Van This is not on Serendib any more.']);
  expect(await told('With you all the way')).toEqual([['Tuktuk'], 'Nimal This is not on Serendib any more.']);
});
