import type { ItemSummary } from '@serendib/contract/listings/item-summary';
import type { ListingStatus } from '@serendib/contract/listings/listing-statuses';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../platform/testing.ts';
import { newId } from '../../schema/index.ts';
import { loadPlaces } from '../destinations/load-places.ts';
import { addListing } from '../listings/testing.ts';

const api = useApi();
beforeAll(() => loadPlaces(api.db));

const addVehicle = (status: ListingStatus = 'approved') => addListing(api, 'vehicle', {}, { status });

const itemsOf = (...ids: string[]) => api.get(`/items?ids=${ids.join(',')}`);

test('what a browser has saved is shown without an account: places and listings, those alone that are public', async () => {
  const ella = (await api.get('/destinations/ella')).json();
  const [vehicle, pending] = await Promise.all([addVehicle(), addVehicle('pending')]);
  const { statusCode, body } = await itemsOf(
    `vehicle:${vehicle}`,
    `destination:${ella._id}`,
    `vehicle:${pending}`,
    `tour:${newId()}`,
  );
  expect(statusCode, body).toBe(200);
  expect(JSON.parse(body)).toMatchObject([
    { kind: 'destination', title: 'Ella', href: '/destination/ella', latitude: ella.latitude },
    { kind: 'vehicle', _id: vehicle, href: `/vehicles/${vehicle}` },
  ]);
  expect(body).not.toContain(pending);
});

test('a summary says that its picture is a drawing, of what could be taken for the thing itself', async () => {
  const ids = await Promise.all([
    addListing(api, 'vehicle', { vehicleImages: [] }),
    addListing(api, 'vehicle', { vehicleImages: ['https://example.com/van.jpg'] }),
    addListing(api, 'tour', { image: null }),
  ]);
  const { statusCode, body } = await itemsOf(`vehicle:${ids[0]}`, `vehicle:${ids[1]}`, `tour:${ids[2]}`);
  expect(statusCode, body).toBe(200);
  const said = new Map(
    (JSON.parse(body) as ItemSummary[]).map(({ _id, imageIsDrawing }) => [_id, imageIsDrawing]),
  );
  expect(ids.map((id) => said.get(id))).toEqual([true, false, undefined]);
});

test('what names nothing is refused with words', async () => {
  for (const ids of [
    '',
    'vehicle',
    'boat:019acd00-0000-7000-8000-000000000001',
    'vehicle:1',
    `vehicle:${'-'.repeat(36)}`,
  ]) {
    const { statusCode, body } = await api.get(`/items?ids=${ids}`);
    expect(statusCode, ids).toBe(400);
    expect(JSON.parse(body).fields.ids).toMatch(/^Please name things by kind and id/);
  }
  const many = await itemsOf(...Array.from({ length: 61 }, () => `vehicle:${newId()}`));
  expect([many.statusCode, many.json().fields]).toEqual([400, { ids: 'At most 60 things at once.' }]);
});

test('every destination and town is there with its point, each name once', async () => {
  const places: { name: string; slug: string | null; nameSi: string | null; latitude: number }[] = (
    await api.get('/places')
  ).json();
  expect(places.find(({ name }) => name === 'Ella')).toMatchObject({ slug: 'ella', nameSi: 'ඇල්ල' });
  expect(places.find(({ name }) => name === 'Ahangama')).toMatchObject({ slug: null });
  expect(places.filter(({ slug }) => slug)).toHaveLength(101);
  expect(new Set(places.map(({ name }) => name.toLowerCase())).size).toBe(places.length);
  expect(places.every(({ latitude }) => latitude > 5.5 && latitude < 10.2)).toBe(true);
});
