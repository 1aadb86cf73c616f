import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { chunks, circleIn, isOf } from './chunks.ts';

const root = resolve(import.meta.dirname, '../../..');
const sources = globSync('{apps/web/app,packages/contract/src}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.includes('.test.'),
);

test.each(
  chunks.flatMap(({ name, modules, except = [] }) => [...modules, ...except].map((path) => ({ name, path }))),
)('$name: $path leads to a module', ({ path }) => {
  const isThere = path.startsWith('node_modules/')
    ? existsSync(join(root, path))
    : sources.some((file) => file.startsWith(path));
  expect(isThere).toBe(true);
});

test('what is left out of a chunk is not in it, and would be without that', () => {
  for (const chunk of chunks)
    for (const path of chunk.except ?? []) {
      expect(isOf(chunk, `/serendib/${path}.tsx`), path).toBe(false);
      expect(isOf({ ...chunk, except: [] }, `/serendib/${path}.tsx`), path).toBe(true);
    }
});

test('every chunk has modules of its own, which no earlier one takes', () => {
  const taken = new Set<string>();
  for (const chunk of chunks.filter(({ modules }) => !modules[0]?.startsWith('node_modules/'))) {
    const own = sources.filter((file) => isOf(chunk, `/${file}`) && !taken.has(file));
    expect(own, chunk.name).not.toEqual([]);
    for (const file of own) taken.add(file);
  }
});

test('chunks that need each other are found, also by way of others', () => {
  const imports: Record<string, string[]> = {
    page: ['list', 'text'],
    list: ['cards', 'text'],
    cards: ['text'],
    text: [],
  };
  const circle = () => circleIn((name) => imports[name] ?? [], Object.keys(imports));
  expect(circle()).toBeUndefined();
  imports.text = ['list'];
  expect(circle()).toEqual(['list', 'cards', 'text', 'list']);
});
