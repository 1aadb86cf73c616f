import { costOf, quarterHours, type RoadPoint, roadsOf } from '@serendib/contract/trips/route/roads';
import { expect, test } from 'vitest';
import { kilometresBetween } from '../great-circle.ts';
import { destinationFacts } from '../places.ts';
import { roadLegs, roadPoints, roadsTo } from './roads.ts';

const points: RoadPoint[] = [...roadPoints].map(([id, point]) => ({ id, ...point }));
const roads = roadsOf(points, roadLegs);
const at = (id: string): RoadPoint => {
  const point = points.find((one) => one.id === id);
  if (!point) throw new Error(`Nothing lies at ${id}.`);
  return point;
};
const way = (from: RoadPoint, to: RoadPoint) => {
  const found = roads.between(from, to);
  if (!found) throw new Error(`No road leads from ${from.id} to ${to.id}.`);
  return found;
};
/** Every pair once. */
const pairs = points.flatMap((one, index) =>
  points.slice(index + 1).map((other) => ({ one, other, there: way(one, other) })),
);

test('a road leads from everywhere to everywhere, and it is the same one back', () => {
  const differing = pairs.filter(({ one, other, there }) => {
    const back = way(other, one);
    return back.kilometres !== there.kilometres || back.minutes !== there.minutes || there.isEstimate;
  });
  expect(differing.map(({ one, other }) => `${one.id}, ${other.id}`)).toEqual([]);
});

test('no way is cheaper over a third place, and none is much shorter or quicker over one', () => {
  const ways = new Map<string, ReturnType<typeof way>>();
  for (const { one, other, there } of pairs) {
    ways.set(`${one.id} ${other.id}`, there);
    ways.set(`${other.id} ${one.id}`, there);
  }
  const of = (from: string, to: string) => ways.get(`${from} ${to}`) as ReturnType<typeof way>;
  const contradictions: string[] = [];
  for (const { one, other, there } of pairs)
    for (const third of points) {
      if (third.id === one.id || third.id === other.id) continue;
      const [first, second] = [of(one.id, third.id), of(third.id, other.id)];
      const over = {
        kilometres: first.kilometres + second.kilometres,
        minutes: first.minutes + second.minutes,
      };
      // What is a minute quicker may be a kilometre longer: so much and no more may a detour save of either.
      const isShorter = over.kilometres < there.kilometres && over.minutes <= there.minutes;
      const isQuicker = over.minutes < there.minutes && over.kilometres <= there.kilometres;
      if (costOf(over) < costOf(there) || isShorter || isQuicker)
        contradictions.push(`${one.id} to ${other.id} over ${third.id}`);
    }
  expect(contradictions).toEqual([]);
});

test('the ways agree with what pages of destinations say of Colombo and the airport', () => {
  for (const place of destinationFacts) {
    const { roadFromColombo, roadFromAirport } = roadsTo(place);
    for (const [from, said] of [
      ['colombo', roadFromColombo],
      ['airport', roadFromAirport],
    ] as const) {
      const found = way(at(from), at(place.slug));
      expect(said, place.slug).toMatchObject({
        kilometres: found.kilometres,
        hours: quarterHours(found.minutes),
      });
    }
  }
});

// Distances as maps and the posts of numbered roads have them, to a tenth.
test.each([
  ['kandy', 'nuwara-eliya', 77, 2.5],
  ['kandy', 'sigiriya', 92, 2.5],
  ['kandy', 'ella', 137, 4.25],
  ['ella', 'yala-national-park', 117, 3],
  ['ella', 'arugam-bay', 136, 3],
  ['mirissa', 'galle', 40, 1],
  ['airport', 'sigiriya', 147, 3.5],
  ['anuradhapura', 'jaffna', 196, 3.5],
  ['sigiriya', 'polonnaruwa', 56, 1.25],
  ['sigiriya', 'trincomalee', 100, 2],
  ['jaffna', 'mannar', 117, 2],
])('%s to %s is about %d km', (from, to, kilometres, hours) => {
  const found = way(at(from), at(to));
  expect(Math.abs(found.kilometres - kilometres)).toBeLessThanOrEqual(kilometres / 10);
  expect(Math.abs(found.minutes / 60 - hours)).toBeLessThanOrEqual(0.5);
});

