import { expect, test } from 'vitest';
import { searchAddress, wordsWithout } from './search-address.ts';

test('an address says what is asked for, and no more', () => {
  expect(searchAddress({ q: 'van 7 seats', near: '' })).toBe('/search?q=van+7+seats');
  expect(searchAddress({})).toBe('/search');
});

test('what is taken away goes once, in any case, and the rest stays as it was typed', () => {
  expect(wordsWithout('German guide Sigiriya', 'german')).toBe('guide Sigiriya');
  expect(wordsWithout('van 7 Seats Kandy', '7 seats')).toBe('van Kandy');
  expect(wordsWithout('tea tea Ella', 'tea')).toBe('tea Ella');
});

test('what is taken away is found among signs, as the search reads it', () => {
  expect(wordsWithout('Sigiriya, German guide', 'sigiriya')).toBe('German guide');
  expect(wordsWithout('surf, temples, elephants', 'temples')).toBe('surf, elephants');
  expect(wordsWithout('surf, temples, elephants', 'elephants')).toBe('surf, temples');
  expect(wordsWithout('tuk-tuk kandy', 'tuk tuk')).toBe('kandy');
  expect(wordsWithout('hotel galle ❤️', 'galle')).toBe('hotel');
  expect(wordsWithout('🏖️ Hotel galle', 'hotel')).toBe('galle');
  expect(wordsWithout('ශ්\u200dරී පාද තේ', 'ශ්රී පාද')).toBe('තේ');
});
