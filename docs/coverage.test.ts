import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { coveragePage } from '../scripts/coverage/coverage-page.ts';
import { findProofs, root, sectionsOf, specifications } from '../scripts/coverage/statements.ts';

const sections = specifications.flatMap(sectionsOf);
const ids = sections.flatMap(({ statements }) => statements.map(({ id }) => id));
const { proofs, astray } = findProofs();

test('no two statements share an identifier, and none was lost', () => {
  expect(ids.length).toBeGreaterThan(700);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every statement is proved by a test', () => {
  const proved = new Set(proofs.map(({ id }) => id));
  expect(ids.filter((id) => !proved.has(id))).toEqual([]);
});

test('tests name only statements that exist, in comments right above them', () => {
  const known = new Set(ids);
  expect(proofs.filter(({ id }) => !known.has(id))).toEqual([]);
  expect(astray).toEqual([]);
});

test('the page says what statements and tests say (npm run coverage writes it)', () => {
  expect(readFileSync(path.join(root, 'docs/coverage.md'), 'utf8')).toBe(coveragePage());
});
