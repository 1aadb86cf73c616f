import { expect, test } from 'vitest';
import { windowAround } from './travel.ts';

// Proves MAP-04, LIMIT-08.
test('the street map shows a window of a tenth of a degree around the town', () => {
  const [west = 0, south = 0, east = 0, north = 0] = windowAround(7.2906, 80.6336).split(',').map(Number);
  expect(east - west).toBeCloseTo(0.1, 4);
  expect(north - south).toBeCloseTo(0.1, 4);
  expect((north + south) / 2).toBeCloseTo(7.2906, 4);
});
