import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNode, nodeEnvironment, requireNode } from './node.mjs';
import { exitIfAsked, run } from './signals.mjs';
import {
  isInstalled,
  isInstalledToRun,
  removeInstallStamp,
  stampInstall,
  stampInstallToRun,
} from './stamps.mjs';
import { root, Stop, step } from './steps.mjs';

/** Installs what package-lock.json says, unless that was done, or what is there is enough without packages of development. */
export async function install({ development }) {
  await step('installing the packages', 'packages installed', async (start) => {
    if ((development ? isInstalled() : isInstalledToRun()) && findNode()) return false;

    start();
    const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
    // Packages of development alone are added to the others, which a server may be running by.
    if (isInstalledToRun() && findNode()) await npm(requireNode(), ['install', '--no-save', ...everything]);
    else await npmInstall(process.execPath);
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

/** Takes out what only building and testing need. */
export async function removeDevelopment() {
  await step('taking out packages of development', 'packages of development taken out', async (start) => {
    if (!isInstalled()) return false;
    try {
      // When npm is interrupted, neither all nor enough is there.
      removeInstallStamp();
    } catch {
      console.log('! packages of development stay, since this account may not change node_modules');
      return false;
    }
    start();
    // By our Node: npm would also take out optional packages whose "engines" do not name the Node it runs on.
    await npm(requireNode(), ['prune', '--omit=dev'], { env: nodeEnvironment() });
    stampInstallToRun();
    return true;
  });
}

// A registry that says nothing is told of after a minute, not after seven.
const everything = ['--include=dev', '--fetch-retries=1', '--fetch-timeout=30000'];

const npmInstall = (node) => npm(node, ['ci', ...everything]);

async function npm(node, words, options = {}) {
  const file = process.env.npm_execpath;
  const [program, first] = file?.includes('npm-cli') ? [node, [file]] : ['npm', []];
  const always = ['--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code } = await run(program, [...first, ...words, ...always], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
  }).catch((error) => {
    throw new Stop(`npm could not be started: ${error.message}`);
  });
  exitIfAsked();
  if (code !== 0) throw new Stop(`npm ${words[0]} failed; its words are above.`);
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
