import { expect, test } from 'vitest';
import { listWords } from './list-words.ts';

test('words are listed as one says them', () => {
  expect(listWords([])).toBe('');
  expect(listWords(['Kandy'])).toBe('Kandy');
  expect(listWords(['Kandy', 'Ella'])).toBe('Kandy and Ella');
  expect(listWords(['English', 'Tamil', 'French'])).toBe('English, Tamil, and French');
});
