import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../prepare/steps.mjs';

const notOurs = new Set(['node_modules', 'build', '.react-router', 'data', 'public']);
const files = globSync('{*,{apps,art,bench,docs,e2e,packages,scripts}/**/*}.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (name) => notOurs.has(path.basename(name)),
});
const saying = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')));

test('no path is read from an address, in which a space or a letter beyond ASCII is escaped', () => {
  expect(files.length).toBeGreaterThan(2_000);
  expect(saying(/\bimport\.meta\.url\)\.pathname/)).toEqual([]);
});

/** What these import before they have found the Node of the packages, and what that imports. */
function importedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(path.join(root, file), 'utf8');
  for (const [, name = ''] of text.matchAll(/^(?:import|export)\b[^;]*?'(\.[^']+)';/gm))
    importedBy(path.posix.join(path.posix.dirname(file), name), found);
  return found;
}

test('what any Node from 20 on begins with asks nothing of its module that 20.0 does not know', () => {
  const begun = new Set(['start', 'run', 'test'].flatMap((name) => [...importedBy(`scripts/${name}.mjs`)]));
  expect(begun).toContain('scripts/prepare/server-build.mjs');
  const wants = (file: string) =>
    /\bimport\.meta\.(?!url\b)\w+/.exec(readFileSync(path.join(root, file), 'utf8'))?.[0];
  expect([...begun].filter(wants)).toEqual([]);
});

test('no program asks whether it is the main one in the way that the packaged Node of some machines does not know', () => {
  // On Macs with Apple's processor it is 24.0, and such a program ends there having done nothing.
  expect(saying(/\bimport\.meta\.main\b/)).toEqual([]);
});
