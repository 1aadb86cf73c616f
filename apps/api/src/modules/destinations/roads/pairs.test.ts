import { kilometresBetween } from '@serendib/contract/trips/route/great-circle';
import { quarterHours, type RoadPoint, roadsOf } from '@serendib/contract/trips/route/roads';
import { expect, test } from 'vitest';
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

test('no way is cheaper over a third place, and none is shorter or quicker over one without costing the other', () => {
  const count = points.length;
  const [kilometres, minutes] = [new Float64Array(count ** 2), new Float64Array(count ** 2)];
  const at = new Map(points.map(({ id }, index) => [id, index]));
  for (const { one, other, there } of pairs) {
    const [from, to] = [at.get(one.id) ?? 0, at.get(other.id) ?? 0];
    kilometres[from * count + to] = kilometres[to * count + from] = there.kilometres;
    minutes[from * count + to] = minutes[to * count + from] = there.minutes;
  }
  const contradictions: string[] = [];
  for (let from = 0; from < count; from++)
    for (let to = from + 1; to < count; to++)
      for (let over = 0; over < count; over++) {
        if (over === from || over === to) continue;
        const [first, second, whole] = [from * count + over, over * count + to, from * count + to];
        const longer =
          (kilometres[first] as number) + (kilometres[second] as number) - (kilometres[whole] as number);
        const slower = (minutes[first] as number) + (minutes[second] as number) - (minutes[whole] as number);
        if (longer + slower < 0 || (longer < 0 && slower <= 0) || (slower < 0 && longer <= 0))
          contradictions.push(`${points[from]?.id} to ${points[to]?.id} over ${points[over]?.id}`);
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
  ['trincomalee', 'kaudulla-national-park', 74, 1.25],
  ['anuradhapura', 'yapahuwa', 70, 1.5],
  ['ella', 'polonnaruwa', 188, 4.25],
  ['trincomalee', 'batticaloa', 135, 2.75],
  ['nilaveli', 'pasikudah', 122, 2.5],
  ['nuwara-eliya', 'badulla', 58, 1.75],
  ['jaffna', 'mullaitivu', 115, 2],
  ['pinnawala-elephant-orphanage', 'kurunegala', 37, 1],
  ['ratnapura', 'kalutara', 83, 2.25],
  ['badulla', 'monaragala', 57, 1.5],
  ['pinnawala-elephant-orphanage', 'kitulgala', 66, 1.75],
  ['kegalle', 'kurunegala', 32, 0.75],
  ['kegalle', 'avissawella', 46, 1.25],
  ['embilipitiya', 'hambantota', 50, 1],
  ['ratnapura', 'bundala-national-park', 134, 3.25],
  ['ella', 'passara', 21, 0.75],
  ['nine-arch-bridge', 'passara', 24, 1],
  ['passara', 'wellawaya', 48, 1.5],
  ['panadura', 'kottawa', 25, 0.5],
  ['horana', 'kottawa', 21, 0.5],
  ['horana', 'kalutara', 34, 1],
])('%s to %s is about %d km', (from, to, kilometres, hours) => {
  const found = way(at(from), at(to));
  expect(Math.abs(found.kilometres - kilometres)).toBeLessThanOrEqual(kilometres / 10);
  expect(Math.abs(found.minutes / 60 - hours)).toBeLessThanOrEqual(0.5);
});

/** Neighbours that are far by road, by what lies between them; of each pair the name that comes first in the alphabet first. */
const apart = {
  mountain: [
    'aluvihare-rock-temple, ethagala',
    'aluvihare-rock-temple, knuckles-mountain-range',
    'aluvihare-rock-temple, kurunegala',
    'aluvihare-rock-temple, ridi-viharaya',
    'avissawella, sri-pada-adams-peak',
    'balangoda, hakgala-botanical-garden',
    'balangoda, horton-plains-national-park',
    'balangoda, nanu-oya',
    'balangoda, sri-pada-adams-peak',
    'balangoda, talawakelle',
    'bambarakanda-falls, gregory-lake',
    'bambarakanda-falls, hakgala-botanical-garden',
    'bambarakanda-falls, hatton',
    'bambarakanda-falls, horton-plains-national-park',
    'bambarakanda-falls, nanu-oya',
    'bambarakanda-falls, nuwara-eliya',
    'bambarakanda-falls, ramboda-falls',
    'bambarakanda-falls, talawakelle',
    'bambarakanda-falls, welimada',
    'beragala, horton-plains-national-park',
    'beragala, nanu-oya',
    'beragala, talawakelle',
    'ella, koslanda',
    'ethagala, matale',
    'fa-hien-cave, ratnapura',
    'fa-hien-cave, sinharaja-forest-reserve',
    'ginigathhena, ramboda-falls',
    'ginigathhena, ratnapura',
    'ginigathhena, sri-pada-adams-peak',
    'gregory-lake, kalupahana',
    'hakgala-botanical-garden, kalupahana',
    'hatton, horton-plains-national-park',
    'hatton, kalupahana',
    'hatton, pelmadulla',
    'hatton, ratnapura',
    'horton-plains-national-park, kalupahana',
    'horton-plains-national-park, sri-pada-adams-peak',
    'horton-plains-national-park, talawakelle',
    'hunnasgiriya, ramboda-falls',
    'hunnasgiriya, riverston',
    'kadugannawa, kitulgala',
    'kalawana, sri-pada-adams-peak',
    'kalupahana, nanu-oya',
    'kalupahana, nuwara-eliya',
    'kalupahana, talawakelle',
    'kalupahana, welimada',
    'karawanella, sri-pada-adams-peak',
    'kitulgala, ramboda-falls',
    'kitulgala, ratnapura',
    'kitulgala, sri-pada-adams-peak',
    'knuckles-mountain-range, matale',
    'knuckles-mountain-range, riverston',
    'koslanda, little-adams-peak',
    'koslanda, nine-arch-bridge',
    'matale, ridi-viharaya',
    'nalanda-gedige, ridi-viharaya',
    'nalanda-gedige, riverston',
    'pelmadulla, sri-pada-adams-peak',
    'ramboda-falls, sri-pada-adams-peak',
    'ratnapura, sri-pada-adams-peak',
    'ridi-viharaya, riverston',
  ],
  forest: ['kalawana, kanneliya-forest-reserve', 'kanneliya-forest-reserve, sinharaja-forest-reserve'],
  water: [
    'delft-island, nagadeepa',
    'gal-vihara, kaudulla-national-park',
    'kalpitiya, wilpattu-national-park',
    'kaudulla-national-park, manampitiya',
    'kaudulla-national-park, polonnaruwa',
  ],
  // See "Not in it" in the README of the data.
  missingRoad: [
    // The A33 from Ja-Ela to Gampaha and the exit of the E03 there.
    'henarathgoda-botanical-garden, muthurajawela-marsh',
    'kadawatha, muthurajawela-marsh',
    'kaduwela, muthurajawela-marsh',
    'kerawalapitiya, muthurajawela-marsh',
    // By Piliyandala.
    'kottawa, mount-lavinia',
    // By Ruwanwella and Kirindiwela.
    'avissawella, nittambuwa',
    'karawanella, nittambuwa',
    // By Ingiriya and Bulathsinhala.
    'avissawella, fa-hien-cave',
    'fa-hien-cave, kalawana',
    // By Rakwana (A17).
    'kalawana, pelmadulla',
    'pelmadulla, sinharaja-forest-reserve',
    // By Ganewalpola.
    'kekirawa, ritigala',
    // The A2 over Lunugamvehera.
    'bundala-national-park, tanamalwila',
    // By Pundaluoya.
    'ambuluwawa-tower, talawakelle',
    'gampola, talawakelle',
    'pussellawa, talawakelle',
    'ramboda-falls, talawakelle',
    'hatton, pussellawa',
    'hatton, ramboda-falls',
    // By Poonagala.
    'bandarawela, koslanda',
    'bandarawela, diyaluma-falls',
    // By Boralanda and Ohiya.
    'horton-plains-national-park, welimada',
  ],
};

test('neighbours are near by road too, but for those with a mountain, a forest, water or a missing road between them', () => {
  const isInterchange = ({ id }: RoadPoint) => id.endsWith('-exit');
  const far = pairs
    .filter(({ one, other, there: { kilometres, minutes } }) => {
      const straight = kilometresBetween(one, other);
      const isFar = kilometres > 2 * straight + 14 || minutes / 60 > 0.06 * straight + 0.8;
      return straight <= 35 && isFar && !isInterchange(one) && !isInterchange(other);
    })
    .map(({ one, other }) => [one.id, other.id].toSorted().join(', '));
  expect(far.toSorted()).toEqual(Object.values(apart).flat().toSorted());
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
