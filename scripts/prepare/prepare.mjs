import { install, removeDevelopment } from './install.mjs';
import { withProjectLock } from './project-lock.mjs';
import { serverBuild } from './server-build.mjs';
import { Stop } from './steps.mjs';
import { webBuild } from './web-build.mjs';

/**
 * Everything that `git clone` does not give: packages and the right Node, with `bundle` the server's and its commands' bundle,
 * and with `pages` the built pages too. What runs without `development` has packages of development only while something
 * is built by them: in production they are taken out again.
 */
export async function prepare({ pages, bundle = pages, development = true }) {
  if (process.platform === 'win32') throw new Stop('On Windows, start this inside WSL (wsl --install).');
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Stop(`Node 20 or newer is needed to begin with; this is ${process.version}.`);
  }
  await withProjectLock(async () => {
    const builds = [pages && webBuild(), bundle && serverBuild()].filter(Boolean);
    await install({ development: development || builds.length > 0 });
    for (const build of builds) await build();
    if (!development && process.env.NODE_ENV === 'production') await removeDevelopment();
  });
}
