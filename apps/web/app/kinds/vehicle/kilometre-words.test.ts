import { expect, test } from 'vitest';
import { kilometreWords } from './kilometre-words.ts';

test.each([
  [100, 135, '100 km a day included, then LKR 135 a km'],
  [100, 0, '100 km a day included'],
  [0, 135, 'and LKR 135 a km driven'],
  [null, 135, 'and LKR 135 a km; ask how many km a day are included'],
  [null, 0, null],
])('%s km included and LKR %s a km add up in words', (kilometresIncluded, pricePerKm, words) => {
  expect(kilometreWords({ kilometresIncluded, pricePerKm })).toBe(words);
});
