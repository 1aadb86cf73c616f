import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const parts = readdirSync(path.join(import.meta.dirname, 'coverage'));
const nothing = '—';

interface Row {
  statement: string;
  places: string[];
  proofs: { file: string; title: string }[];
  proofWords: string;
  issues: string[];
}

function rowsOf(part: string): Row[] {
  const text = readFileSync(path.join(import.meta.dirname, 'coverage', part), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (statement|---)/.test(line))
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== 6) throw new Error(`Not four columns: ${line}`);
      const [, statement = '', where = '', proof = '', issue = ''] = cells;
      return {
        statement,
        places: [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
        proofs: [...proof.matchAll(/`([^`]+)`: “([^”]+)”/g)].map(([, file = '', title = '']) => ({
          file,
          title,
        })),
        proofWords: proof,
        issues: issue ? issue.split(',').map((number) => number.trim()) : [],
      };
    });
}

const files = new Map<string, string>();
function read(file: string): string {
  const known = files.get(file);
  if (known !== undefined) return known;
  const whole = path.join(root, file);
  const text = existsSync(whole) ? readFileSync(whole, 'utf8') : '';
  files.set(file, text);
  return text;
}

/** What stands first in the brackets of `test`, `it`, `describe`, and of what `each` gives. */
const titlesIn = (file: string) =>
  [...read(file).matchAll(/(?:\b(?:test|it|describe)|\))\s*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g)].map(
    ([, , title = '']) => title.replaceAll(/\\(.)/g, '$1'),
  );

const flat = (text: string) => text.replaceAll(/\{' '\}|\\/g, ' ').replaceAll(/\s+/g, ' ');

/** Words in “quotes” are specified to the letter; {braces} stand for what is filled in. */
const wordsOf = ({ statement }: Row) =>
  [...statement.matchAll(/“([^”]+)”/g)].flatMap(([, words = '']) =>
    words
      .split(/\{[^}]*\}/)
      .map((piece) => piece.trim())
      .filter((piece) => piece.length > 1),
  );

describe.each(parts)('%s', (part) => {
  const rows = rowsOf(part);

  test('has a row for each statement, and no statement twice in a section', () => {
    expect(rows.length).toBeGreaterThan(300);
  });

  test('names only files that are there', () => {
    const named = rows.flatMap(({ places, proofs }) => [...places, ...proofs.map(({ file }) => file)]);
    expect([...new Set(named)].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  test('names only tests that are there', () => {
    const missing = rows.flatMap(({ statement, proofs }) =>
      proofs
        .filter(({ file, title }) => !titlesIn(file).some((known) => known.includes(title)))
        .map(({ file, title }) => `${statement}: ${file} has no test “${title}”`),
    );
    expect(missing).toEqual([]);
  });

  test('says of each statement where it lives or which issue owes it', () => {
    const lost = rows.filter(({ places, issues }) => places.length === 0 && issues.length === 0);
    expect(lost.map(({ statement }) => statement)).toEqual([]);
    expect(rows.flatMap(({ issues }) => issues).filter((number) => !/^[2-7]$/.test(number))).toEqual([]);
  });

  test('says of what is built what proves it, or that nothing does', () => {
    const silent = rows.filter(
      ({ places, issues, proofs, proofWords }) =>
        places.length > 0 && issues.length === 0 && proofs.length === 0 && proofWords !== 'no test',
    );
    expect(silent.map(({ statement }) => statement)).toEqual([]);
    expect(
      rows.filter(
        ({ proofs, proofWords }) => proofs.length === 0 && ![nothing, 'no test'].includes(proofWords),
      ),
    ).toEqual([]);
  });

  test('finds the specified words where they are said to live', () => {
    const missing = rows
      .filter(({ places, issues }) => places.length > 0 && issues.length === 0)
      .flatMap((row) =>
        wordsOf(row)
          .filter((words) => !row.places.some((file) => flat(read(file)).includes(flat(words))))
          .map((words) => `“${words}” is not in ${row.places.join(', ')}`),
      );
    expect(missing).toEqual([]);
  });
});

test('the first page leads to every part', () => {
  const first = read('docs/coverage.md');
  for (const part of parts) expect(first).toContain(`(coverage/${part})`);
});
