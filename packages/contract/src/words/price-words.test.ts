import { expect, test } from 'vitest';
import { priceWords } from './price-words.ts';

test.each([
  ['12000', 'LKR 12,000'],
  ['Rs 12000-15000', 'Rs 12,000-15,000'],
  ['Under 1,000', 'Under LKR 1,000'],
  ['$40-60', '$40-60'],
  ['ask us', 'ask us'],
  ['2000', 'LKR 2,000'],
  ['Under 2000', 'Under LKR 2,000'],
  ['2000-2500', 'LKR 2,000-2,500'],
  ['Rs.2000 a head', 'Rs.2,000 a head'],
  ['Rs 1500 - 2000 a head', 'Rs 1,500 - 2,000 a head'],
  ['12000 for two, 18000.50 for three', '12,000 for two, 18,000.50 for three'],
  ['Rs 9000 until 2027', 'Rs 9,000 until 2027'],
  ['Rs 9000, call 0771234567', 'Rs 9,000, call 0771234567'],
  ['Rs 9000, call 077 123 4567', 'Rs 9,000, call 077 123 4567'],
  ['Rs 9000, call 077-1234567', 'Rs 9,000, call 077-1234567'],
  ['Rs 9000, call +94 77 123 4567', 'Rs 9,000, call +94 77 123 4567'],
  ['Rs 9000, account 1234 5678 9012', 'Rs 9,000, account 1234 5678 9012'],
  ['Rs 9000, call 94771234567', 'Rs 9,000, call 94771234567'],
  ['US$ 2000 per trip', 'US$ 2,000 per trip'],
  ['US$1950 for two', 'US$1,950 for two'],
  ['US$ 1900-2000 for two', 'US$ 1,900-2,000 for two'],
  ['A$ 2000 a trip', 'A$ 2,000 a trip'],
  ['NZ$2000 a trip', 'NZ$2,000 a trip'],
  ['Rs 9000 with chauffeur 2019', 'Rs 9,000 with chauffeur 2019'],
  ['Rs ', null],
  ['EUR', null],
  [null, null],
])('the price %s is read as %s', (written, words) => {
  expect(priceWords(written)).toBe(words);
});
