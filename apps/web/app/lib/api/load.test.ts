import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const app = path.resolve(import.meta.dirname, '../..');

/** The dynamic imports of a text that are no function handed to what fetches later: `() => import(…)`. */
const importsWithin = (text: string) =>
  [...text.matchAll(/(\S+\s+)?\bimport\(/g)]
    .map(([found]) => found)
    .filter((found) => !/=>\s+import/.test(found));

test('a load imports nothing while it runs: what it needs beside calls lies with it in a module of its own', () => {
  const loads = globSync('{kinds,routes,features}/**/*.{ts,tsx}', { cwd: app }).filter((file) => {
    if (/\.test\.tsx?$/.test(file)) return false;
    const text = readFileSync(path.join(app, file), 'utf8');
    return (
      /\bpageLoad\(|\bexport (async function|const) load\b/.test(text) || file.endsWith('place-image.ts')
    );
  });
  expect(loads.length).toBeGreaterThan(20);
  const within = loads.flatMap((file) =>
    importsWithin(readFileSync(path.join(app, file), 'utf8')).map((found) => `${file}: ${found}`),
  );
  expect(within).toEqual([]);
  expect(importsWithin("const { apart } = await import('~/lib/images/apart.ts');")).toHaveLength(1);
});
