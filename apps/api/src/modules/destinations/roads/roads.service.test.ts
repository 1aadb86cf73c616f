import type { Destination, Place } from '@serendib/contract/destinations/endpoints';
import type { RoadTable } from '@serendib/contract/trips/route/endpoints';
import { quarterHours, roadsOf } from '@serendib/contract/trips/route/roads';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../platform/testing.ts';
import { destinations } from '../../../schema/index.ts';
import { loadPlaces } from '../load-places.ts';

const api = useApi();
beforeAll(() => loadPlaces(api.db));

const table = async (): Promise<RoadTable> => (await api.get('/roads')).json();

test('browsers reckon ways by the table as pages of destinations say them', async () => {
  const { places, legs } = await table();
  const roads = roadsOf(places, legs);
  const [airport, delft] = ['airport', 'delft-island'].map((id) => places.find((place) => place.id === id));
  const { roadFromAirport }: Destination = (await api.get('/destinations/delft-island')).json();
  const way = airport && delft && roads.between(airport, delft);
  expect(roadFromAirport).toEqual({
    kilometres: way?.kilometres,
    hours: quarterHours(way?.minutes ?? 0),
    isEstimate: false,
    lastMile: delft?.lastMile,
  });
  expect(delft).toMatchObject({ isDestination: true, lastMile: 'by boat', nameTa: expect.any(String) });
  expect(airport).toMatchObject({ isDestination: false, avoidMonths: [] });
  expect(places.filter(({ nameSi, nameTa }) => !nameSi || !nameTa)).toEqual([]);
  const names: Place[] = (await api.get('/places')).json();
  expect(names.filter(({ nameSi, nameTa }) => !nameSi || !nameTa)).toEqual([]);
  const mirissa: Destination = (await api.get('/destinations/mirissa')).json();
  expect(places.find(({ id }) => id === 'mirissa')?.avoidMonths).toEqual(mirissa.avoidMonths);
  expect(mirissa.avoidMonths).toContain(6);
});

test('the table has what administrators added, and what they deleted is only a point on the way', async () => {
  const [ella] = await api.db.select().from(destinations).where(eq(destinations.slug, 'ella'));
  if (!ella) throw new Error('Ella is missing.');
  const { id: _, ...fields } = ella;
  await api.db
    .insert(destinations)
    .values({ ...fields, slug: 'ella-rock', name: 'Ella Rock', latitude: 6.86 });
  await api.db.update(destinations).set({ deletedAt: new Date() }).where(eq(destinations.slug, 'ella'));
  const { places, legs } = await table();
  expect(places.find(({ id }) => id === 'ella')).toMatchObject({ isDestination: false });
  const rock = places.find(({ id }) => id === 'ella-rock');
  expect(rock).toMatchObject({ name: 'Ella Rock', isDestination: true });
  const way =
    rock && roadsOf(places, legs).between(rock, { id: 'haputale', latitude: 6.7657, longitude: 80.951 });
  expect(way).toMatchObject({ isEstimate: true });
});
