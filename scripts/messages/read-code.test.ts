import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { areaOf, type CodeRead, filesByArea, readSource, root, sources } from './read-code.ts';

test.each([
  ['{ count: 2, day }', 0],
  ['{ ...all }', 1],
  ['all', 1],
])('what stands for placeholders is written out where a message is said: %s', (params, faults) => {
  const read: CodeRead = { messages: [], literals: [], faults: [] };
  readSource('desk', 'a.ts', `t('{count} until {day}', ${params});`, read);
  expect(read.faults).toHaveLength(faults);
});

test('no file asks for messages and is not read, whose words would stay English', () => {
  const asks = /import \{[^}]*\b(t|parts|each)\b[^}]*\} from '[^']*words\/t(\.ts)?'/;
  const read = new Set(filesByArea().map(({ file }) => file));
  const asking = sources()
    .filter((file) => !/\.test\.|\/testing|\/routes\/dev\//.test(file))
    .filter((file) => asks.test(readFileSync(path.join(root, file), 'utf8')));
  expect(asking.length).toBeGreaterThan(500);
  // Names of places are read from the table that it makes them of.
  expect(asking.filter((file) => !read.has(file))).toEqual(['packages/contract/src/options/places.ts']);
});

test('every file that is read is of an area, a new page too: its words would else be looked at by no check', () => {
  expect(filesByArea().filter(({ area }) => area === 'none')).toEqual([]);
  expect(areaOf('apps/web/app/routes/group-size.tsx')).toBe('pages');
  expect(areaOf('apps/web/app/routes/admin/group-size.tsx')).toBe('desk');
  expect(areaOf('apps/web/app/features/groups/group-size.tsx')).toBe('pages');
  expect(areaOf('apps/web/app/ui/group-size.tsx')).toBe('layout');
});
