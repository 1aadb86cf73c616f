import { existsSync } from 'node:fs';
import path from 'node:path';
import { nodeEnvironment, requireNode } from '../prepare/node.mjs';
import { run } from '../prepare/signals.mjs';
import { root } from '../prepare/steps.mjs';
import { reactRouter } from '../prepare/web-build.mjs';

const bin = (name) => path.join(root, 'node_modules', name);
const web = path.join(root, 'apps/web');

export async function node(args, { env = {}, cwd = root, ...options } = {}) {
  return run(requireNode(), args, {
    cwd,
    ...options,
    env: nodeEnvironment({ FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs one after the other until one fails. */
async function all(...runs) {
  let output = '';
  for (const each of runs) {
    const done = await each();
    output += done.output;
    if (done.code !== 0) return { code: done.code, output };
  }
  return { code: 0, output };
}

/** What several checkers know they find out each for itself: on two cores beside other steps that is twice the work. */
const oneChecker = ['--checkers', '1'];

/** What was found out of files that have not changed since is read from here: a check after a small change takes a quarter. */
const remembering = (name) => [
  '--incremental',
  '--tsBuildInfoFile',
  path.join(root, `node_modules/.cache/types/${name}.tsbuildinfo`),
];

export const types = () =>
  all(
    () => node([bin('typescript/bin/tsc'), '-p', '.', ...oneChecker, ...remembering('root')]),
    () => node([reactRouter(), 'typegen'], { cwd: web }),
    () => node([bin('typescript/bin/tsc'), '-p', 'apps/web', ...oneChecker, ...remembering('web')]),
  );

export const lint = () =>
  all(
    () => node([bin('@biomejs/biome/bin/biome'), 'check', '.']),
    () => node(['scripts/test/banned-words.mjs']),
    () => node(['scripts/messages/check.ts']),
    () => node(['scripts/styles/logical-sides.ts']),
    () => node(['scripts/migrations/table-locks.ts']),
  );

export const laws = () =>
  node([
    '--import',
    './scripts/test/classic-typescript.mjs',
    bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
    '--config',
    '.dependency-cruiser.cjs',
    ...['apps', 'packages', 'bench', 'e2e'].filter((folder) => existsSync(path.join(root, folder))),
  ]);

export const docs = () => node(['scripts/test/docs.mjs']);
