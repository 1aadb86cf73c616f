import { expect, test } from 'vitest';
import { piecesOf } from './pieces-of.ts';

test('all of it comes in its order in pieces that are full but for the last, and nothing in none', () => {
  expect(piecesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(piecesOf([1, 2], 2)).toEqual([[1, 2]]);
  expect(piecesOf([], 2)).toEqual([]);
});
