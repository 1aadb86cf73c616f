import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordsChange } from './words-change.tsx';

const long = Array.from({ length: 300 }, (_, index) => `word${index}`);
const shown = (was: string, became: string, around?: number) =>
  renderToStaticMarkup(<WordsChange was={was} became={became} isText {...(around && { around })} />);

test('of a long text that changes at its end, the change is shown with the words beside it', () => {
  const html = shown([...long, 'old'].join(' '), [...long, 'new'].join(' '), 3);
  expect(html).toBe(
    '<span> … word297 word298 word299 </span><del class="was">old</del><ins class="became">new</ins>',
  );
});

test('between two changes what stayed is left out in the middle, and of short texts nothing is', () => {
  const html = shown(['a', ...long, 'b'].join(' '), ['x', ...long, 'y'].join(' '), 2);
  expect(html).toContain('<span>word0 word1 … word298 word299 </span>');
  expect(shown('one two three', 'one two four', 2)).toContain('<span>one two </span>');
  expect(shown(['a', ...long].join(' '), ['b', ...long].join(' '))).toContain('word150');
});

test('what has no word in common stands whole, one after the other', () => {
  expect(shown('One two', 'Three four', 2)).toContain('<del class="was">One two</del>');
});
