import { expect, test } from 'vitest';
import { numbersFrom } from '../../testing.ts';
import { routeOf } from './days.ts';
import { plannerOf } from './planner.ts';
import { oneRoad, stopAt } from './testing.ts';

const planner = plannerOf(oneRoad());
const route = (stops: ReturnType<typeof stopAt>[], from: string | null = null) =>
  routeOf(stops, { ...planner, from });

test('each night has its day, and the last day is that of leaving', () => {
  const { days, legs } = route([stopAt('airport', 0), stopAt('two', 2), stopAt('four', 1)], '2027-01-30');
  expect(days.map(({ number, date, sleeps, reached }) => [number, date, sleeps, reached])).toEqual([
    [1, '2027-01-30', 'stop-two', ['stop-airport', 'stop-two']],
    [2, '2027-01-31', 'stop-two', []],
    [3, '2027-02-01', 'stop-four', ['stop-four']],
    [4, '2027-02-02', null, []],
  ]);
  expect(legs.map(({ way }) => [way?.kilometres, way?.minutes])).toEqual([
    [50, 120],
    [50, 120],
  ]);
  expect(days.map(({ minutes }) => minutes)).toEqual([120, 0, 120, 0]);
});

test('day trips are there and back, one on each full day, and of a night alone on the day of arrival', () => {
  const { days } = route([
    stopAt('one', 3, { dayTrips: ['two', 'three', 'two'] }),
    stopAt('four', 1, { dayTrips: ['five'] }),
  ]);
  expect(days.map(({ dayTrips }) => dayTrips.map(({ place }) => place))).toEqual([
    [],
    ['two', 'two'],
    ['three'],
    ['five'],
    [],
  ]);
  expect(days[2]?.minutes).toBe(2 * 120);
});

test('a stop that lies nowhere has legs without a way, and one by its pin is reckoned', () => {
  const lost = { ...stopAt('nowhere'), place: null };
  const pinned = { ...stopAt('pin'), place: null, latitude: 6.81, longitude: 80.5 };
  const { legs, minutes } = route([stopAt('one'), lost, stopAt('two'), pinned]);
  expect(legs.map(({ way }) => way?.isEstimate)).toEqual([undefined, undefined, true]);
  expect(minutes).toBe(legs[2]?.way?.minutes);
  expect(route([]).days).toEqual([]);
});

test('a way is drawn through the points on it, and straight where it leaves the roads', () => {
  const { roads, pointOf } = planner;
  const at = (id: string) => ({ id, ...(pointOf(id) as { latitude: number; longitude: number }) });
  const latitudes = (from: string, to: string) =>
    roads.line(at(from), at(to)).map(({ latitude }) => Number(latitude.toFixed(1)));
  expect(latitudes('airport', 'three')).toEqual([7.2, 7.2, 7, 6.8, 6.6, 6.6]);
  expect(latitudes('three', 'airport')).toEqual([6.6, 6.6, 6.8, 7, 7.2, 7.2]);
  const pins = [
    { latitude: 6.45, longitude: 80.62 },
    { latitude: 6.46, longitude: 80.63 },
  ] as const;
  expect(roads.line(...pins)).toEqual(pins);
});

test('days cover all nights, hold every stop and day trip once, and their sums are the route’s', () => {
  const next = numbersFrom(11);
  const names = ['airport', 'one', 'two', 'three', 'four', 'five', 'six'];
  const any = () => names[next(names.length)] as string;
  for (let round = 0; round < 300; round++) {
    const stops = Array.from({ length: 1 + next(12) }, (_, index) =>
      stopAt(any(), next(4), { id: `s${index}`, dayTrips: Array.from({ length: next(4) }, any) }),
    );
    const { days, legs, kilometres, minutes } = route(stops, '2027-01-01');
    expect(days.map(({ sleeps }) => sleeps)).toEqual([
      ...stops.flatMap(({ id, nights }) => Array.from({ length: nights }, () => id)),
      null,
    ]);
    expect(days.flatMap(({ reached }) => reached)).toEqual(stops.map(({ id }) => id));
    expect(days.flatMap((day) => day.legs)).toEqual(legs);
    const trips = days.flatMap(({ dayTrips }) => dayTrips);
    expect(trips.map(({ stop, place }) => `${stop} ${place}`).sort()).toEqual(
      stops.flatMap(({ id, dayTrips }) => dayTrips.map((place) => `${id} ${place}`)).sort(),
    );
    const ways = [...legs.map(({ way }) => way), ...trips.flatMap(({ way }) => [way, way])];
    expect(minutes).toBeCloseTo(ways.reduce((sum, way) => sum + (way?.minutes ?? 0), 0));
    expect(kilometres).toBeCloseTo(ways.reduce((sum, way) => sum + (way?.kilometres ?? 0), 0));
  }
});
