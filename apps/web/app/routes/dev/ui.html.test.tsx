import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import DesignSystem from './ui.tsx';

const here = import.meta.dirname;
const ui = path.resolve(here, '../../ui');

/** What no part shows, and why. A folder stands for all in it. */
const named: Record<string, string> = {
  'currency/currency-choice.tsx': 'it is at the foot of every page, of this one too',
  'fonts/language-faces.tsx': 'nothing of it is seen but letters',
  'hydration/': 'nothing of it is seen',
  'layout/': 'it is around every page, around this one too, or stands in its place',
  'list/list-page.tsx': 'it is a page by itself, whose parts are shown',
  'navigate/page-focus.tsx': 'it is part of every page, and nothing of it is seen',
  'navigate/page-turn.tsx': 'it is part of every page, and is seen while another is fetched',
  'navigate/scroll-to-top.tsx': 'it is part of every page, of this one too',
  'offline/offline.tsx': 'it is part of every page, and is seen without a network',
};

/** The files of the design system that a file shows, by themselves or as parts of one another. */
function shownBy(file: string, seen = new Set<string>()): Set<string> {
  const text = readFileSync(file, 'utf8').replaceAll(/import type [^;]+;/g, '');
  for (const [, from = ''] of text.matchAll(/(?:from |import\()'((?:\.|~\/ui)[^']+\.tsx)'/g)) {
    const other = path.resolve(path.dirname(file), from.replace(/^~\/ui/, ui));
    if (seen.has(other) || !existsSync(other)) continue;
    seen.add(other);
    shownBy(other, seen);
  }
  return seen;
}

test('each component of the design system is shown, or named with the reason why it is not', () => {
  const components = globSync('**/*.tsx', { cwd: ui, exclude: (name) => name.endsWith('.test.tsx') }).filter(
    (file) =>
      /^export (?:default )?(?:function|const) [A-Z]/m.test(readFileSync(path.join(ui, file), 'utf8')),
  );
  const shown = new Set([...shownBy(path.join(here, 'ui.tsx'))].map((file) => path.relative(ui, file)));
  const isNamed = (file: string) => file in named || `${path.dirname(file)}/` in named;
  expect(components.filter((file) => !shown.has(file) && !isNamed(file)).toSorted()).toEqual([]);
  const stale = Object.keys(named).filter(
    (one) => shown.has(one) || !components.some((file) => file.startsWith(one)),
  );
  expect(stale).toEqual([]);
});

test('the page of the design system is there with all of its parts', () => {
  const Page = createRoutesStub([{ path: '/', Component: DesignSystem }]);
  const headings = renderToStaticMarkup(<Page />).matchAll(/<h2 class="mb-9">([^<]+)/g);
  expect([...headings].map(([, words]) => words)).toEqual([
    ...['Tokens', 'Words and figures', 'Forms', 'Feedback', 'Pictures and cards'],
    ...['Lists', 'Days, people and maps', 'Ornaments'],
  ]);
});
