import { expect, test } from 'vitest';
import { valueWords } from './value-words.ts';

test('values of every type are said as a person reads them', () => {
  expect(valueWords(null)).toBe('nothing');
  expect(valueWords([])).toBe('nothing');
  expect(valueWords(true)).toBe('yes');
  expect(valueWords(['Central', 'Uva'])).toBe('Central; Uva');
  expect(valueWords([{ day: 'Day 1', description: 'Kandy' }])).toBe('Day 1, Kandy');
  expect(valueWords(['/media/abc/1600.webp', 'http://x.lk/media/abc/1600.webp'])).toBe('2 pictures');
  expect(valueWords('<p>Buy the <strong>second</strong> class ticket.</p>')).toBe(
    'Buy the second class ticket.',
  );
  expect(valueWords('<p>Bed &amp; breakfast for &lt;&nbsp;50&nbsp;km, &amp;lt; is kept</p>')).toBe(
    'Bed & breakfast for < 50 km, &lt; is kept',
  );
  expect(valueWords({ status: 'pending' })).toBe('status: pending');
  expect(valueWords({})).toBe('nothing');
  expect(valueWords('a'.repeat(200))).toHaveLength(121);
  expect(valueWords(`a${'🏝'.repeat(200)}`)).toBe(`a${'🏝'.repeat(59)}…`);
});
