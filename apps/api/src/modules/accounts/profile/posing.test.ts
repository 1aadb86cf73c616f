import { expect, test } from 'vitest';
import { posingProblem } from './posing.ts';

const team = 'A name cannot sound like our team’s. Please choose another.';
const address = 'A name cannot have a web address in it.';
const hidden = 'A name cannot have hidden signs. Please type it anew.';

test.each([
  ['Administrator', team],
  ['admin', team],
  ['Serendib', team],
  ['Serendib Support', team],
  ['SerendibSupport', team],
  ['The Serendib Team', team],
  ['S3rendib Supp0rt', team],
  ['Аdministrator', team],
  ['Support Nimali of Serendib', team],
  ['Customer Support', team],
  ['bob\u200b', hidden],
  ['bo\u2060b', hidden],
  ['bob\u200d', hidden],
  ['bob\u3164', hidden],
  ['evil.photos', address],
  ['Visit Evil.Photos now', address],
])('%j poses', (name, words) => {
  expect(posingProblem(name)).toBe(words);
});

test.each([
  'Nimali',
  'K. D. Silva',
  'St.John Perera',
  'nimal.perera',
  'Serendib Tours',
  'Serendib Island Safaris',
  'Helper of Ella',
  'Rooty Roti',
  'ශ්\u200dරී ලංකා',
  '👨\u200d👩\u200d👧 Tours',
])('%j is a name', (name) => {
  expect(posingProblem(name)).toBeNull();
});
