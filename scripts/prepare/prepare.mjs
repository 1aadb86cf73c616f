import { install } from './install.mjs';
import { withProjectLock } from './project-lock.mjs';
import { buildServer } from './server-build.mjs';
import { Stop } from './steps.mjs';
import { buildWeb } from './web-build.mjs';

/**
 * Everything that `git clone` does not give: packages and the right Node, with `bundle` the server's and its commands' bundle,
 * and with `pages` the built pages too.
 */
export async function prepare({ pages, bundle = pages }) {
  if (process.platform === 'win32') throw new Stop('On Windows, start this inside WSL (wsl --install).');
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Stop(`Node 20 or newer is needed to begin with; this is ${process.version}.`);
  }
  await withProjectLock(async () => {
    await install();
    if (pages) await buildWeb();
    if (bundle) await buildServer();
  });
}
