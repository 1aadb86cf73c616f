// Every command of `package.json` beside `start` and `test`: the preparation of `npm start`, another program or none.

import { nodeEnvironment, requireNode } from './prepare/node.mjs';
import { prepare } from './prepare/prepare.mjs';
import { exitIfAsked, run } from './prepare/signals.mjs';
import { programs as bundled, bundleOf } from './prepare/stamps.mjs';
import { explained, root, Stop } from './prepare/steps.mjs';

/** What an operator runs beside the server, from the same bundle. */
const commands = bundled.filter((name) => name !== 'main');

const programs = {
  // Runs nothing after it: what is built here is served by systemd, or in a container.
  build: { pages: true, development: false },
  dev: {
    // Only our own server code: Vite writes a file that --watch alone would take for a change, and start anew for ever.
    args: [
      ...['apps/api/src', 'apps/server/src', 'packages'].map((folder) => `--watch-path=${folder}`),
      '--watch-preserve-output',
      'apps/server/src/programs/main.ts',
    ],
    env: { NODE_ENV: 'development', STOP_WITH_PARENT: 'yes' },
    pages: false,
  },
  ...Object.fromEntries(
    commands.map((name) => [
      name,
      { args: [bundleOf(name)], pages: false, bundle: true, development: false },
    ]),
  ),
  bench: { args: ['bench/main.ts'], pages: true },
  pictures: { args: ['scripts/pictures.ts'], pages: true },
  art: { args: ['art/all.ts'], pages: false },
  messages: { args: ['scripts/messages/extract.ts'], pages: false },
  coverage: { args: ['scripts/coverage/write.ts'], pages: false },
  settings: { args: ['scripts/settings/write.ts'], pages: false },
  expressions: { args: ['scripts/expressions/check.ts'], pages: false },
  chaos: { args: ['apps/server/src/testing/chaos/main.ts'], pages: true },
  fuzz: { args: ['apps/server/src/testing/fuzz/main.ts'], pages: true },
  sqlmap: { args: ['apps/server/src/testing/fuzz/sqlmap.ts'], pages: true },
  soak: { args: ['apps/server/src/testing/chaos/soak.ts'], pages: true },
};

await explained(async () => {
  const [name, ...more] = process.argv.slice(2);
  const program = programs[name];
  if (!program) throw new Stop(`Say which: ${Object.keys(programs).join(', ')}`);
  await prepare(program);
  exitIfAsked();
  if (!program.args) return;
  const { code } = await run(requireNode(), [...program.args, ...more], {
    cwd: root,
    env: nodeEnvironment(program.env),
  });
  process.exit(code);
});
