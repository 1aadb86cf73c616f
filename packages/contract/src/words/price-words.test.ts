import { expect, test } from 'vitest';
import { priceFor, priceWords } from './price-words.ts';

test.each([
  ['12000', 'LKR 12,000'],
  ['Rs 12000-15000', 'Rs 12,000-15,000'],
  ['Under 1,000', 'Under LKR 1,000'],
  ['$40-60', '$40-60'],
  ['ask us', 'ask us'],
  ['Rs ', null],
  [null, null],
])('the price %s is read as %s', (written, words) => {
  expect(priceWords(written)).toBe(words);
});

test.each([
  ['Rs 9000', 'a person', 'Rs 9,000 a person'],
  ['Under 1,000', 'a meal for one', 'Under LKR 1,000 a meal for one'],
  ['Rs 9000', null, 'Rs 9,000'],
  ['Rs 9000 for two', 'a person', 'Rs 9,000 for two'],
  [null, 'a person', null],
])('the price %s, %s, is read as %s', (written, unit, words) => {
  expect(priceFor(written, unit)).toBe(words);
});
