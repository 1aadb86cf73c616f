import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../apps/server/src/settings/settings.ts';
import { settingsInWords } from '../apps/server/src/settings/settings-reference.ts';
import { sparing, sparingEnvironment } from '../scripts/prepare/node.mjs';
import { serverFolder } from '../scripts/prepare/stamps.mjs';
import { root } from '../scripts/prepare/steps.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** A section of operations.md, by its heading. */
const section = (name: string) =>
  read('docs/operations.md')
    .split(/^## /m)
    .find((text) => text.startsWith(`${name}\n`)) ?? '';
const settingsTable = () =>
  new Set([...section('Settings').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name));
const unit = read('deploy/serendib.service');
const container = read('deploy/Containerfile');
const compose = read('deploy/compose.yaml');

/** Heeded by the C library, by env and by npm, and by no program of ours. */
const ofTheSystem = [...Object.keys(sparingEnvironment), 'PATH', 'NPM_CONFIG_UPDATE_NOTIFIER'];
/** What the app is given in the compose file, as it stands there. */
const given = (): Record<string, string> => {
  const [, block = ''] = / {2}app:[\s\S]*?environment:\n([\s\S]*?)\n {4}volumes/.exec(compose) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/^ {6}([A-Z][A-Z0-9_]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
};
const namesOfContainer = [...container.matchAll(/\b([A-Z_]+)=/g)].map(([, name = '']) => name);

test('what is started in a container and by systemd is there', () => {
  const program = 'apps/server/build/main.js';
  expect(container).toContain(`CMD ["node", ${sparing.map((flag) => `"${flag}", `).join('')}"${program}"]`);
  // By the link, which a restart of the workers follows: the working folder is that of the version a primary began with.
  expect(unit).toContain(`ExecStart=/usr/bin/env node ${sparing.join(' ')} /opt/serendib/${program}\n`);
  expect(unit).toContain('WorkingDirectory=/opt/serendib\n');
  const environment = Object.entries(sparingEnvironment).map(([name, value]) => `${name}=${value}`);
  expect(container).toContain(`ENV ${environment.join(' ')}\n`);
  expect(unit).toContain(` ${environment.join(' ')}\n`);
  expect(program).toBe(path.relative(root, path.join(serverFolder, 'main.js')));
  const { scripts, optionalDependencies } = JSON.parse(read('package.json'));
  for (const file of [container, unit]) {
    expect(file).toContain('NODE_ENV=production npm run build');
    expect(scripts).toHaveProperty('build');
  }
  for (const name of Object.keys(optionalDependencies).filter((name) => name.startsWith('node-linux-')))
    expect(unit).toContain(`/opt/serendib/node_modules/${name}/bin:`);
  for (const [, file = ''] of compose.matchAll(/(?:dockerfile: |'\.\/)(?:deploy\/)?([\w.]+)/g))
    expect(existsSync(path.join(root, 'deploy', file)), file).toBe(true);
});

test('a new version is built beside the one that serves, and then put in its place whole', () => {
  const head = unit.slice(0, unit.indexOf('[Unit]')).replaceAll(/^# */gm, '');
  for (const text of [head, section('Upgrades')]) {
    const [, folder = ''] = /^cd (\S+) && NODE_ENV=production npm run build$/m.exec(text) ?? [];
    expect(folder).toMatch(/^\/opt\/serendib-\d/);
    expect(text).toContain(`\nln -sfn ${folder} /opt/serendib\n`);
    // Under a stricter one the account of the unit could not read what root installs.
    expect(text).toMatch(/^umask 022\b/m);
  }
  expect(section('Upgrades')).toMatch(/^systemctl restart serendib\b/m);
  expect(section('Upgrades')).toContain('docker compose -f deploy/compose.yaml up --build --detach\n');
});

test('what an operator runs beside the unit has its account, settings and folders', () => {
  expect(unit).toMatch(/^User=serendib$/m);
  const script = read('deploy/as-serendib.sh');
  const properties = [...script.matchAll(/ --property=(\S+)/g)].map(([, property]) => property);
  expect(properties).toContain('User=serendib');
  expect(properties).toContain('EnvironmentFile=/etc/serendib.env');
  for (const property of properties) expect(unit).toContain(`\n${property}\n`);
  const variables = [...script.matchAll(/ --setenv=(\S+)/g)].map(([, variable = '']) => variable);
  expect(variables.map((variable) => variable.replace(/=.*/, ''))).toEqual(['NODE_ENV', 'DATA_DIR']);
  for (const variable of variables)
    expect(unit).toMatch(new RegExp(`^Environment=.*\\b${variable}( |$)`, 'm'));

  const told = section('In containers, under systemd');
  for (const command of ['doctor', 'backup', 'restore'])
    expect(told).toContain(`/opt/serendib/deploy/as-serendib.sh npm run ${command}`);
  const [, backups = ''] = /\n# BACKUP_TO[^\n]*\nReadWritePaths=-(\S+)\n/.exec(unit) ?? [];
  expect(told).toMatch(new RegExp(`^install --directory --owner=serendib .*${backups}$`, 'm'));
});

test('a container is not root, writes nothing into its program, and says how it is', () => {
  expect(container.indexOf('USER node')).toBeGreaterThan(container.lastIndexOf('COPY'));
  expect(container).toMatch(/HEALTHCHECK[\s\S]*\/api\/health/);
  expect(compose).toContain('read_only: true');
  expect(compose).toContain('cap_drop: [ALL]');
});

test('the settings that are named are settings, and a production that starts', () => {
  const known = settingsTable();
  const fixed = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = '']) => pairs.split(' '));
  const names = [
    ...Object.keys(given()),
    ...namesOfContainer,
    ...fixed.map((pair) => pair.replace(/=.*/, '')),
  ];
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect([...known, ...ofTheSystem]).toContain(name);
  const secrets: Record<string, string> = { ADMIN_EMAIL: 'nimali@example.com' };
  const filled = Object.entries(given()).map(([name, value]) => [
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

/** Those that the compose file does not hand on. */
const left: Record<string, string> = {
  TRIAL_ON_NETWORK: 'of a trial',
  DEMO_DATA: 'refused in production',
  PREVIEW_LANGUAGES: 'refused in production',
  RATE_LIMIT: 'refused in production',
  S3_REGION: 'the object store beside the app has the default',
};

test('every setting of the reference can be given to the app in containers, but for those with a reason', () => {
  const handedOn = new Set([...Object.keys(given()), ...namesOfContainer]);
  const names = settingsInWords.flatMap(({ names }) => names);
  expect(names.filter((name) => !handedOn.has(name)).toSorted()).toEqual(Object.keys(left).toSorted());
});

test('where workers can be had, the memory that they may take can be had too', () => {
  expect(given()).toHaveProperty('WORKERS');
  const [, variable = ''] = /mem_limit: \$\{(\w+):-\w+\}/.exec(compose) ?? [];
  expect(read('deploy/compose.env.example')).toMatch(new RegExp(`^# ${variable}=\\w+$`, 'm'));
  expect(unit).toMatch(/\n# [^\n]*[Ww]orkers[^\n]*\nMemoryMax=/);
  for (const bound of [variable, 'MemoryMax']) expect(section('Workers')).toContain(`\`${bound}\``);
});

test('images of others have a version', () => {
  const images = [...compose.matchAll(/image: (\S+)/g)].map(([, image = '']) => image);
  expect(images.length).toBeGreaterThan(4);
  for (const image of images) expect(image).toMatch(/:(v?\d[\d.]*|RELEASE\.\S+)$/);
});

test('what the files ask to be filled in is in the example, and a real mail server is spoken to with TLS', () => {
  expect(read('deploy/compose.env.example')).toMatch(/^# MAIL_URL=smtps:/m);
  const asked = [...compose.matchAll(/\$\{(\w+):\?\}/g)].map(([, name = '']) => name);
  for (const name of asked) expect(read('deploy/compose.env.example')).toMatch(new RegExp(`^${name}=$`, 'm'));
});

test('the proxy answers nothing of metrics, with what may follow that the app takes for the same', () => {
  const [, path = ''] = /\n\trespond (\S+) 404\n/.exec(read('deploy/Caddyfile')) ?? [];
  // As Caddy matches: a star at the end stands for all that follows.
  const isAnswered = (asked: string) =>
    path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : asked === path;
  for (const asked of ['/metrics', '/metrics/']) expect([asked, isAnswered(asked)]).toEqual([asked, true]);
});

test('the proxy writes nothing of a request into its log, which would have addresses, keys and where visitors came from', () => {
  expect(read('deploy/Caddyfile')).toMatch(/\n\tlog \{\n\t\tformat filter \{[^}]*\n\t\t\t\trequest delete\n/);
});
