import { expect, test } from 'vitest';
import { kinds } from '../../../listings/kinds/index.ts';
import type { Price, PriceUnit } from '../../../listings/price/price.ts';
import { priceOfDetails } from '../../../listings/price/read-price.ts';
import { numbersFrom } from '../../../testing.ts';
import { routeOf } from '../days.ts';
import { plannerOf } from '../planner.ts';
import { oneRoad, stopAt } from '../testing.ts';
import { costOfTrip, type PricedItem } from './cost.ts';
import { coverOf, nearWords } from './cover.ts';

const planner = plannerOf(oneRoad());
const stops = [stopAt('airport', 0), stopAt('two', 2), stopAt('four', 3)];
const route = routeOf(stops, { ...planner, from: null });
const { days } = route;
const item = (
  itemId: string,
  kind: PricedItem['kind'],
  stopId: string | null,
  price: Partial<Price> | null,
): PricedItem => ({
  ...{ itemId, kind, stopId },
  price: price && { from: 100, to: 100, currency: 'LKR', per: 'day', ...price },
});
const cost = (...items: PricedItem[]) => costOfTrip(items, { stops, days, people: 3 });

test.each([
  ['a vehicle of the whole trip each day', item('v', 'vehicle', null, {}), 600, [1, 2, 3, 4, 5, 6]],
  ['a vehicle of one stop its days', item('v', 'vehicle', 'stop-two', {}), 200, [1, 2]],
  ['a guide of a stop one day', item('g', 'tourGuide', 'stop-four', {}), 100, [3]],
  [
    'rooms for two, each night',
    item('b', 'businessListing', 'stop-four', { per: 'roomNight' }),
    600,
    [3, 4, 5],
  ],
  ['a bed each night', item('b', 'businessListing', 'stop-two', { per: 'personNight' }), 600, [1, 2]],
  ['a house each night', item('b', 'businessListing', 'stop-two', { per: 'houseNight' }), 200, [1, 2]],
  ['a meal for each', item('b', 'businessListing', 'stop-two', { per: 'meal' }), 300, [1]],
  ['a tour for the group', item('t', 'tour', 'stop-four', { per: 'group' }), 100, [3]],
  ['a tour that is not on the way yet once', item('t', 'tour', null, {}), 100, [1]],
  ['a tour for each', item('t', 'tour', 'stop-four', { per: 'person' }), 300, [3]],
])('%s is paid', (_, one, amount, on) => {
  const { lines, total, unpriced } = cost(one);
  expect(total).toEqual({ LKR: { from: amount, to: amount } });
  expect(lines[0]?.days).toEqual(on);
  expect(unpriced).toEqual([]);
});

test.each([
  ['Rs 5,000 per person', 'personNight', 15_000, 3],
  ['Rs 9,000 per night', 'roomNight', 18_000, 2],
] as const)('a stay that asks for "%s" is paid each night', (priceRange, priceUnit, perNight, times) => {
  const price = priceOfDetails(kinds.businessListing, { priceRange, priceUnit });
  const { total, lines } = cost(item('b', 'businessListing', 'stop-four', price));
  expect(total).toEqual({ LKR: { from: 3 * perNight, to: 3 * perNight } });
  expect(lines).toMatchObject([{ times: 3 * times, days: [3, 4, 5] }]);
});

test.each([
  ['all that is driven, where none is in its price', 'stop-two', 0, 60, 50 * 60],
  ['what goes beyond those of its days', 'stop-four', 5, 60, (50 - 3 * 5) * 60],
  ['nothing more where all is in its price', 'stop-four', 100, 60, undefined],
  ['nothing more where its price is all', 'stop-four', 0, 0, undefined],
])('of the kilometres of a vehicle is paid %s', (_, stopId, kilometresIncluded, pricePerKm, paid) => {
  const van = { ...item('v', 'vehicle', stopId, {}), kilometresIncluded, pricePerKm };
  const [day, further, ...others] = cost(van).lines;
  expect([day?.of, further?.of, further?.from, further?.to]).toEqual([
    ...['days', paid && 'kilometres', paid, paid],
  ]);
  expect(further?.days).toEqual(paid && day?.days);
  expect(others).toEqual([]);
  expect(cost(van).unpriced).toEqual([]);
});

test.each([
  [null, 60],
  [5, 0],
])('kilometres that cannot be reckoned (%s a day, %s each) are named', (kilometresIncluded, pricePerKm) => {
  const van = { ...item('v', 'vehicle', 'stop-four', {}), kilometresIncluded, pricePerKm };
  expect(cost(van).total).toEqual(cost(item('v', 'vehicle', 'stop-four', {})).total);
  expect(cost(van).unpriced).toEqual([{ itemId: 'v', why: 'kilometres' }]);
});

