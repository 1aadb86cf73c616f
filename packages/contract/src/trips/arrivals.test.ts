import { expect, test } from 'vitest';
import { arrivalsOf } from './arrivals.ts';

test('each stop is reached after the nights of those before it', () => {
  const stops = [{ nights: 2 }, { nights: 0 }, { nights: 3 }, { nights: 1 }];
  expect(arrivalsOf(stops, '2027-02-27')).toEqual(['2027-02-27', '2027-03-01', '2027-03-01', '2027-03-04']);
  expect(arrivalsOf(stops, null)).toEqual([null, null, null, null]);
});
