import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNode, requireNode } from './node.mjs';
import { exitIfAsked, run } from './signals.mjs';
import { isInstalled, stampInstall } from './stamps.mjs';
import { root, Stop, step } from './steps.mjs';

/** Installs what package-lock.json says, unless that was done. */
export async function install() {
  await step('installing the packages', 'packages installed', async (start) => {
    if (isInstalled() && findNode()) return false;

    start();
    const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
    await npmInstall(process.execPath);
    const node = requireNode();
    // npm leaves out optional packages whose "engines" do not name the Node it runs on. Ours are used with 24.
    if (missing(lockText).length > 0 && node !== process.execPath) await npmInstall(node);
    const stillMissing = missing(lockText);
    if (stillMissing.length > 0) {
      throw new Stop(
        `These packages did not arrive: ${stillMissing.join(', ')}. Is the registry reachable? Try again.`,
      );
    }
    stampInstall();
    return true;
  });
}

async function npmInstall(node) {
  const npm = process.env.npm_execpath;
  const [program, first] = npm?.includes('npm-cli') ? [node, [npm]] : ['npm', []];
  const options = ['--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  // A registry that says nothing is told of after a minute, not after seven.
  const patience = ['--fetch-retries=1', '--fetch-timeout=30000'];
  const { code } = await run(program, [...first, 'ci', ...options, ...patience, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  }).catch((error) => {
    throw new Stop(`npm could not be started: ${error.message}`);
  });
  exitIfAsked();
  if (code !== 0) throw new Stop('npm could not install the packages; its words are above.');
}

/** Packages for this very platform that npm left out without saying so. */
function missing(lockText) {
  return Object.entries(JSON.parse(lockText).packages)
    .filter(([where, entry]) => entry.optional && (entry.os || entry.cpu) && fits(where, entry))
    .map(([where]) => where)
    .filter((where) => !existsSync(path.join(root, where)));
}

function fits(where, { os, cpu, libc }) {
  const ours = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  const theirs = libc ?? (/musl/.test(where) ? ['musl'] : undefined);
  return (
    admits(os, process.platform) &&
    admits(cpu, process.arch) &&
    (process.platform !== 'linux' || admits(theirs, ours))
  );
}

function admits(list, name) {
  if (!list) return true;
  const names = [list].flat();
  return names.some((entry) => entry.startsWith('!')) ? !names.includes(`!${name}`) : names.includes(name);
}
