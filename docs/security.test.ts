import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

test('every chapter of ASVS has its row: met by tests that are there, or why not', () => {
  const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
  const rows = [...text.matchAll(/^\| (V\d+) [^|]+ \| (met|part|none of it) \|(.*?)\|(.*?)\|$/gm)];
  expect(rows.map(([, chapter]) => chapter)).toEqual(
    Array.from({ length: 17 }, (_, index) => `V${index + 1}`),
  );
  for (const [, chapter, state, tests = '', why = ''] of rows) {
    const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    if (state !== 'none of it') expect(files.length, chapter).toBeGreaterThan(0);
    if (state !== 'met') expect(why.trim(), chapter).not.toBe('');
    for (const file of files) expect(existsSync(path.join(root, file)), file).toBe(true);
  }
});

test('the version that the changes speak of is ours', () => {
  const [, newest] = /^## (\d+\.\d+\.\d+)/m.exec(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8')) ?? [];
  expect(newest).toBe(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version);
});