test('ranges and currencies stay apart, and what has no end has none in the sum', () => {
  const { total } = cost(
    item('a', 'vehicle', null, { from: 100, to: 150 }),
    item('b', 'tour', 'stop-two', { from: 40, to: 60, per: 'person', currency: 'USD' }),
    item('c', 'tourGuide', 'stop-two', { from: 50, to: null }),
  );
  expect(total).toEqual({ LKR: { from: 650, to: null }, USD: { from: 120, to: 180 } });
});

test('so often a sum with cents is a sum with cents', () => {
  const { lines } = cost(
    item('b', 'tour', 'stop-two', { from: 12.1, to: 12.1, per: 'person', currency: 'EUR' }),
  );
  expect(lines).toMatchObject([{ from: 36.3, to: 36.3 }]);
});

test('what is agreed counts as it was agreed, on its days, in place of what its listing asks for', () => {
  const dated = { stops, people: 3, days: routeOf(stops, { ...planner, from: '2027-02-10' }).days };
  const agreed = (itemId: string, total: number, from: string | null, to: string | null) => ({
    ...{ _id: `of ${itemId}`, itemId, total, from, to },
  });
  const saved = [
    item('a', 'vehicle', null, null),
    item('b', 'vehicle', 'stop-two', { from: 400, to: null }),
    item('c', 'tourGuide', null, {}),
  ];
  const { lines, unpriced, total, perDay } = costOfTrip(saved, dated, [
    agreed('a', 85_800, '2027-02-11', '2027-02-13'),
    // Of other days than the trip has by now: those on which it hangs.
    agreed('b', 9_000, '2027-03-01', null),
    agreed('taken out', 700, '2027-02-15', null),
  ]);
  expect(lines.map(({ itemId, of, from, to, days: on }) => [itemId, of, from, to, on])).toEqual([
    ['a', 'agreed', 85_800, 85_800, [2, 3, 4]],
    ['b', 'agreed', 9_000, 9_000, [1, 2]],
    ['taken out', 'agreed', 700, 700, [6]],
    ['c', 'days', 600, 600, [1, 2, 3, 4, 5, 6]],
  ]);
  expect(unpriced).toEqual([]);
  expect(total).toEqual({ LKR: { from: 96_100, to: 96_100 } });
  expect(perDay[2]?.LKR?.from).toBe(28_600 + 4_500 + 100);
});

test('what is not known is said, and not guessed', () => {
  const { total, unpriced } = cost(
    item('a', 'vehicle', null, null),
    item('b', 'tour', null, { per: null }),
    item('c', 'tourGuide', null, { per: 'hour' }),
    item('d', 'blog', null, null),
  );
  expect(total).toEqual({});
  expect(unpriced).toEqual([
    { itemId: 'a', why: 'noPrice' },
    { itemId: 'b', why: 'unitUnsaid' },
    { itemId: 'c', why: 'byTheHour' },
  ]);
});

test.each<PriceUnit>(['roomNight', 'personNight', 'houseNight'])(
  'a place to stay that is not on the way yet, or where no night is spent, is named and not added up: %s',
  (per) => {
    const { total, unpriced } = cost(
      item('a', 'businessListing', null, { per }),
      item('b', 'businessListing', 'stop-two', { per: 'houseNight' }),
      item('c', 'businessListing', 'taken-away', { per }),
      item('d', 'businessListing', 'stop-airport', { per }),
    );
    expect(total).toEqual({ LKR: { from: 200, to: 200 } });
    expect(unpriced).toEqual([
      { itemId: 'a', why: 'notOnTheWay' },
      { itemId: 'c', why: 'notOnTheWay' },
      { itemId: 'd', why: 'noNight' },
    ]);
  },
);

test('the days add up to the whole', () => {
  const next = numbersFrom(21);
  const units: PriceUnit[] = [
    'day',
    'person',
    'group',
    'roomNight',
    'personNight',
    'houseNight',
    'meal',
    'halfDay',
    'personDay',
  ];
  const kinds = ['vehicle', 'tourGuide', 'tour', 'businessListing'] as const;
  for (let round = 0; round < 200; round++) {
    const items = Array.from({ length: next(8) }, (_, index) =>
      item(String(index), kinds[next(4)] ?? 'tour', stops[next(4)]?.id ?? null, {
        from: next(1000),
        to: 1000 + next(1000),
        per: units[next(units.length)] ?? null,
      }),
    );
    const { total, perDay, lines } = costOfTrip(items, { stops, days, people: 1 + next(6) });
    const sumOf = (end: 'from' | 'to') =>
      Object.values(perDay).reduce((sum, { LKR }) => sum + (LKR?.[end] ?? 0), 0);
    for (const end of ['from', 'to'] as const) {
      expect(sumOf(end)).toBeCloseTo(total.LKR?.[end] ?? 0, 4);
      expect(lines.reduce((sum, line) => sum + (line[end] ?? 0), 0)).toBeCloseTo(total.LKR?.[end] ?? 0, 4);
    }
    expect(Object.keys(perDay).every((day) => Number(day) >= 1 && Number(day) <= days.length)).toBe(true);
  }
});

