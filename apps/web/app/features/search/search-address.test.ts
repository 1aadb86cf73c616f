import { expect, test } from 'vitest';
import { searchAddress, withoutMeaning, wordsWithout } from './search-address.ts';

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

test('what words mean is taken away wherever they say it, and never out of words that mean something else', () => {
  const meant = ['colombo airport', 'colombo'];
  expect(withoutMeaning('Colombo airport to Colombo', ['colombo'], meant)).toBe('Colombo airport to');
  expect(withoutMeaning('Colombo airport to Colombo', ['colombo airport'], meant)).toBe('to Colombo');
  const route = ['galle', 'ella'];
  expect(withoutMeaning('from Galle to Ella and back to Galle', ['galle'], route)).toBe(
    'from to Ella and back to',
  );
  expect(withoutMeaning('tea tea Ella', ['tea'], ['tea', 'ella'])).toBe('Ella');
  expect(withoutMeaning('tuk-tuk to Kandy, by tuk', ['tuk tuk'], ['tuk tuk', 'kandy'])).toBe(
    'to Kandy, by tuk',
  );
  expect(withoutMeaning('nights, seats 7', ['7 seats'], ['7 seats'])).toBe('nights');
});

test('what is said a second time in other words is taken away with them, and nothing out of what is said as one', () => {
  const runs = ['colombo airport', 'airport'];
  expect(withoutMeaning('Colombo airport to Ella and back to the airport', runs, [...runs, 'ella'])).toBe(
    'to Ella and back to the',
  );
  const vehicles = ['tuk tuk', 'three wheeler'];
  expect(withoutMeaning('tuk tuk or three wheeler in Ella', vehicles, [...vehicles, 'ella'])).toBe(
    'or in Ella',
  );
  const meant = ['airport', 'ella', 'airport transfer'];
  expect(withoutMeaning('airport transfer from airport to Ella', ['airport'], meant)).toBe(
    'airport transfer from to Ella',
  );
});
