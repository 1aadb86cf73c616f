import { expect, test } from 'vitest';
import { wordsDiff } from './words-diff.ts';

const shown = (from: string, to: string) =>
  wordsDiff(from, to)
    ?.map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'was' ? '-' : '+'}[${text.trim()}] `))
    .join('')
    .trim();

test('of a changed text only the words that changed are marked', () => {
  expect(shown('Two rooms above the lake', 'Three rooms above the lake')).toBe(
    '-[Two] +[Three] rooms above the lake',
  );
  expect(shown('rooms above the lake', 'rooms with a view above the lake')).toBe(
    'rooms +[with a view] above the lake',
  );
  expect(shown('open all week long', 'open all')).toBe('open all -[week long]');
});

test('texts without a word in common, and endless ones, are shown whole', () => {
  expect(wordsDiff('One two', 'Three four')).toBeNull();
  expect(wordsDiff('a '.repeat(1300), 'a')).toBeNull();
});
