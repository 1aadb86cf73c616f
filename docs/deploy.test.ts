import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../apps/server/src/settings.ts';
import { sparing, sparingEnvironment } from '../scripts/prepare/node.mjs';
import { serverFolder } from '../scripts/prepare/stamps.mjs';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const settingsTable = () => {
  const [, table = ''] = /## Settings\n([\s\S]*?)\n## /.exec(read('docs/operations.md')) ?? [];
  return new Set([...table.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name));
};
const unit = read('deploy/serendib.service');
const container = read('deploy/Containerfile');
const compose = read('deploy/compose.yaml');

/** Heeded by the C library, and by no program of ours. */
const ofTheSystem = Object.keys(sparingEnvironment);

test('what is started in a container and by systemd is there', () => {
  const program = 'apps/server/build/main.js';
  expect(container).toContain(`CMD ["node", ${sparing.map((flag) => `"${flag}", `).join('')}"${program}"]`);
  expect(unit).toContain(`ExecStart=/usr/bin/env node ${sparing.join(' ')} ${program}`);
  const environment = Object.entries(sparingEnvironment).map(([name, value]) => `${name}=${value}`);
  expect(container).toContain(`ENV ${environment.join(' ')}\n`);
  expect(unit).toContain(` ${environment.join(' ')}\n`);
  expect(program).toBe(path.relative(root, path.join(serverFolder, 'main.js')));
  for (const [, file = ''] of container.matchAll(/import\('\.\/([^']+)'\)/g))
    expect(existsSync(path.join(root, file)), file).toBe(true);
  for (const [, file = ''] of compose.matchAll(/(?:dockerfile: |'\.\/)(?:deploy\/)?([\w.]+)/g))
    expect(existsSync(path.join(root, 'deploy', file)), file).toBe(true);
});

test('a container is not root, writes nothing into its program, and says how it is', () => {
  expect(container.indexOf('USER node')).toBeGreaterThan(container.lastIndexOf('COPY'));
  expect(container).toMatch(/HEALTHCHECK[\s\S]*\/api\/health/);
  expect(container).toContain('npm ci --omit=dev');
  expect(compose).toContain('read_only: true');
  expect(compose).toContain('cap_drop: [ALL]');
});

test('the settings that are named are settings, and a production that starts', () => {
  const known = settingsTable();
  const [, block = ''] = / {2}app:[\s\S]*?environment:\n([\s\S]*?)\n {4}volumes/.exec(compose) ?? [];
  const given = Object.fromEntries(
    [...block.matchAll(/^ {6}([A-Z][A-Z0-9_]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const [, fixed = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
  const names = [
    ...Object.keys(given),
    ...[...container.matchAll(/\b([A-Z_]+)=/g)].map(([, name = '']) => name),
    ...fixed.split(' ').map((pair) => pair.replace(/=.*/, '')),
  ];
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect([...known, ...ofTheSystem]).toContain(name);
  const secrets: Record<string, string> = { ADMIN_EMAIL: 'nimali@example.com' };
  const filled = Object.entries(given).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{(\w+)(?::-([^}]*)|:\?)\}/g, (_, variable: string, otherwise?: string) =>
      otherwise === undefined ? (secrets[variable] ?? 'a-secret') : otherwise,
    ),
  ]);
  expect(readSettings(Object.fromEntries(filled))).toMatchObject({
    mode: 'production',
    trustProxy: ['uniquelocal'],
  });
});

test('what the files ask to be filled in is in the example', () => {
  const asked = [...compose.matchAll(/\$\{(\w+):\?\}/g)].map(([, name = '']) => name);
  for (const name of asked) expect(read('deploy/compose.env.example')).toMatch(new RegExp(`^${name}=$`, 'm'));
});

test('the proxy writes nothing of a request into its log, which would have addresses, keys and where visitors came from', () => {
  expect(read('deploy/Caddyfile')).toMatch(/\n\tlog \{\n\t\tformat filter \{[^}]*\n\t\t\t\trequest delete\n/);
});
