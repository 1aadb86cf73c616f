import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const modules = path.join(import.meta.dirname, '../apps/api/src/modules');
const code = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(modules, file), 'utf8'))
  .join('\n');
const page = readFileSync(path.join(import.meta.dirname, 'locks.md'), 'utf8');

test('what takes a lock by the page of their order is there', () => {
  const named = [...page.matchAll(/`(lock[A-Z]\w*)`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !new RegExp(`(?:function|const) ${name}\\b`).test(code))).toEqual([]);
});

test('every number by which a lock is taken is on the page', () => {
  const numbers = [...code.matchAll(/pg_advisory_xact_lock\(hashtextextended\([^\n]*, (\d+)\)\)/g)];
  expect(numbers.length).toBeGreaterThan(5);
  expect(numbers.map(([, number]) => number).filter((number) => !page.includes(`(${number})`))).toEqual([]);
});
