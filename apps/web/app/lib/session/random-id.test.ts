import { expect, test } from 'vitest';
import { randomId } from './random-id.ts';

test('ids are UUIDs of version 4, and no two are alike', () => {
  const ids = Array.from({ length: 500 }, randomId);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(500);
  // Each digit but that of the version can be each of its values.
  expect(new Set(ids.map((id) => id[19]))).toEqual(new Set('89ab'));
  expect(new Set(ids.map((id) => id[0]))).toEqual(new Set('0123456789abcdef'));
});
