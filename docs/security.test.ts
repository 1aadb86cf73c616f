import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../apps/server/src/settings/settings.ts';
import { root } from '../scripts/prepare/steps.mjs';

/** Those with requirements of level 1 or 2, by chapter. */
const sections: Record<number, number[]> = {
  ...{ 1: [1, 2, 3, 4, 5], 2: [1, 2, 3, 4], 3: [2, 3, 4, 5, 7], 4: [1, 2, 3, 4], 5: [1, 2, 3, 4] },
  ...{ 6: [1, 2, 3, 4, 5, 6, 8], 7: [1, 2, 3, 4, 5, 6], 8: [1, 2, 3, 4], 9: [1, 2] },
  ...{ 10: [1, 2, 3, 4, 5, 6, 7], 11: [1, 2, 3, 4, 5, 6], 12: [1, 2, 3], 13: [1, 2, 3, 4] },
  ...{ 14: [1, 2, 3], 15: [1, 2, 3], 16: [1, 2, 3, 4, 5], 17: [1, 2, 3] },
};

test('every section of ASVS has its row: met by tests that are there, or which of it is not and why', () => {
  const text = readFileSync(path.join(root, 'docs/asvs.md'), 'utf8');
  const rows = [...text.matchAll(/^\| V([\d.]+) [^|]+ \| (met|part|none of it) \|(.*?)\|(.*?)\|$/gm)];
  expect(rows.map(([, section]) => section)).toEqual(
    Object.entries(sections).flatMap(([chapter, numbers]) => numbers.map((each) => `${chapter}.${each}`)),
  );
  for (const [, section, state, tests = '', words = ''] of rows) {
    const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    if (state !== 'none of it') expect(files.length, section).toBeGreaterThan(0);
    if (state === 'none of it') expect(words.trim(), section).not.toBe('');
    if (state === 'part') expect(words, section).toMatch(new RegExp(`\\b${section}\\.\\d+`));
    for (const file of files) expect(existsSync(path.join(root, file)), file).toBe(true);
  }
});

test('the copy that researchers are sent to has the simulated bank that is spoken of', () => {
  const text = readFileSync(path.join(root, 'SECURITY.md'), 'utf8');
  const [, named = ''] = /`((?:[A-Z_]+=\S+ )*)npm start`/.exec(text) ?? [];
  const settings = Object.fromEntries(named.split(' ').flatMap((each) => (each ? [each.split('=')] : [])));
  expect(text).toContain('a simulated bank');
  expect(readSettings(settings).payments.mode).toBe('simulator');
});

test('the version that the changes speak of is ours', () => {
  const [, newest] = /^## (\d+\.\d+\.\d+)/m.exec(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8')) ?? [];
  expect(newest).toBe(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version);
});
