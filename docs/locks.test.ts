import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const api = path.join(import.meta.dirname, '../apps/api');
const filesIn = (folder: string, ending: string) =>
  readdirSync(path.join(api, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(api, folder, file), 'utf8'))
    .join('\n');
const code = filesIn('src/modules', '.ts');
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

test('a number that is a lock by itself is one lock, in code or in the database, and is on the page', () => {
  const numbersIn = (text: string) =>
    [...text.matchAll(/pg_(?:try_)?advisory_(?:xact_)?lock\((\d+)\)/g)].map(([, number = '']) => number);
  // A function of the database that is written anew in a later migration takes the same lock.
  const numbers = [...numbersIn(code), ...new Set(numbersIn(filesIn('migrations', '.sql')))];
  expect(numbers.length).toBeGreaterThan(3);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  expect(numbers.filter((number) => !page.includes(`(${number})`))).toEqual([]);
});
