import { expect, test } from 'vitest';
import { hoursInWords } from './hours-in-words.ts';

test('hours are said to the quarter', () => {
  expect([0.25, 1, 1.25, 3, 4.5, 5.75].map(hoursInWords)).toEqual([
    '¼ hour',
    '1 hour',
    '1¼ hours',
    '3 hours',
    '4½ hours',
    '5¾ hours',
  ]);
});

test('the shortest way has its quarter of an hour too', () => {
  expect([0, 0.1].map(hoursInWords)).toEqual(['¼ hour', '¼ hour']);
});