test('a leg has those who drive from or to its stops, and a stop its guides and beds', () => {
  const driver = item('v', 'vehicle', 'stop-two', null);
  const guide = item('g', 'tourGuide', 'stop-four', null);
  const meal = { ...item('r', 'businessListing', 'stop-two', null), hasBeds: false };
  const cover = coverOf(stops, route, [driver, guide, meal]);
  expect(cover.legs.map(({ by }) => by)).toEqual([[driver], [driver]]);
  expect(cover.stops.map(({ guides, stays, needsStay }) => [guides, stays, needsStay])).toEqual([
    [[], [], false],
    [[], [], true],
    [[guide], [], true],
  ]);
  const elsewhere = coverOf(stops, route, [{ ...driver, stopId: 'stop-four' }]);
  expect(elsewhere.legs.map(({ by }) => by.length)).toEqual([0, 1]);
  // Who drives and hangs under no stop, or under one that was taken away, goes with the whole trip.
  expect(coverOf(stops, route, [{ ...driver, stopId: 'gone' }]).legs.map(({ by }) => by.length)).toEqual([
    1, 1,
  ]);
});

test.each([null, 'taken-away'])('a tour that hangs under no stop (%s) drives and guides nobody', (stopId) => {
  const cover = coverOf(stops, route, [item('t', 'tour', stopId, null)]);
  expect(cover.legs.map(({ by }) => by)).toEqual([[], []]);
  expect(cover.stops.map(({ guides }) => guides)).toEqual([[], [], []]);
  const under = coverOf(stops, route, [item('t', 'tour', 'stop-four', null)]);
  expect(under.legs.map(({ by }) => by.length)).toEqual([0, 1]);
  expect(under.stops.map(({ guides }) => guides.length)).toEqual([0, 0, 1]);
});

test('whoever is agreed with drives, guides and puts up on the days of the agreement, wherever a listing hangs', () => {
  const dated = routeOf(stops, { ...planner, from: '2027-02-10' });
  const agreed = (kind: PricedItem['kind'], from: string | null, to: string | null) => ({
    ...{ kind, itemId: kind as string, from, to },
  });
  const named = (people: readonly { itemId: string }[]) => people.map(({ itemId }) => itemId);
  const coverWith = (saved: PricedItem[], ...by: ReturnType<typeof agreed>[]) => {
    const cover = coverOf(stops, dated, saved, by);
    return {
      drivers: cover.legs.map((leg) => named(leg.by)),
      guides: cover.stops.map(({ guides }) => named(guides)),
      beds: cover.stops.map(({ stays, needsStay }) => [...named(stays), ...(needsStay ? ['none'] : [])]),
    };
  };
  // The first drive is on the 10th, and the second on the 12th; one leaves on the 15th.
  const all = [agreed('vehicle', '2027-02-12', '2027-02-15'), agreed('tourGuide', '2027-02-13', null)];
  expect(coverWith([], ...all, agreed('businessListing', '2027-02-10', '2027-02-12'))).toEqual({
    drivers: [[], ['vehicle']],
    guides: [[], [], ['tourGuide']],
    beds: [[], ['businessListing'], ['none']],
  });
  const hung = item('vehicle', 'vehicle', 'stop-four', null);
  expect(coverWith([hung], agreed('vehicle', '2027-02-10', '2027-02-15')).drivers).toEqual([
    ['vehicle'],
    ['vehicle'],
  ]);
  // Of no day, and of other days than the trip has by now.
  expect(coverWith([], agreed('tour', null, null))).toMatchObject({
    drivers: [['tour'], ['tour']],
    guides: [['tour'], ['tour'], ['tour']],
  });
  expect(coverWith([], agreed('tour', '2027-03-01', null)).drivers).toEqual([[], []]);
  expect(coverOf(stops, route, [], all).legs.map(({ by }) => named(by))).toEqual([['vehicle'], ['vehicle']]);
});

test('who fits is looked for near the place of a stop, or near its pin', () => {
  expect(nearWords(stopAt('two'), planner.pointOf)).toBe('two');
  expect(
    nearWords({ ...stopAt('x'), place: null, latitude: 6.87651, longitude: 81.05 }, planner.pointOf),
  ).toBe('6.8765,81.0500');
  expect(nearWords({ ...stopAt('x'), place: null }, planner.pointOf)).toBeUndefined();
});
