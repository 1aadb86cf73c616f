import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const [, ...sections] = readFileSync(path.join(root, 'docs/reviewed.md'), 'utf8').split(/^## /m);

/** What the review of reliability numbered, and what it said that operators will miss. */
const ofReliability = [
  ...Array.from({ length: 4 }, (_, at) => `A${at + 1}`),
  ...Array.from({ length: 7 }, (_, at) => `B${at + 1}`),
  ...Array.from({ length: 12 }, (_, at) => `C${at + 1}`),
  ...Array.from({ length: 6 }, (_, at) => `D${at + 1}`),
  ...Array.from({ length: 8 }, (_, at) => `E${at + 1}`),
];

const rowsOf = (section: string) =>
  [...section.matchAll(/^\| (\w+) \| (.+?) \| (mended|left) \| (.+) \|$/gm)].map(
    ([, number = '', , answer = '', why = '']) => ({ number, answer, why }),
  );

test('each finding of reliability is answered once', () => {
  const reliability = sections.find((text) => text.startsWith('Reliability')) ?? '';
  expect(rowsOf(reliability).map(({ number }) => number)).toEqual(ofReliability);
});

test('what is mended names tests that are there, and what is left says why', () => {
  const rows = sections.flatMap(rowsOf);
  const lines = sections.join().match(/^\| (?!finding|---).*\|$/gm) ?? [];
  expect(rows).toHaveLength(lines.length);
  for (const { number, answer, why } of rows) {
    const files = [...why.matchAll(/`([\w./-]+\.(?:ts|tsx))`/g)].map(([, file = '']) => file);
    for (const file of files) expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
    const words = why.replaceAll(/`[^`]*`/g, '').trim();
    if (answer === 'left' || files.length === 0) expect([number, words.length > 20]).toEqual([number, true]);
  }
});
