import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environmentSchema } from '../apps/server/src/settings/environment.ts';
import { settingsInWords, settingsTable } from '../apps/server/src/settings/settings-reference.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the reference of settings is what the code says: npm run settings writes it', () => {
  expect(read('operations.md')).toContain(`\n${settingsTable()}\n`);
});

test('every setting is in the reference once, with the default that it has', () => {
  const named = settingsInWords.flatMap(({ names }) => names);
  expect(named.toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted());
  expect(named.length).toBeGreaterThan(30);
  const defaults = environmentSchema.parse({});
  for (const { names, otherwise } of settingsInWords)
    for (const name of names) {
      const value = defaults[name];
      if (typeof value === 'string' || typeof value === 'number')
        expect([name, otherwise]).toEqual([name, expect.stringContaining(`\`${value}\``)]);
    }
});

test('how a site moves to each place that a setting names is told, and where it grows by moving leads there', () => {
  const [, moving = ''] = read('operations.md').split('\n## Moving\n');
  for (const name of ['DATA_DIR', 'DATABASE_URL', 'S3_BUCKET'])
    expect(moving.split('\n## ')[0]).toContain(`\`${name}\``);
  for (const [row] of read('growing.md').matchAll(/^\|.*(?:`DATABASE_URL`|S3_).*$/gm))
    expect(row).toContain('(operations.md#moving)');
});
