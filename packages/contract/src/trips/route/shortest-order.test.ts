import { expect, test } from 'vitest';
import { numbersFrom } from '../../testing.ts';
import { type RouteStop, routeOf } from './days.ts';
import { plannerOf } from './planner.ts';
import { costOf } from './roads.ts';
import { shortestOrder } from './shortest-order.ts';
import { oneRoad, placeAt, stopAt } from './testing.ts';

const planner = plannerOf(oneRoad());
const kept = { keepFirst: true, keepLast: true };
const free = { keepFirst: false, keepLast: false };
const orderOf = (names: string[], ends = kept) =>
  shortestOrder(
    names.map((name) => stopAt(name)),
    { ...planner, ...ends },
  ).map(({ name }) => name);

test('stops on one road come one after the other', () => {
  expect(orderOf(['airport', 'four', 'one', 'three', 'airport'])).toEqual([
    ...['airport', 'one', 'three', 'four', 'airport'],
  ]);
  expect(orderOf(['two', 'one', 'six', 'four'], { ...free, keepFirst: true })).toEqual([
    ...['two', 'one', 'four', 'six'],
  ]);
  // From which end is as far: three stays before two.
  expect(orderOf(['three', 'one', 'six', 'two'], free)).toEqual(['six', 'three', 'two', 'one']);
  expect(orderOf(['two', 'one', 'six', 'three'], free)).toEqual(['one', 'two', 'three', 'six']);
});

test('what is in the shortest order stays as it is, and so do two stops', () => {
  expect(orderOf(['one', 'two', 'five'], free)).toEqual(['one', 'two', 'five']);
  expect(orderOf(['five', 'one'], free)).toEqual(['five', 'one']);
  expect(orderOf([], free)).toEqual([]);
});

test('a stop without a point follows the one that it followed', () => {
  const lost = { ...stopAt('lost'), place: null };
  const stops = [
    lost,
    stopAt('airport'),
    stopAt('four'),
    { ...lost, id: 'again' },
    stopAt('one'),
    stopAt('six'),
  ];
  expect(shortestOrder(stops, { ...planner, keepFirst: false, keepLast: true }).map(({ id }) => id)).toEqual([
    ...['stop-lost', 'stop-airport', 'stop-one', 'stop-four', 'again', 'stop-six'],
  ]);
});

/** Points strewn over the island, without any road. */
const strewn = plannerOf({
  places: [placeAt('middle', 7.3, 80.7), placeAt('south', 6.3, 80.7)],
  legs: [{ from: 'middle', to: 'south', kilometres: 130, minutes: 200 }],
});
const pins = (count: number, next: (below: number) => number): RouteStop[] =>
  Array.from({ length: count }, (_, index) => ({
    ...stopAt(`p${index}`),
    place: null,
    latitude: 6 + next(1000) / 400,
    longitude: 79.9 + next(1000) / 700,
  }));
const lengthOf = (stops: readonly RouteStop[]) =>
  routeOf(stops, { ...strewn, from: null }).legs.reduce((sum, { way }) => sum + (way ? costOf(way) : 0), 0);

test('no order is ever longer than the one given; every stop stays, and the ends where they are kept', () => {
  const next = numbersFrom(5);
  for (let round = 0; round < 60; round++) {
    const stops = pins(1 + next(round % 10 === 0 ? 40 : 11), next);
    const ends = { keepFirst: next(2) === 0, keepLast: next(2) === 0 };
    const order = shortestOrder(stops, { ...strewn, ...ends });
    expect(new Set(order)).toEqual(new Set(stops));
    expect(order).toHaveLength(stops.length);
    expect(lengthOf(order)).toBeLessThanOrEqual(lengthOf(stops) + 1e-6);
    if (ends.keepFirst) expect(order[0]).toBe(stops[0]);
    if (ends.keepLast) expect(order.at(-1)).toBe(stops.at(-1));
  }
});

test('up to ten stops no order at all is shorter', () => {
  const next = numbersFrom(9);
  for (let round = 0; round < 8; round++) {
    const stops = pins(6, next);
    const best = Math.min(...ordersOf(stops).map(lengthOf));
    expect(lengthOf(shortestOrder(stops, { ...strewn, ...free }))).toBeCloseTo(best, 6);
  }
});

function ordersOf<T>(things: T[]): T[][] {
  if (things.length < 2) return [things];
  return things.flatMap((first) =>
    ordersOf(things.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  );
}

test('sixty stops are ordered as well', () => {
  const stops = pins(60, numbersFrom(3));
  const order = shortestOrder(stops, { ...strewn, ...kept });
  expect(new Set(order).size).toBe(60);
  expect(lengthOf(order)).toBeLessThan(0.4 * lengthOf(stops));
});
