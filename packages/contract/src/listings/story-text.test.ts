import { expect, test } from 'vitest';
import { readingMinutes } from './story-text.ts';

test('reading takes a minute at least, and as long as 220 words a minute', () => {
  expect(readingMinutes('<p>Go.</p>')).toBe(1);
  expect(readingMinutes(`<p>${'word '.repeat(660)}</p>`)).toBe(3);
});
