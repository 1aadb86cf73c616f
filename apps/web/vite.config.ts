import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { inlineScript } from './scripts/inline-script.ts';
import { routeWords } from './scripts/route-words.ts';
import { terser } from './scripts/terser.ts';

export default defineConfig(({ command }) => ({
  plugins: [inlineScript(), tailwindcss(), reactRouter(), terser(), routeWords()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs comes in two files rather than fifteen.
            codeSplitting: {
              groups: [
                { name: 'router', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\// },
                // One larger file compresses better than ten small ones. Fields are left out: filter panels come
                // later, and bring theirs along.
                {
                  name: 'shell',
                  test: /\/app\/(root\.tsx|ui\/(layout\/(?!footer|page-error)|text\/(heading|price|badge)|hydration\/(defer-hydration|deferred-scripts|prefetch)|form\/(button|field)|feedback\/(toast|spinner|notice)|media\/picture)|features\/accounts\/nav\/account-slot|lib\/(api\/(call|error|load|make-call|types)|session\/session|site\/site|page\/(page-|csp-nonce\.)|words\/price-words))|\/contract\/src\/options\/option\.ts/,
                },
                { name: 'options', test: /\/contract\/src\/options\/(tour|vehicle)-options/ },
                { name: 'business-options', test: /\/contract\/src\/options\/business-options/ },
                // What pages of one thing need too, and what lists need besides.
                {
                  name: 'things',
                  test: /\/app\/(ui\/(text\/(?!price|rating-field)|form\/chip\.tsx|media\/card)|lib\/(list\/list-address|words\/preview)|features\/listings\/cards\/vehicle-words)|\/contract\/src\/drawings\/print-of/,
                },
                // What pages of one listing need.
                {
                  name: 'listing',
                  test: /\/app\/features\/listings\/pages\/(contact|record-view|kind-facts)/,
                },
                // What stands below a listing and a place alike.
                {
                  name: 'below',
                  test: /\/app\/(features\/listings\/(load-listing|related\/deferred-related)|routes\/listings\/deferred-reviews)/,
                },
                {
                  name: 'lists',
                  test: /\/app\/(ui\/(list\/(?!list-end|order-links)|feedback\/empty-state)|features\/listings\/(load-list\.|list-of|lists\/active))/,
                },
              ],
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
