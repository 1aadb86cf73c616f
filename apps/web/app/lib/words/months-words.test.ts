import { expect, test } from 'vitest';
import { monthsWords } from './months-words.ts';

test.each([
  [[1, 2, 3, 4], 'January to April'],
  [[11, 12, 1, 2], 'November to February'],
  [[7, 8, 1, 2, 3], 'January to March and July to August'],
  [[6], 'June'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
])('%j is %s', (months, words) => {
  expect(monthsWords(months)).toBe(words);
});
