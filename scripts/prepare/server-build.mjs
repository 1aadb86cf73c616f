import path from 'node:path';
import { nodeEnvironment, requireNode } from './node.mjs';
import { exitIfAsked, run } from './signals.mjs';
import { isServerBuilt, serverFolder, serverPrint, stampServerBuild } from './stamps.mjs';
import { root, Stop, step } from './steps.mjs';

/** What bundles the server's program; none where the bundle is of these very sources. */
export function serverBuild() {
  const print = serverPrint();
  return isServerBuilt(print) ? undefined : () => buildServer(print);
}

async function buildServer(print) {
  await step('bundling the server', 'server bundled', async () => {
    const { code, output } = await run(
      requireNode(),
      [path.join(root, 'scripts/prepare/bundle-server.mjs'), serverFolder],
      { cwd: root, env: nodeEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] },
    );
    exitIfAsked();
    if (code !== 0) throw new Stop(`The server could not be bundled:\n${output}`);
    stampServerBuild(print);
  });
}
