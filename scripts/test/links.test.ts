import { expect, test } from 'vitest';
import { brokenLinksIn } from './links.mjs';

test('a link to a file or a heading that is there is not told, nor is one to elsewhere or within code', () => {
  const text = [
    '# Files to run it by\n',
    '[how](architecture.md), [000](decisions/000-how-decisions-are-kept.md), [up](../README.md#working-on-it), [here](#files-to-run-it-by)',
    '[elsewhere](https://example.lk/none.md), `[code](none.md)`',
  ].join('\n');
  expect(brokenLinksIn('docs/architecture.md', text)).toEqual([]);
});

test.each([
  ['a file that was renamed', '411-several-wishes-are-one-search.md'],
  ['a heading that is not there', '../architecture.md#no-such-heading'],
])('%s is told', (_what, link) => {
  expect(brokenLinksIn('docs/decisions/978-made.md', `Adds to [411](${link}).`)).toEqual([
    `the link to ${link} leads to nothing`,
  ]);
});
