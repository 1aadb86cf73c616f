import { airportPoint } from '@serendib/contract/trips/route/airport';
import { kilometresBetween, type Point } from '@serendib/contract/trips/route/great-circle';
import { describe, expect, test } from 'vitest';
import { destinationFacts, districtFacts } from '../places.ts';
import { roadLegs, roadPoints, roadsTo } from './roads.ts';

const pointOf = (id: string): Point => {
  const point = roadPoints.get(id);
  if (!point) throw new Error(`Nothing lies at ${id}.`);
  return point;
};
const roadTo = (slug: string) => {
  const place = destinationFacts.find((one) => one.slug === slug);
  const road = place && roadsTo(place).roadFromColombo;
  if (!road) throw new Error(`No road leads to ${slug}.`);
  return road;
};

describe('the table of roads', () => {
  test('has the airport where a stop there is known by it', () => {
    expect(pointOf('airport')).toEqual(airportPoint);
  });

  test('leads to every destination and every capital, from Colombo and from the airport', () => {
    for (const place of destinationFacts) {
      const { roadFromColombo, roadFromAirport } = roadsTo(place);
      for (const road of [roadFromColombo, roadFromAirport]) expect(road?.isEstimate, place.slug).toBe(false);
    }
    for (const { roadDistanceFromColomboKm, slug } of districtFacts)
      expect(roadDistanceFromColomboKm === 0, slug).toBe(slug === 'colombo');
  });

  test('has no leg shorter than the crow flies, none that winds beyond belief, and speeds as they are', () => {
    for (const { from, to, kilometres, minutes } of roadLegs) {
      const straight = kilometresBetween(pointOf(from), pointOf(to));
      const leg = `${from} to ${to}`;
      // A boat goes on from where the road ends; and a point stands for a whole town.
      if (wayTo(to)?.lastMile !== 'by boat') expect(kilometres, leg).toBeGreaterThanOrEqual(straight - 1);
      expect(kilometres, leg).toBeLessThanOrEqual(Math.max(2.4 * straight, straight + 4));
      const speed = kilometres / (minutes / 60);
      expect(speed, leg).toBeLessThanOrEqual(100);
      expect(speed, leg).toBeGreaterThanOrEqual(12);
    }
  });

  test('names each leg once', () => {
    const names = roadLegs.map(({ from, to }) => [from, to].toSorted().join(' '));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  // Published figures: the kilometre posts of A1, A6, A9, A3 and A4, and the length of the expressway.
  test.each([
    ['kandy', 116],
    ['sigiriya', 169],
    ['dambulla-cave-temple', 149],
    ['trincomalee', 257],
    ['jaffna', 396],
    ['ratnapura', 101],
    ['galle', 124],
    ['nuwara-eliya', 165],
    ['arugam-bay', 320],
  ])('%s is about %d km from Colombo', (slug, kilometres) => {
    expect(Math.abs(roadTo(slug).kilometres - kilometres)).toBeLessThanOrEqual(4);
  });
});

function wayTo(id: string) {
  const place = destinationFacts.find(({ slug }) => slug === id);
  return place ? roadsTo(place).roadFromColombo : undefined;
}

/** Neighbours with a mountain or a roadless range between them. */
const apart = [
  ['knuckles-mountain-range', 'kandy'],
  ['knuckles-mountain-range', 'temple-of-the-sacred-tooth-relic'],
  ['knuckles-mountain-range', 'royal-botanical-gardens-peradeniya'],
  ['riverston', 'kandy'],
  ['riverston', 'temple-of-the-sacred-tooth-relic'],
  ['riverston', 'ridi-viharaya'],
  ['nalanda-gedige', 'ridi-viharaya'],
  ['horton-plains-national-park', 'bambarakanda-falls'],
  ['hakgala-botanical-garden', 'dunhinda-falls'],
  ['sri-pada-adams-peak', 'ratnapura'],
  ['sri-pada-adams-peak', 'kitulgala'],
];

describe('neighbours', () => {
  test('are at distances from Colombo that do not contradict each other', () => {
    const contradictions = destinationFacts.flatMap((one, index) =>
      destinationFacts.slice(index + 1).flatMap((other) => {
        const straight = kilometresBetween(one, other);
        const isApart = apart.some((pair) => pair.includes(one.slug) && pair.includes(other.slug));
        if (straight > 30 || isApart) return [];
        const [here, there] = [roadTo(one.slug), roadTo(other.slug)];
        const kilometres = Math.abs(here.kilometres - there.kilometres);
        const hours = Math.abs(here.hours - there.hours);
        return kilometres > 1.6 * straight + 10 || hours > 0.05 * straight + 0.75
          ? [
              `${one.slug}, ${other.slug}: ${straight.toFixed()} km apart, ${kilometres} km and ${hours} h differ`,
            ]
          : [];
      }),
    );
    expect(contradictions).toEqual([]);
  });

  test('each exception is one: without the mountain it would contradict', () => {
    for (const [one = '', other = ''] of apart) {
      const straight = kilometresBetween(pointOf(one), pointOf(other));
      const [here, there] = [roadTo(one), roadTo(other)];
      const [kilometres, hours] = [
        Math.abs(here.kilometres - there.kilometres),
        Math.abs(here.hours - there.hours),
      ];
      expect(
        kilometres > 1.6 * straight + 10 || hours > 0.05 * straight + 0.75,
        `${one}, ${other}: ${straight} ${kilometres} ${hours}`,
      ).toBe(true);
    }
  });

  test('Minneriya is 15 km beyond Sigiriya, Bentota beyond Beruwala', () => {
    expect(roadTo('minneriya-national-park').kilometres - roadTo('sigiriya').kilometres).toBeLessThan(20);
    expect(roadTo('minneriya-national-park').hours - roadTo('sigiriya').hours).toBeLessThanOrEqual(0.5);
    expect(roadTo('bentota').kilometres - roadTo('beruwala').kilometres).toBe(7);
  });
});

test('a place that the table does not know is estimated from the nearest that it does', () => {
  const { roadFromColombo, roadFromAirport } = roadsTo({
    slug: 'a-new-place',
    latitude: 7.97,
    longitude: 80.78,
  });
  expect(roadFromColombo).toMatchObject({ isEstimate: true, lastMile: null });
  expect(roadFromColombo?.kilometres).toBeGreaterThan(roadTo('pidurangala-rock').kilometres);
  expect(roadFromColombo?.kilometres).toBeLessThan(roadTo('pidurangala-rock').kilometres + 5);
  expect(roadFromAirport?.kilometres).toBeLessThan(roadFromColombo?.kilometres ?? 0);
});

test('where the road ends, it is said how one goes on', () => {
  expect(roadTo('delft-island').lastMile).toBe('by boat');
  expect(roadTo('sri-pada-adams-peak').lastMile).toBe('on foot');
  expect(roadTo('kandy').lastMile).toBeNull();
});
