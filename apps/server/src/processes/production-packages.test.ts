import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverProgram } from '../../../../scripts/prepare/stamps.mjs';
import { root } from '../../../../scripts/prepare/steps.mjs';

const run = promisify(execFile);
let clone: string;

/** In npm's place: notes what it is asked, and brings what differs by platform. */
const npm = `import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
  const asked = process.argv.slice(2).filter((word) => /^[a-z]|=dev$/.test(word)).join(' ');
  appendFileSync('asked', asked + '\\n');
  for (const [folder, { optional }] of Object.entries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages))
    if (optional) mkdirSync(folder, { recursive: true });`;

/** The sources and the bundle of here, without packages, as they lie in a container or in production. */
beforeAll(async () => {
  serverProgram();
  clone = await mkdtemp(path.join(tmpdir(), 'serendib-clone-'));
  await cp(path.join(root, 'scripts'), path.join(clone, 'scripts'), { recursive: true });
  await mkdir(path.join(clone, 'apps/api'), { recursive: true });
  for (const name of ['apps/api/src', 'apps/server', 'apps/web', 'packages'])
    await symlink(path.join(root, name), path.join(clone, name));
  for (const name of ['apps/api/data', 'package-lock.json'])
    await cp(path.join(root, name), path.join(clone, name), { recursive: true });
  await mkdir(path.join(clone, 'npm'));
  await writeFile(path.join(clone, 'npm/npm-cli.mjs'), npm);
});
afterAll(() => rm(clone, { recursive: true, force: true }));

/** Without settings, so that the doctor says of the first one that it is missing. */
const doctor = (mode: string, npmFile = 'npm/npm-cli.mjs') =>
  run(process.execPath, ['scripts/run.mjs', 'doctor'], {
    cwd: clone,
    env: { PATH: process.env.PATH, NODE_ENV: mode, PORT: 'x', npm_execpath: path.join(clone, npmFile) },
  }).catch(({ stdout, stderr }) => ({ stdout, stderr }));
const asked = async () => (await readFile(path.join(clone, 'asked'), 'utf8')).trim().split('\n');

test('production takes out the packages of development, and its commands then run without any npm', async () => {
  const first = await doctor('production');
  expect(first.stdout).toContain('✗ Settings: PORT is not a port');
  expect(await asked()).toEqual(['ci --include=dev', 'prune --omit=dev']);

  const next = await doctor('production', 'npm/none-npm-cli.mjs');
  expect(next.stdout).toMatch(/^✗ Settings: PORT is not a port/);
  expect(next.stderr).toBe('');
});

/** `ci` takes away all packages that are there first, so that a new version is built in a folder that nothing runs from. */
test.each([
  ['scripts/prepare/signals.mjs', 'install'],
  ['apps/api/data/towns.json', 'install'],
  ['package-lock.json', 'ci'],
])('what is stale by %s is built by packages of development, which npm %s fetches', async (file, command) => {
  const changed = path.join(clone, file);
  const before = await readFile(changed);
  await appendFile(changed, '\n');
  await rm(path.join(clone, 'asked'), { force: true });
  // Not bundled in truth: there is no bundler in this clone.
  expect((await doctor('production')).stderr).toContain('✗ The server could not be bundled');
  expect(await asked()).toEqual([`${command} --include=dev`]);

  await writeFile(changed, before);
  expect((await doctor('production')).stdout).toContain('✗ Settings: PORT is not a port');
});
