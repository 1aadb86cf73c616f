import { existsSync } from 'node:fs';
import path from 'node:path';
import { nodeEnvironment, requireNode } from './node.mjs';
import { exitIfAsked, run } from './signals.mjs';
import { isBuilt, sourcePrint, stampBuild } from './stamps.mjs';
import { root, Stop, step } from './steps.mjs';

const web = path.join(root, 'apps/web');

/** What builds the pages; none where the build is of these very sources. */
export function webBuild() {
  const print = sourcePrint();
  return isBuilt(print) ? undefined : () => buildWeb(print);
}

async function buildWeb(print) {
  await step('building the pages', 'pages built', async (start) => {
    start();
    const { code, output } = await run(requireNode(), [reactRouter(), 'build'], {
      cwd: web,
      env: nodeEnvironment({ NODE_ENV: 'production' }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    exitIfAsked();
    if (code !== 0) throw new Stop(`The pages could not be built:\n${output}`);
    stampBuild(print);
  });
}

export function reactRouter() {
  const places = [web, root].map((folder) => path.join(folder, 'node_modules/@react-router/dev/bin.cjs'));
  return places.find((place) => existsSync(place)) ?? places[1];
}
