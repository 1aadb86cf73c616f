import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunks, deferredChunks, isOf } from './scripts/chunks.ts';
import { inlineScript } from './scripts/inline-script.ts';
import { markMessages } from './scripts/messages/mark.ts';
import { plainZod } from './scripts/plain-zod.ts';
import { routeWords } from './scripts/route-words.ts';
import { terser } from './scripts/terser.ts';

/** Half as much to read for Node; names stay as they are, for traces of errors. */
const withoutSpace = { compress: false, mangle: false, codegen: { removeWhitespace: true } };

export default defineConfig(({ command }) => ({
  plugins: [
    inlineScript(),
    plainZod(),
    tailwindcss(),
    reactRouter(),
    markMessages(),
    terser(),
    routeWords(),
    deferredChunks(),
  ],
  resolve: { alias: { '~': path.join(import.meta.dirname, 'app') } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      // What every page begins with is there already, and the filter of HTML is asked for by what sets it: each list that
      // names them again is longer than it need be.
      resolveDependencies: (_, names) =>
        names.filter((name) => !/\/(router|root|rolldown-runtime|trusted-html)-[^/]+\.js$/.test(name)),
    },
  },
  environments: {
    // One file of each language's pages: Node would look for, read and link some two hundred at each start.
    ssr: { build: { rolldownOptions: { output: { codeSplitting: false, minify: withoutSpace } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: chunks.map((chunk) => ({
                name: chunk.name,
                test: (id: string) => isOf(chunk, id),
                includeDependenciesRecursively: !chunk.withoutDependencies,
              })),
            },
          },
        },
      },
    },
  },
  ...(command === 'build' && {
    // The server bundle carries React itself, so that a trial (no NODE_ENV) does not render with its
    // development build, which is several times slower.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
}));
