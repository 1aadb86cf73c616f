// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { beginTrip, saveItem } from '~/lib/trip/trips.ts';
import { readTrips } from '~/lib/trip/use-trips.ts';
import { addressesOf } from './start-offline.ts';

test('pictures that the API names by their whole address are asked for with the pages, those of other sites are not', () => {
  const trip = beginTrip();
  const images = [
    `${location.origin}/media/abc/480.webp`,
    '/scenes/ella.svg',
    'http://other.test/far.webp',
    null,
  ];
  images.forEach((image, index) => {
    const _id = `019acd00-0000-7000-8000-00000000000${index}`;
    const where = { district: null, latitude: null, longitude: null };
    const shown = {
      kind: 'tour',
      _id,
      title: 'Tour',
      line: '',
      href: `/tours/${index}`,
      image,
      ...where,
    } as const;
    saveItem(trip, { kind: 'tour', itemId: _id }, shown);
  });
  const { trips, shown } = readTrips();
  expect(addressesOf(trips, shown).sort()).toEqual(
    ['/media/abc/480.webp', '/scenes/ella.svg', '/tours/0', '/tours/1', '/tours/2', '/tours/3'].sort(),
  );
});
