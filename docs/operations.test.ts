import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('every setting stands in the table, and the table names no other', () => {
  const [, schema = ''] =
    /const environmentSchema = z\.object\(\{([\s\S]*?)\n\}\);/.exec(read('../apps/server/src/settings.ts')) ??
    [];
  const settings = [...schema.matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  const [, table = ''] = /## Settings\n([\s\S]*?)\n## /.exec(read('operations.md')) ?? [];
  const named = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
  );
  expect(settings.length).toBeGreaterThan(10);
  expect(named.sort()).toEqual(settings.sort());
});
