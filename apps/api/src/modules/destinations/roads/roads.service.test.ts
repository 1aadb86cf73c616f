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

test('a place that was moved is one that the table does not know: its ways are estimates, in browsers too', async () => {
  const shown = async (): Promise<Destination> => (await api.get('/destinations/sigiriya')).json();
  const { _id, latitude, longitude, roadFromAirport: before } = await shown();
  const admin = await api.signIn({ role: 'admin' });
  const moveTo = async (point: { latitude: number; longitude: number }) => {
    const reply = await api.put(`/destinations/${_id}`, point, admin);
    expect(reply.statusCode, reply.body).toBe(200);
  };
  // The other side of a street is still the same end of the road.
  await moveTo({ latitude: latitude + 0.01, longitude });
  expect((await shown()).roadFromAirport).toEqual(before);
  await moveTo({ latitude: latitude + 0.2, longitude });
  const { roadFromAirport: after } = await shown();
  expect(after).toMatchObject({ isEstimate: true });
  expect(after?.kilometres).toBeGreaterThan((before?.kilometres ?? 0) + 10);
  const { places, legs } = await table();
  const [airport, sigiriya] = ['airport', 'sigiriya'].map((id) => places.find((place) => place.id === id));
  const way = airport && sigiriya && roadsOf(places, legs).between(airport, sigiriya);
  expect([Math.round(way?.kilometres ?? 0), way?.isEstimate]).toEqual([after?.kilometres, true]);
  // Its legs end where they ended, at a point that is called nothing.
  const ends = new Set(legs.flatMap(({ from, to }) => [from, to]));
  expect(ends.has('sigiriya')).toBe(false);
  expect([...ends].filter((end) => !places.some(({ id }) => id === end))).toEqual([]);
  expect(
    places.filter((place) => place.latitude === latitude && place.longitude === longitude),
  ).toMatchObject([{ name: '', isDestination: false }]);
});
