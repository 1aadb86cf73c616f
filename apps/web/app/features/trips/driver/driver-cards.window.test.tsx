// @vitest-environment happy-dom
import { oneRoad } from '@serendib/contract/trips/route/testing';
import { expect, test, vi } from 'vitest';
import { beginTrip } from '~/lib/trip/trips.ts';
import { answer, lists, openPage, says } from '~/testing/open-page.tsx';
import DriverCards from './driver-cards.tsx';

const cards = () => [...document.querySelectorAll('ol[aria-live] > li')];

test('each stop that has a name in Sinhala and Tamil says it: destinations, towns and the airport', async () => {
  const road = oneRoad();
  const [first, ...others] = road.places;
  const named = { nameSi: 'ගුවන්තොටුපළ', nameTa: 'விமான நிலையம்' };
  const airport = { ...(first as object), id: 'airport', ...named, latitude: 7.18, longitude: 79.88 };
  const spot = { latitude: 6.05, longitude: 80.22 };
  const stop = { nights: 1, dayTrips: [], note: '' };
  beginTrip({
    stops: [
      { ...stop, id: 'a', place: null, name: 'Airport', latitude: 7.18, longitude: 79.88, nights: 0 },
      { ...stop, id: 'b', place: null, name: 'Galle', ...spot },
      { ...stop, id: 'c', place: null, name: 'ගාල්ල', ...spot },
    ],
  });
  const galle = { slug: null, name: 'Galle', nameSi: 'ගාල්ල', nameTa: 'காலி', district: 'Galle', ...spot };
  answer({ 'GET /places': lists(galle), 'GET /roads': says({ ...road, places: [airport, ...others] }) });
  await openPage(<DriverCards />, '/trip/driver');
  await vi.waitFor(() => expect(cards()[0]?.textContent).toContain('ගුවන්තොටුපළ'));
  expect(cards()[0]?.textContent).toContain('விமான நிலையம்');
  expect(cards()[1]?.textContent).toContain('ගාල්ල');
  expect(cards()[1]?.textContent).toContain('gaalla');
  // Who reads Sinhala sees the name once.
  expect(cards()[2]?.textContent?.match(/ගාල්ල/g)).toHaveLength(1);
});
