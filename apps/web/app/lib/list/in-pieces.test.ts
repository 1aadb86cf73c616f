import { expect, test } from 'vitest';
import { inPieces } from './in-pieces.ts';

test('all of it comes in its order in pieces that are full but for the last, and nothing in none', () => {
  expect(inPieces([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inPieces([1, 2], 2)).toEqual([[1, 2]]);
  expect(inPieces([], 2)).toEqual([]);
});
