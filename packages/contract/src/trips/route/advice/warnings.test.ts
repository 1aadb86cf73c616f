import { expect, test } from 'vitest';
import { type RouteStop, routeOf } from '../days.ts';
import { plannerOf } from '../planner.ts';
import { oneRoad, placeAt, stopAt } from '../testing.ts';
import { warningsOf } from './warnings.ts';

const { places, legs } = oneRoad();
const planner = plannerOf({
  places: [
    ...places.map((place) => (place.id === 'six' ? { ...place, avoidMonths: [5, 6] } : place)),
    placeAt('horton-plains-national-park', 6.8, 80.8),
    placeAt('yala-national-park', 6.3, 81.4),
    placeAt('delft-island', 9.5, 79.7, { lastMile: 'by boat' }),
  ],
  legs: [
    ...legs,
    { from: 'three', to: 'horton-plains-national-park', kilometres: 31, minutes: 62 },
    { from: 'six', to: 'yala-national-park', kilometres: 80, minutes: 100 },
    { from: 'airport', to: 'delft-island', kilometres: 400, minutes: 420 },
  ],
});

const warned = (
  stops: RouteStop[],
  { from = null, month = null }: { from?: string | null; month?: string | null } = {},
) => warningsOf(stops, routeOf(stops, { ...planner, from }), { planner, month });
const kindsOf = (...args: Parameters<typeof warned>) => warned(...args).map(({ kind }) => kind);

test('a trip that suits is left alone', () => {
  expect(
    warned([stopAt('airport', 0), stopAt('two', 2, { dayTrips: ['three'] }), stopAt('five', 3)], {
      from: '2027-01-10',
    }),
  ).toEqual([]);
});

test('a long day in the car, from whatever legs, is told with its minutes', () => {
  expect(warned([stopAt('one', 2), stopAt('four', 0, { id: 'over' }), stopAt('six', 1)])).toEqual([
    { kind: 'noNights', stop: 'over' },
  ]);
  const slow = plannerOf(oneRoad(80));
  const stops = [stopAt('one', 2), stopAt('six', 1)];
  expect(warningsOf(stops, routeOf(stops, { ...slow, from: null }), { planner: slow, month: null })).toEqual([
    { kind: 'longDrive', day: 3, minutes: 400 },
  ]);
});

test('a day of legs and a day trip is as long as both, and told of once', () => {
  const arriving = [stopAt('one', 2), stopAt('five', 1, { dayTrips: ['three'] })];
  expect(warned(arriving)).toEqual([{ kind: 'longDrive', day: 3, minutes: 480 }]);
  const passing = [stopAt('one', 1), stopAt('two', 0, { dayTrips: ['one'] }), stopAt('five', 1)];
  expect(warned(passing)).toEqual([
    { kind: 'longDrive', day: 2, minutes: 360 },
    { kind: 'noNights', stop: 'stop-two' },
  ]);
  expect(kindsOf([stopAt('one', 2), stopAt('five', 1, { dayTrips: ['one'] })])).toEqual(['farDayTrip']);
  expect(kindsOf([stopAt('one', 2), stopAt('three', 1, { dayTrips: ['two', 'five'] })])).toEqual([
    'longDrive',
  ]);
  // Two nights have a day for it.
  expect(warned([stopAt('one', 2), stopAt('five', 2, { dayTrips: ['three'] })])).toEqual([]);
});

test('a day trip is told of that is longer than its day, and more of them than days', () => {
  expect(warned([stopAt('one', 3, { dayTrips: ['five'] })])).toMatchObject([
    { kind: 'farDayTrip', day: 2, stop: 'stop-one', place: 'five', minutes: 480 },
  ]);
  expect(warned([stopAt('one', 2, { dayTrips: ['three', 'two', 'three'] })])).toMatchObject([
    { kind: 'manyDayTrips', stop: 'stop-one', dayTrips: 3, days: 1 },
  ]);
});

test.each([
  ['the first', ['five', 'two', 'five', 'two']],
  ['the second', ['two', 'five', 'two', 'five']],
  ['either', ['five', 'five', 'five', 'five']],
])('more day trips than days are told of once, also where %s of the days is too long', (_, dayTrips) => {
  const stops = [stopAt('three', 3, { dayTrips })];
  expect(warned(stops)).toEqual([{ kind: 'manyDayTrips', stop: 'stop-three', dayTrips: 4, days: 2 }]);
  expect(warned([stopAt('three', 3, { dayTrips: ['two', 'four', 'two', 'four'] })])).toEqual([]);
});

