import { expect, test } from 'vitest';
import { readBox } from './read-box.ts';

test('four degrees in their order are a box', () => {
  expect(readBox('80.1, 5.9,80.4,6.2')).toEqual({ west: 80.1, south: 5.9, east: 80.4, north: 6.2 });
  expect(readBox('-180,-90,180,90')).toEqual({ west: -180, south: -90, east: 180, north: 90 });
});

test.each([
  ...['', '80.1,5.9,80.4', '80.1,5.9,80.4,6.2,7', '80.1,,80.4,6.2', 'a,b,c,d', 'NaN,NaN,NaN,NaN'],
  ...[
    '80.4,5.9,80.1,6.2',
    '80.1,6.2,80.4,5.9',
    '80,6,80,7',
    '-181,5,80,6',
    '80,5,181,6',
    '80,-91,81,6',
    '80,5,81,91',
  ],
])('"%s" is no box', (words) => {
  expect(readBox(words)).toBeUndefined();
});
