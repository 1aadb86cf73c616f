import type { ThingKind } from '@serendib/contract/listings/thing-kinds';
import type { SearchAnswer } from '@serendib/contract/search/endpoints';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../demo/seed.ts';
import { useApi } from '../../platform/testing.ts';
import { loadPlaces } from '../destinations/load-places.ts';
import { countVocabulary, understandSpelt } from '../listings/index.ts';
import { addListing } from '../listings/testing.ts';

const api = useApi({ languages: ['en', 'si', 'ta'] });
beforeAll(async () => {
  await loadPlaces(api.db);
  await seedDemo(api.db, { today: new Date('2026-11-21T04:00:00Z') });
}, 60_000);

const search = async (q: string): Promise<SearchAnswer> =>
  (await api.get(`/search?${new URLSearchParams({ q })}`)).json();
const titles = ({ groups }: SearchAnswer, kind: ThingKind): string[] =>
  groups.find((group) => group.kind === kind)?.items.map(({ title }) => title) ?? [];

test('a word that listings or places have is right as it is, also where it is nearly the name of a place', async () => {
  expect(titles(await search('Yala Block 5 morning drive'), 'tour')[0]).toBe('Yala Block 5 morning drive');
  const { rows } = await api.db.execute<{ title: string }>(sql`select title from listings`);
  const mended = await Promise.all(
    rows.map(async ({ title }) => [title, (await understandSpelt(api.db, title)).corrected]),
  );
  expect(mended.length).toBeGreaterThan(100);
  expect(mended.filter(([, corrected]) => corrected !== null)).toEqual([]);

  const add = (name: string) => addListing(api, 'tourGuide', { name });
  const ids = [await add('Anura Kumane'), await add('Anura Sigirya')];
  await countVocabulary(api);
  const first = async (q: string) => titles(await search(q), 'tourGuide')[0];
  expect(await first('anura kumane guide')).toBe('Anura Kumane');
  const listed = await api.get('/tour-guides?search=kumane+guide');
  expect((listed.json() as { name: string }[]).map(({ name }) => name)).toEqual(['Anura Kumane']);
  // What one listing spells otherwise than all others is a mistake.
  expect((await search('sigirya guide')).query.corrected).toBe('sigiriya guide');
  for (const id of ids) await api.db.execute(sql`delete from listings where id = ${id}::uuid`);
  await countVocabulary(api);
});

test('an answer tells which words stand for nothing but themselves: none that join others, say when, or are understood', async () => {
  const restOf = async (q: string) => (await search(q)).query.rest;
  expect(await restOf('german guide in kandy with jacuzzi in january')).toEqual(['jacuzzi']);
  expect(await restOf('helipad hotel in ella with jacuzzi please')).toEqual(['helipad', 'jacuzzi']);
  // A van has no language.
  expect(await restOf('german van')).toEqual(['german']);
  expect(await restOf('hotel galle')).toEqual([]);
});

test('an answer tells all words that say what it understood, and what is said as one and is no part of it', async () => {
  const told = async (q: string) => {
    const { understood, phrases } = (await search(q)).query;
    return { said: understood.map(({ typed, also = [] }) => [typed, ...also]), phrases };
  };
  expect(await told('Colombo airport to Ella and back to the airport')).toEqual({
    said: [['colombo airport', 'airport'], ['ella']],
  });
  expect(await told('tuk tuk or three wheeler in Ella')).toEqual({
    said: [['tuk tuk', 'three wheeler'], ['ella']],
  });
  expect(await told('Galle town to Ella and back to Galle, Galle')).toEqual({
    said: [['galle town', 'galle'], ['ella']],
  });
  expect(await told('airport transfer from airport to Ella')).toEqual({
    said: [['airport'], ['ella']],
    phrases: ['airport transfer'],
  });
});