test('a coast in its monsoon is told of, by the day or by the month, of pins beside it too', () => {
  const six = [stopAt('six', 2)];
  expect(warned(six, { from: '2027-05-30' })).toEqual([
    { kind: 'offSeason', stop: 'stop-six', place: 'six', month: 5 },
  ]);
  expect(kindsOf(six, { month: '2027-06' })).toEqual(['offSeason']);
  expect(kindsOf(six, { month: '2027-07' })).toEqual([]);
  expect(kindsOf(six)).toEqual([]);
  const pin = { ...stopAt('pin', 1), place: null, latitude: 6.05, longitude: 80.5 };
  expect(kindsOf([pin], { month: '2027-05' })).toEqual(['offSeason']);
  // Counted on the days that one is there: on 1 July the season is over.
  expect(kindsOf([stopAt('one', 3), ...six], { from: '2027-06-28' })).toEqual([]);
});

test('a stay is looked at on each of its nights, and what it comes to is told once', () => {
  expect(warned([stopAt('six', 10)], { from: '2027-04-28' })).toEqual([
    { kind: 'offSeason', stop: 'stop-six', place: 'six', month: 5 },
  ]);
  expect(warned([stopAt('six', 40)], { from: '2027-05-20' })).toHaveLength(1);
  // One leaves on the first of May.
  expect(warned([stopAt('six', 3)], { from: '2027-04-28' })).toEqual([]);
  expect(kindsOf([stopAt('yala-national-park', 4)], { from: '2027-08-30' })).toEqual(['closed']);
});

test('Horton Plains wants one early, and says on which day one would be late', () => {
  expect(warned([stopAt('three', 2, { dayTrips: ['horton-plains-national-park'] })])).toMatchObject([
    { kind: 'closed', place: 'horton-plains-national-park', day: null },
  ]);
  expect(
    warned([
      stopAt('airport', 1),
      stopAt('one', 0),
      stopAt('horton-plains-national-park', 0),
      stopAt('four', 1),
    ]),
  ).toContainEqual(
    expect.objectContaining({ kind: 'closed', place: 'horton-plains-national-park', day: null }),
  );
  const slow = plannerOf({
    places: [placeAt('far', 9, 80.4), placeAt('horton-plains-national-park', 6.8, 80.8)],
    legs: [{ from: 'far', to: 'horton-plains-national-park', kilometres: 290, minutes: 301 }],
  });
  const stops = [stopAt('far', 1), stopAt('horton-plains-national-park', 0)];
  expect(
    warningsOf(stops, routeOf(stops, { ...slow, from: null }), { planner: slow, month: null }),
  ).toContainEqual(expect.objectContaining({ kind: 'closed', day: 2 }));
});

test('a day trip from a stop that is passed is reached before the legs that follow it', () => {
  const passing = [
    stopAt('one', 1),
    stopAt('three', 0, { dayTrips: ['horton-plains-national-park'] }),
    stopAt('six', 1),
  ];
  expect(warned(passing)).toContainEqual(
    expect.objectContaining({ kind: 'closed', place: 'horton-plains-national-park', day: null }),
  );
});

test('Yala is told of in the weeks in which it often closes', () => {
  const yala = [stopAt('six', 3, { dayTrips: ['yala-national-park'] })];
  expect(kindsOf(yala, { from: '2027-09-10' })).toEqual(['closed']);
  expect(kindsOf(yala, { from: '2027-02-10' })).toEqual([]);
});

test('boats, a stop twice, stops without a night or a point are told of', () => {
  expect(kindsOf([stopAt('one', 2), stopAt('delft-island', 1)])).toEqual(['longDrive', 'lastMile']);
  expect(
    warned([stopAt('one', 1), stopAt('two', 1), stopAt('one', 1, { id: 'again' }), stopAt('three', 1)]),
  ).toEqual([{ kind: 'twice', stop: 'stop-one', again: 'again' }]);
  // A journey may end where it began.
  expect(warned([stopAt('one', 1), stopAt('two', 1), stopAt('one', 0, { id: 'again' })])).toEqual([]);
  expect(kindsOf([stopAt('one', 1), { ...stopAt('lost', 1), place: null }])).toEqual(['noPoint']);
});

test('a first night far from the airport is told of', () => {
  expect(warned([stopAt('airport', 0), stopAt('four', 3)])).toEqual([
    { kind: 'farFirstNight', stop: 'stop-four', minutes: 240 },
  ]);
  expect(warned([stopAt('airport', 0), stopAt('one', 1), stopAt('four', 3)])).toEqual([]);
});
