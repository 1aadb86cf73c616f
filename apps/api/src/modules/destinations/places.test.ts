import { destinationCategories } from '@serendib/contract/options/options';
import { districtProvinces, districts, popularDistricts, provinces } from '@serendib/contract/options/places';
import { kilometresBetween } from '@serendib/contract/trips/route/great-circle';
import { roadsOf } from '@serendib/contract/trips/route/roads';
import { expect, test } from 'vitest';
import roadsFile from '../../../data/roads.json' with { type: 'json' };
import { destinationFacts, distanceWords, districtFacts, nearestPlaces, provinceFacts } from './places.ts';
import { roadLegs, roadPoints } from './roads/roads.ts';
import { kilometresOutside, readDistrictMap } from './testing/district-map.ts';

const map = readDistrictMap(new URL('../../../../web/data/lk-districts.topo.json', import.meta.url));
const everything = [...provinceFacts, ...districtFacts, ...destinationFacts];
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const twice = (words: string[]) => words.filter((word, index) => words.indexOf(word) !== index);
const sentences = (text: string) => text.split(/(?<=[.!?])\s+/);
const wordCount = (text: string) => text.split(/\s+/).length;

// Proves ENTITY-19.
test('there are 9 provinces, 25 districts and 101 destinations, each name and slug once', () => {
  expect([provinceFacts.length, districtFacts.length, destinationFacts.length]).toEqual([9, 25, 101]);
  for (const kind of [provinceFacts, districtFacts, destinationFacts]) {
    expect(twice(kind.map(({ name }) => name))).toEqual([]);
    expect(twice(kind.map(({ slug }) => slug))).toEqual([]);
  }
  for (const { slug } of everything) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('provinces, districts and popular districts are those of the contract', () => {
  expect(provinceFacts.map(({ name }) => name)).toEqual(provinces);
  expect(districtFacts.map(({ name }) => name)).toEqual(districts);
  expect(Object.fromEntries(districtFacts.map(({ name, province }) => [name, province]))).toEqual(
    districtProvinces,
  );
  const popular = districtFacts.filter((district) => district.popular);
  popular.sort((one, other) => (one.popularOrder ?? 0) - (other.popularOrder ?? 0));
  expect(popular.map(({ name }) => name)).toEqual(popularDistricts);
  expect(districtFacts.every((district) => district.popular === (district.popularOrder !== null))).toBe(true);
});

test('areas and populations of the districts add up to their provinces and to the country', () => {
  for (const province of provinceFacts) {
    const own = districtFacts.filter((district) => district.province === province.name);
    expect(sum(own.map(({ areaKm2 }) => areaKm2)), province.name).toBe(province.areaKm2);
    expect(sum(own.map(({ population }) => population)), province.name).toBe(province.population);
    for (const { isoCode } of own) expect(isoCode.slice(0, -1)).toBe(province.isoCode);
  }
  expect(sum(districtFacts.map(({ areaKm2 }) => areaKm2))).toBe(65_610);
  expect(sum(districtFacts.map(({ population }) => population))).toBe(21_763_170);
});

test('every destination is in a known district and category, and every district has one', () => {
  const categories: string[] = destinationCategories.map(({ value }) => value);
  for (const { name, district, category } of destinationFacts) {
    expect(districts, name).toContain(district);
    expect(categories, name).toContain(category);
  }
  expect(new Set(destinationFacts.map(({ district }) => district)).size).toBe(25);
});

test('every place lies in its own district, give or take the coarseness of the map', () => {
  // The map leaves out small islands and rounds the coast off; two islets and a causeway need more room.
  const room: Record<string, number> = {
    nagadeepa: 4.5,
    'pigeon-island-national-park': 2,
    'elephant-pass': 1.5,
  };
  const placed = [
    ...destinationFacts.map((place) => ({ ...place, within: place.district })),
    ...districtFacts.map((place) => ({ ...place, within: place.name })),
  ];
  const astray = placed.filter((place) => {
    const outline = map.get(place.within) ?? [];
    return kilometresOutside(outline, place) > (room[place.slug] ?? 0.75);
  });
  expect(astray.map(({ name }) => name)).toEqual([]);
  expect(kilometresOutside(map.get('Galle') ?? [], { latitude: 7.2906, longitude: 80.6336 })).toBeGreaterThan(
    50,
  );
});

test('every key attraction of a district is found by the name, an alias or a sight of a destination', () => {
  for (const { name: district, keyAttractions } of districtFacts) {
    expect(keyAttractions.length, district).toBeGreaterThanOrEqual(4);
    for (const { name, destinationSlug } of keyAttractions) {
      const place = destinationFacts.find(({ slug }) => slug === destinationSlug);
      expect([place?.name, ...(place?.aliases ?? []), ...(place?.attractions ?? [])]).toContain(name);
    }
  }
});

test('no alias is the name of another destination or the alias of two', () => {
  const names = destinationFacts.flatMap(({ name, aliases }) =>
    [name, ...aliases].map((word) => word.toLowerCase()),
  );
  expect(twice(names)).toEqual([]);
});

test('descriptions keep to their length and no two share a sentence', () => {
  for (const { name, description, summary } of destinationFacts) {
    expect(wordCount(description), name).toBeGreaterThanOrEqual(70);
    expect(wordCount(description), name).toBeLessThanOrEqual(130);
    expect(summary.length, name).toBeLessThanOrEqual(160);
  }
  for (const { name, description } of districtFacts) {
    expect(sentences(description).length, name).toBeGreaterThanOrEqual(2);
    expect(sentences(description).length, name).toBeLessThanOrEqual(4);
  }
  for (const { description } of provinceFacts) expect(sentences(description).length).toBeLessThanOrEqual(2);
  expect(twice(everything.flatMap(({ description }) => sentences(description)))).toEqual([]);
});

test('every destination says what to see, what to do and when, and names its source by https or not at all', () => {
  for (const place of destinationFacts) {
    for (const list of [place.attractions, place.activities, place.facts]) {
      expect(list.length, place.name).toBeGreaterThanOrEqual(2);
      expect(twice(list), place.name).toEqual([]);
    }
    expect(place.bestTimeToVisit).not.toBe('');
    if (place.source) expect(new URL(place.source).protocol).toBe('https:');
  }
});

test('a fact that tells how far another place is says what the table of roads or the map says', () => {
  const roads = roadsOf(
    [...roadPoints].map(([id, point]) => ({ id, ...point })),
    roadLegs,
  );
  const others = [...roadsFile.towns, ...destinationFacts.map(({ name, slug: id }) => ({ id, name }))];
  const told = destinationFacts.flatMap(({ slug, facts, latitude, longitude }) =>
    facts.flatMap((fact) => {
      const [, kilometres, words = ''] = /(\d+) km (?:from|(?:\S+ )?of) (.*)/.exec(fact) ?? [];
      const other = others.find(({ name, id }) => id !== slug && words.startsWith(name));
      const point = other && roadPoints.get(other.id);
      if (!point) return [];
      const way = roads.between({ id: slug, latitude, longitude }, { id: other.id, ...point });
      const right = [way?.kilometres ?? 0, kilometresBetween({ latitude, longitude }, point)];
      return [{ fact, kilometres: Number(kilometres), right: right.map(Math.round) }];
    }),
  );
  expect(told.length).toBeGreaterThan(6);
  expect(told.filter(({ kilometres, right }) => !right.includes(kilometres))).toEqual([]);
});

test('Sinhala and Tamil names are written in their own scripts', () => {
  for (const { name, nameSi, nameTa } of everything) {
    if (nameSi) expect(nameSi.replaceAll('\u200D', ''), name).toMatch(/^[\p{Script=Sinhala}\s]+$/u);
    if (nameTa) expect(nameTa, name).toMatch(/^[\p{Script=Tamil}\s]+$/u);
  }
  const unnamed = everything.filter(({ nameSi, nameTa }) => !nameSi || !nameTa);
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});

test('distances are great circles, and are worded as people say them', () => {
  const [colombo, jaffna] = ['colombo', 'jaffna'].map((slug) =>
    districtFacts.find((place) => place.slug === slug),
  );
  if (!colombo || !jaffna) throw new Error('Colombo and Jaffna are districts.');
  expect(kilometresBetween(colombo, jaffna)).toBeCloseTo(304, 0);
  expect(kilometresBetween(colombo, colombo)).toBe(0);
  expect([0, 0.31, 0.94, 0.97, 3.449, 9.96, 12.4].map(distanceWords)).toEqual([
    '50 m',
    '300 m',
    '950 m',
    '1 km',
    '3.4 km',
    '10 km',
    '12 km',
  ]);
});

const neighboursOf = (origin: (typeof destinationFacts)[number]) =>
  nearestPlaces(
    origin,
    destinationFacts.filter((place) => place !== origin),
  );

test('every destination has four to six neighbours, nearest first', () => {
  for (const origin of destinationFacts) {
    const nearby = neighboursOf(origin);
    expect(nearby.length, origin.slug).toBeGreaterThanOrEqual(4);
    expect(nearby.length, origin.slug).toBeLessThanOrEqual(6);
    const distances = nearby.map(({ distanceKm }) => distanceKm);
    expect(distances, origin.slug).toEqual(distances.toSorted((one, other) => one - other));
    expect(Math.max(...distances.slice(0, 4)), origin.slug).toBeLessThan(90);
  }
});

test('Pidurangala is the first neighbour of Sigiriya, and where there are no places none is near', () => {
  const sigiriya = destinationFacts.find(({ slug }) => slug === 'sigiriya');
  expect(sigiriya && neighboursOf(sigiriya)[0]).toMatchObject({
    place: { slug: 'pidurangala-rock' },
    distanceKm: 1,
  });
  expect(nearestPlaces({ latitude: 7, longitude: 80 }, [])).toEqual([]);
});
