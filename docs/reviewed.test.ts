import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/prepare/steps.mjs';

const [, ...sections] = readFileSync(path.join(root, 'docs/reviewed.md'), 'utf8').split(/^## /m);

/** How many each review numbered under a letter; E is what the one of reliability said that operators will miss. */
const found = {
  Reliability: { A: 4, B: 7, C: 12, D: 6, E: 8 },
  Security: { H: 3, M: 10, L: 13, I: 7 },
};

const rowsOf = (section: string) =>
  [...section.matchAll(/^\| (\w+) \| (.+?) \| (mended|part|left) \| (.+) \|$/gm)].map(
    ([, number = '', , answer = '', why = '']) => ({ number, answer, why }),
  );

test.each(Object.entries(found))('each finding of %s is answered once', (title, counted) => {
  const section = sections.find((text) => text.startsWith(title)) ?? '';
  expect(rowsOf(section).map(({ number }) => number)).toEqual(
    Object.entries(counted).flatMap(([letter, most]) =>
      Array.from({ length: most }, (_, at) => `${letter}${at + 1}`),
    ),
  );
});

test('what is mended names tests that are there, and what is left or mended in part says why', () => {
  const rows = sections.flatMap(rowsOf);
  const lines = sections.join().match(/^\| (?!finding|---).*\|$/gm) ?? [];
  expect(rows).toHaveLength(lines.length);
  for (const { number, answer, why } of rows) {
    const files = [...why.matchAll(/`([\w./-]+\.(?:ts|tsx))`/g)].map(([, file = '']) => file);
    for (const file of files) expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
    const words = why.replaceAll(/`[^`]*`/g, '').trim();
    if (answer !== 'mended' || files.length === 0)
      expect([number, words.length > 20]).toEqual([number, true]);
  }
});
