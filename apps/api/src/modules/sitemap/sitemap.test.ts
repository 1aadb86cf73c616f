import { kindNames } from '@serendib/contract/listings/kinds/index';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { useApi } from '../../platform/testing.ts';
import { loadPlaces } from '../destinations/load-places.ts';
import { addListing } from '../listings/testing.ts';
import { listEntries, listParts, writeParts } from './sitemap.service.ts';

const api = useApi();
const reads = () => ({ replica: api.db });
let vehicles: string[];

beforeAll(async () => {
  await loadPlaces(api.db);
  for (const kind of kindNames) if (kind !== 'vehicle') await addListing(api, kind);
  vehicles = [];
  for (let i = 0; i < 5; i++) vehicles.push(await addListing(api, 'vehicle'));
  await addListing(api, 'vehicle', {}, { status: 'pending' });
  await addListing(api, 'vehicle', {}, { hiddenAt: new Date() });
  await addListing(api, 'vehicle', {}, { deletedAt: new Date() });
});

test('there is a part for every kind that has public pages', async () => {
  const parts = (await api.get('/sitemap')).json() as { kind: string; from: string }[];
  expect(parts.map(({ kind }) => kind)).toEqual(['destination', ...kindNames]);
  expect(parts.find(({ kind }) => kind === 'vehicle')?.from).toBe(vehicles[0]);
});

test('the entries are the addresses of public pages, and of no others', async () => {
  const entries = (await api.get('/sitemap/vehicle')).json() as { path: string; lastModified: string }[];
  expect(entries.map(({ path }) => path)).toEqual(vehicles.map((id) => `/vehicles/${id}`));
  for (const { lastModified } of entries) expect(new Date(lastModified).getTime()).not.toBeNaN();
  const [business] = (await api.get('/sitemap/businessListing')).json();
  expect(business.path).toMatch(/^\/business-listings\//);
});

test('destinations are named by their slugs', async () => {
  const entries = (await api.get('/sitemap/destination')).json() as { path: string }[];
  expect(entries).toHaveLength(101);
  expect(entries.map(({ path }) => path)).toContain('/destination/sigiriya');
});

test('parts follow each other without a gap or a double, whatever their size', async () => {
  for (const kind of ['vehicle', 'destination'] as const) {
    const starts = (await listParts(reads(), 2)).filter((part) => part.kind === kind);
    const parts = await Promise.all(starts.map(({ from }) => listEntries(reads(), kind, from, 2)));
    const whole = await listEntries(reads(), kind, undefined);
    expect(parts.flat()).toEqual(whole);
    expect(starts).toHaveLength(Math.ceil(whole.length / 2));
  }
});

test('an unknown kind is not found, and a malformed beginning is refused', async () => {
  expect((await api.get('/sitemap/spaceship')).statusCode).toBe(404);
  expect((await api.get('/sitemap/vehicle?from=x')).statusCode).toBe(400);
});

test('where parts begin is read from what a job wrote down, and no request goes through all that is public', async () => {
  const asked: string[] = [];
  const reading = openDatabase({ url: api.databaseUrl, onQuery: (query) => asked.push(query) });
  onTestFinished(() => reading.close());
  const before = await listParts(reads(), 2);
  await writeParts({ db: api.db }, 2);
  expect(await listParts({ replica: reading.db })).toEqual(before);
  expect(asked.filter((query) => query.includes('row_number'))).toEqual([]);

  const later = [await addListing(api, 'vehicle'), await addListing(api, 'vehicle')];
  expect(await listParts(reads())).toEqual(before);
  await writeParts({ db: api.db }, 2);
  const parts = (await api.get('/sitemap')).json() as { kind: string; from: string }[];
  expect(parts.filter(({ kind }) => kind === 'vehicle').map(({ from }) => from)).toEqual([
    vehicles[0],
    vehicles[2],
    vehicles[4],
    later[1],
  ]);
});