test('days, sums and superlatives take nothing away, and a sum is told', async () => {
  for (const [q, without, sum] of [
    ['german guide from 3 to 9 january', 'german guide', null],
    ['hotel galle 2027-01-03', 'hotel galle', null],
    ['hotel ella tonight', 'hotel ella', null],
    ['cheapest tuk tuk galle', 'tuk tuk galle', null],
    ['hotel galle under 5,000', 'hotel galle', 'under 5 000'],
    ['hotel galle under $50', 'hotel galle', 'under usd 50'],
  ] as const) {
    const [asked, plain] = await Promise.all([search(q), search(without)]);
    expect(plain.groups.length, q).toBeGreaterThan(0);
    expect(asked.groups, q).toEqual(plain.groups);
    expect(asked.query.sum, q).toBe(sum);
  }
});

test('two types in one search find what is of either', async () => {
  for (const [q, kind, lines] of [
    ['hotel with restaurant ella', 'businessListing', /^(Hotel|Restaurant|Local)/],
    ['hotels and restaurants in ella', 'businessListing', /^(Hotel|Restaurant|Local)/],
    ['hotel with good food', 'businessListing', /^(Hotel|Restaurant|Cafe|Local)/],
    ['car or van kandy', 'vehicle', /^(Car|Van)/],
  ] as const) {
    const { groups } = await search(q);
    const found = groups.find((group) => group.kind === kind)?.items ?? [];
    expect(found.length, q).toBeGreaterThan(0);
    for (const { line } of found) expect(line, q).toMatch(lines);
  }
});

test('a search that is mended by the words of listings keeps what parts its wishes', async () => {
  const { query } = await search('leopord, waterfall, Hikaduwa');
  expect(query.corrected).toBe('leopard, waterfall, hikkaduwa');
});

test('a transfer and a pickup at the airport find who drives from there, in any order of words', async () => {
  const there = titles(await search('airport transfer katunayake'), 'vehicle');
  expect(there.length).toBeGreaterThan(0);
  for (const q of ['transfer at the airport', 'colombo airport transfer', 'pickup at the airport'])
    expect(titles(await search(q), 'vehicle'), q).toEqual(there);
  for (const q of ['transfer from airport to kandy', 'airport pick up', 'drop off at the airport'])
    expect(titles(await search(q), 'vehicle').length, q).toBeGreaterThan(0);
});

test.each([
  ['ජර්මන් කතා කරන ගයිඩ්', 'german speaking guide'],
  ['ஜெர்மன் பேசும் வழிகாட்டி', 'german speaking guide'],
  ['ගාල්ල හෝටල් ජනවාරි', 'hotel galle january'],
  ['දින 3ක් නුවර වෑන්', 'van kandy 3 days'],
  ['கண்டியில் வேன் 3 நாட்கள்', 'van kandy 3 days'],
])('%s finds what %s finds, and names the same month', async (own, english) => {
  const [answer, other] = await Promise.all([own, english].map(search));
  expect(answer?.groups.length).toBeGreaterThan(0);
  expect([answer?.groups, answer?.query.month, answer?.query.rest]).toEqual([
    other?.groups,
    other?.query.month,
    [],
  ]);
});

test('how many come is told where it is asked of something: guides and hotels have no seats', async () => {
  const as = async (q: string) => (await search(q)).query.understood.map((one) => one.as);
  expect(await as('hotel for 6 in ella')).toEqual(['businessType', 'place']);
  expect(await as('german guide for six')).toEqual(['language', 'kind']);
  expect(await as('kandy for 4 people')).toEqual(['place', 'seats']);
  expect(await as('van for 4 people')).toEqual(['vehicleType', 'seats']);
  expect((await search('hotel for 6 in ella')).query.rest).toEqual([]);
});

test('places found around one that is not named first say which it is', async () => {
  const q = encodeURIComponent('7 seats from Kandy, waterfalls near Ella');
  const { groups } = (await api.get(`/search?q=${q}`)).json();
  const places = groups.find(({ kind }: { kind: string }) => kind === 'destination');
  expect(places.items[0].distanceKm).toBeLessThanOrEqual(25);
  expect(places.from).toMatchObject({ label: 'Ella', nameSi: 'ඇල්ල' });
});
