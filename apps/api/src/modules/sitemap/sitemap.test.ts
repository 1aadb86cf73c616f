import { kindNames } from '@serendib/contract/listings/kinds/index';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../platform/database/database.ts';
import { useApi } from '../../platform/testing.ts';
import { loadPlaces } from '../destinations/load-places.ts';
import { addListing } from '../listings/testing.ts';
import { listEntries, listParts, makeParts } from './sitemap.service.ts';

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

test('where parts begin is asked of the database once in ten minutes, by however many ask', async () => {
  let [statements, now] = [0, 0];
  const replica = {
    execute: (...asked: Parameters<Db['execute']>) => {
      statements += 1;
      return api.db.execute(...asked);
    },
  } as unknown as Db;
  const parts = makeParts({ replica, clock: () => new Date(now) });
  const [first] = await Promise.all(Array.from({ length: 20 }, () => parts()));
  expect(first?.length).toBeGreaterThan(0);
  const once = statements;
  expect(once).toBeLessThan(10);
  now += 9 * 60_000;
  expect(await parts()).toEqual(first);
  expect(statements).toBe(once);
  // What was made before is told while it is made anew.
  now += 2 * 60_000;
  expect(await Promise.all([parts(), parts()])).toEqual([first, first]);
  expect(statements).toBe(2 * once);
});
