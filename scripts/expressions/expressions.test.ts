import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expressionLiterals } from './literals.ts';

const { safe, bounded }: { safe: string[]; bounded: Record<string, string> } = JSON.parse(
  readFileSync(new URL('expressions.json', import.meta.url), 'utf8'),
);
const literals = [...expressionLiterals().keys()];

test('every regular expression was looked at for texts that make it slow: npm run expressions looks at new ones', () => {
  const known = new Set([...safe, ...Object.keys(bounded)]);
  expect(literals.filter((literal) => !known.has(literal))).toEqual([]);
  expect(literals.length).toBeGreaterThan(300);
});

test('one that could be slow says what keeps its text short, and is still there', () => {
  const there = new Set(literals);
  for (const [literal, why] of Object.entries(bounded)) {
    expect(there.has(literal), literal).toBe(true);
    expect(why.length, literal).toBeGreaterThan(10);
  }
});
