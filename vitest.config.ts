import { globSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = import.meta.dirname;

// The main path of a folder of the API is the test that bears the folder's name: sign-up/sign-up.test.ts.
const mainPaths = globSync('apps/api/src/modules/**/*.test.ts', { cwd: root }).filter(
  (file) => path.basename(file, '.test.ts') === path.basename(path.dirname(file)),
);
// They boot, kill, freeze or restart processes.
const processes = '**/*.process.test.ts';
const installed = '**/node_modules/**';
// They open components in a document.
const components = 'apps/web/**/*.test.tsx';
// They read the HTML that components are rendered to, as a server does: where there is no window.
const html = 'apps/web/**/*.html.test.tsx';
// They put globals or modules of their own in place before they load what reads them.
const windows = 'apps/web/**/*.window.test.{ts,tsx}';

// They go on for half a minute and more: begun last, as in a fresh clone, they would be waited for by the other worker.
const long = ['explain.test.ts', 'fuzz.test.ts', 'chaos.process.test.ts', 'guides-hold.process.test.ts'];
const isLong = ({ moduleId }: TestSpecification) => long.includes(path.basename(moduleId));
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...byProject.values()].flatMap((all) => [
      ...all.filter(isLong),
      ...all.filter((one) => !isLong(one)),
    ]);
  }
}

const onReact = [
  './vitest.setup.ts',
  './apps/web/app/testing/window.setup.ts',
  './apps/web/app/testing/owner-stacks.setup.ts',
];

const onPostgres = {
  globalSetup: ['./packages/embedded-postgres/src/global-setup.ts'],
  // Whole APIs: each worker loads the modules once, instead of once a file.
  isolate: false,
  // Node runs these sources itself, as it does for the server: Vite would transform each module for each run first.
  experimental: { viteModuleRunner: false },
  execArgv: [
    // Four threads that mark a worker's heap beside it take more of two busy cores than its tests do.
    '--single-threaded-gc',
    '--import',
    new URL('./vitest.node.ts', import.meta.url).href,
  ],
};

export default defineConfig({
  resolve: { alias: { '~': path.join(root, 'apps/web/app') } },
  test: {
    environment: 'node',
    setupFiles: ['./vitest.setup.ts'],
    // With three, what boots and kills processes outlasts its bounds, and nothing is gained.
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    testTimeout: 60_000,
    hookTimeout: 400_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // They share the modules that a worker has loaded, which took two thirds of their time, and no globals of a test.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          include: [
            'packages/{contract,messages}/src/**/*.test.ts',
            'apps/web/**/*.test.ts',
            html,
            'bench/**/*.test.ts',
            'scripts/**/*.test.ts',
            'docs/**/*.test.ts',
          ],
          exclude: [installed, 'apps/web/build/**', windows],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          // Loading React, the router and a document for each file was most of their time; a worker ends where the environment changes.
          environment: 'happy-dom',
          isolate: false,
          include: [components],
          exclude: [installed, windows, html],
          setupFiles: onReact,
        },
      },
      {
        extends: true,
        test: {
          name: 'window',
          // A file has globals and modules of its own in a worker that stays: a process for each took twice the processor.
          pool: 'vmThreads',
          include: [windows],
          exclude: [installed],
          setupFiles: onReact,
        },
      },
      { extends: true, test: { name: 'art', include: ['art/**/*.test.ts'], exclude: [installed] } },
      { extends: true, test: { ...onPostgres, name: 'main', include: mainPaths } },
      {
        extends: true,
        test: {
          ...onPostgres,
          name: 'server',
          include: [
            'packages/embedded-postgres/src/**/*.test.ts',
            'apps/api/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
          ],
          exclude: [installed, processes, ...mainPaths],
        },
      },
      {
        extends: true,
        test: {
          ...onPostgres,
          name: 'processes',
          include: ['packages/**/*.process.test.ts', 'apps/**/*.process.test.ts'],
          exclude: [installed],
          isolate: true,
        },
      },
    ],
  },
});
