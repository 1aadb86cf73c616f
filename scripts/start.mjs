// Runs on any Node ≥ 20 with only what `git clone` gives.

import { nodeEnvironment, requireNode, sparing } from './prepare/node.mjs';
import { prepare } from './prepare/prepare.mjs';
import { exitIfAsked, run } from './prepare/signals.mjs';
import { bundleOf } from './prepare/stamps.mjs';
import { explained, root } from './prepare/steps.mjs';

await explained(async () => {
  await prepare({ pages: true, development: false });
  exitIfAsked();
  const { code } = await run(requireNode(), [...sparing, bundleOf('main'), ...process.argv.slice(2)], {
    cwd: root,
    canRestart: true,
    env: nodeEnvironment({ STOP_WITH_PARENT: 'yes' }),
  });
  process.exit(code);
});