/** Neighbours with a mountain, a forest or a lagoon between them. */
const apart = [
  'muthurajawela-marsh, henarathgoda-botanical-garden',
  'fa-hien-cave, ratnapura',
  'fa-hien-cave, sinharaja-forest-reserve',
  'knuckles-mountain-range, aluvihare-rock-temple',
  'knuckles-mountain-range, riverston',
  'nalanda-gedige, riverston',
  'nalanda-gedige, ridi-viharaya',
  'aluvihare-rock-temple, ethagala',
  'aluvihare-rock-temple, ridi-viharaya',
  'riverston, ridi-viharaya',
  'nuwara-eliya, bambarakanda-falls',
  'horton-plains-national-park, bambarakanda-falls',
  'horton-plains-national-park, sri-pada-adams-peak',
  'gregory-lake, bambarakanda-falls',
  'gregory-lake, dunhinda-falls',
  'hakgala-botanical-garden, bambarakanda-falls',
  'ramboda-falls, bambarakanda-falls',
  'ramboda-falls, sri-pada-adams-peak',
  'ramboda-falls, kitulgala',
  'kanneliya-forest-reserve, sinharaja-forest-reserve',
  'delft-island, nagadeepa',
  'ethagala, pinnawala-elephant-orphanage',
  'ridi-viharaya, pinnawala-elephant-orphanage',
  'kalpitiya, wilpattu-national-park',
  'polonnaruwa, kaudulla-national-park',
  'gal-vihara, kaudulla-national-park',
  'ratnapura, sri-pada-adams-peak',
  'ratnapura, kitulgala',
  'sri-pada-adams-peak, kitulgala',
  'pinnawala-elephant-orphanage, kitulgala',
];

test('neighbours are near by road too, but for those with a mountain, a forest or the sea between them', () => {
  const far = destinationFacts.flatMap((one, index) =>
    destinationFacts.slice(index + 1).flatMap((other) => {
      const straight = kilometresBetween(one, other);
      if (straight > 35) return [];
      const { kilometres, minutes } = way(at(one.slug), at(other.slug));
      return kilometres > 2 * straight + 14 || minutes / 60 > 0.06 * straight + 0.8
        ? [`${one.slug}, ${other.slug}`]
        : [];
    }),
  );
  expect(far).toEqual(apart);
});

test('a place that the table does not know is reckoned from distance and terrain, and says so', () => {
  const unknown = { latitude: 6.82, longitude: 81.02 };
  const found = roads.between(unknown, at('ella'));
  expect(found?.isEstimate).toBe(true);
  expect(found?.kilometres).toBeGreaterThan(kilometresBetween(unknown, at('ella')));
  expect(found?.kilometres).toBeLessThan(25);
  expect(roads.between(at('ella'), unknown)).toEqual(found);
});

test('what is reckoned takes longer in the hills than in the plains', () => {
  /** Minutes for eleven kilometres as the crow flies, from points of a grid eastward and northward. */
  const minutesIn = (south: number, west: number) =>
    Array.from({ length: 16 }, (_, index) => {
      const from = { latitude: south + (index % 4) / 10, longitude: west + Math.floor(index / 4) / 10 };
      const to =
        index % 2 ? { ...from, latitude: from.latitude + 0.1 } : { ...from, longitude: from.longitude + 0.1 };
      return roads.between(from, to)?.minutes ?? 0;
    }).reduce((sum, minutes) => sum + minutes, 0) / 16;
  expect(minutesIn(6.75, 80.55)).toBeGreaterThan(1.2 * minutesIn(8.05, 80.05));
});

test('a place of the table is reckoned about as far when the table does not know it', () => {
  const astray = destinationFacts.flatMap(({ slug, latitude, longitude }) => {
    const without = roadsOf(
      points,
      roadLegs.filter(({ from, to }) => from !== slug && to !== slug),
    );
    const colombo = at('colombo');
    if (slug === 'colombo' || roadLegs.filter((leg) => [leg.from, leg.to].includes(slug)).length > 1)
      return [];
    const [said, reckoned] = [way(colombo, at(slug)), without.between(colombo, { latitude, longitude })];
    const difference = Math.abs((reckoned?.minutes ?? 0) - said.minutes);
    return difference > 45.5 ? [slug] : [];
  });
  // Forests and steep slopes lie between these and the nearest roads, which no distance tells.
  expect(astray).toEqual([
    'ambuluwawa-tower',
    'riverston',
    'kumana-national-park',
    'sri-pada-adams-peak',
    'sinharaja-forest-reserve',
  ]);
});
