import { expect, test } from 'vitest';
import { priceWords } from './price-words.ts';

test.each([
  ['12000', 'LKR 12,000'],
  ['Rs 12000-15000', 'Rs 12,000-15,000'],
  ['Under 1,000', 'Under LKR 1,000'],
  ['$40-60', '$40-60'],
  ['ask us', 'ask us'],
  [null, null],
])('the price %s is read as %s', (written, words) => {
  expect(priceWords(written)).toBe(words);
});
