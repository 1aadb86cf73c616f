// Counts how the modules of the API know each other: node scripts/structure.mjs [root of the project]
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(process.argv[2] ?? '.');
const api = path.join(root, 'apps/api/src');
const isTest = /\.test\.ts$|\/(testing|global-setup)\.ts$|\/testing\//;
const files = readdirSync(api, { recursive: true })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.ts') && !file.startsWith('demo/'));
const moduleOf = (file) => /^modules\/([^/]+)\//.exec(file)?.[1];

/** Which module imports which; what a test uses does not count. */
const known = new Map();
for (const file of files.filter((name) => moduleOf(name) && !isTest.test(`/${name}`))) {
  const from = moduleOf(file);
  const imports = known.get(from) ?? new Set();
  known.set(from, imports);
  for (const [, to] of readFileSync(path.join(api, file), 'utf8').matchAll(
    /\bfrom '(\.[^']+)'|\bimport\('(\.[^']+)'\)/g,
  )) {
    const module = to && moduleOf(path.posix.join(path.posix.dirname(file), to));
    if (module && module !== from) imports.add(module);
  }
}

const modules = [...known.keys()].sort();
function reach(from, seen = new Set()) {
  for (const next of known.get(from) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
  return seen;
}
const reached = new Map(modules.map((module) => [module, reach(module)]));
const circles = new Set(
  modules.map((one) =>
    modules.filter((other) => reached.get(one)?.has(other) && reached.get(other)?.has(one)).join(', '),
  ),
);
circles.delete('');
const pairs = modules.flatMap((one) =>
  [...(known.get(one) ?? [])]
    .filter((other) => one < other && known.get(other)?.has(one))
    .map((other) => `${one} ↔ ${other}`),
);
const source = files.filter((file) => !isTest.test(`/${file}`));
const lengths = source
  .map((file) => readFileSync(path.join(api, file), 'utf8').split('\n').length - 1)
  .sort((a, b) => a - b);

console.log(`modules that enter each other: ${pairs.length}${pairs.map((pair) => `\n  ${pair}`).join('')}`);
console.log(`circles of modules: ${circles.size}${[...circles].map((circle) => `\n  ${circle}`).join('')}`);
console.log(
  `files without tests and demo: ${source.length}, lines: ${lengths.reduce((sum, length) => sum + length, 0)}`,
);
console.log(
  `median length: ${lengths[lengths.length >> 1]}, 90th percentile: ${lengths[Math.floor(lengths.length * 0.9)]}`,
);
