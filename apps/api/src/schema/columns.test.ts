import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { asOldAs } from './columns.ts';

test('an id as old as another has its place among ids of one millisecond, as all are where the clock was ahead once', () => {
  const at = (seq: number) => v7({ msecs: 1_800_000_000_000, seq });
  const pieces = [asOldAs(at(5)), asOldAs(at(5))];
  for (const piece of pieces) {
    expect(piece > at(4)).toBe(true);
    expect(piece < at(6)).toBe(true);
    expect(piece).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
  expect(new Set(pieces).size).toBe(2);
});
