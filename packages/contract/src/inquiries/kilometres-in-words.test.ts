import { expect, test } from 'vitest';
import { kilometresInWords } from './kilometres-in-words.ts';

test.each([
  [{ kilometresIncluded: 1500, pricePerKm: 90 }, '1,500 km included, then LKR 90 for each'],
  [{ kilometresIncluded: 500 }, '500 km included'],
  [{ pricePerKm: 90 }, 'LKR 90 for each kilometre'],
  [{ kilometresIncluded: 500, pricePerKm: 0 }, '500 km included, further ones free'],
  [{ kilometresIncluded: null, pricePerKm: 0 }, 'all kilometres included'],
  [{ kilometresIncluded: 0, pricePerKm: null }, '0 km included'],
  [{ kilometresIncluded: null, pricePerKm: null }, null],
])('the kilometres of an offer are told in words, a written 0 too: %o', (offer, words) => {
  expect(kilometresInWords(offer)).toBe(words);
});
