import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

const lockFile = path.join(root, 'package-lock.json');
const installStamp = path.join(root, 'node_modules/.serendib-stamp');
const buildStamp = path.join(root, 'apps/web/build/.stamp');
export const serverFolder = path.join(root, 'apps/server/build');
const serverStamp = path.join(serverFolder, '.stamp');
const sources = ['apps/web', 'packages/contract', 'packages/messages', 'package-lock.json'];
/** All that the bundle takes in, packages of others apart. */
export const serverSources = [
  'apps/api/data',
  'apps/api/src',
  'apps/server/src',
  'packages/contract/src',
  'packages/embedded-postgres/src',
  'packages/messages/src',
  'scripts/prepare',
  'package-lock.json',
];
const notSources = new Set(['build', '.react-router', 'node_modules']);

/** All packages; without those of development it is enough to run what is built. */
export const isInstalled = () => holds(installStamp, lockPrint());
export const isInstalledToRun = () => isInstalled() || holds(installStamp, runPrint());
export const isBuilt = (print = sourcePrint()) => holds(buildStamp, print);

// npm ci and the build empty their folders first, so a stamp is there only after the whole of it.
export const stampInstall = () => writeFileSync(installStamp, lockPrint());
export const stampInstallToRun = () => writeFileSync(installStamp, runPrint());
export const removeInstallStamp = () => rmSync(installStamp);
/** `print` is of the sources before they were built: what changed meanwhile is not in the build. */
export const stampBuild = (print) => writeFileSync(buildStamp, print);

export const isServerBuilt = (print) => holds(serverStamp, print);

/** What is bundled: the server and the commands beside it, each a file of `apps/server/src/programs`. */
export const programs = [
  ...['main', 'seed', 'backup', 'restore'],
  ...['doctor', 'audit-check', 'forget-factors'],
];
export const bundleOf = (name) => path.relative(root, path.join(serverFolder, `${name}.js`));

let isOfThese = false;
/** The server's program, or a command's, for tests and measurements; a bundle of other sources would prove nothing. */
export function serverProgram(name = 'main') {
  isOfThese ||= isServerBuilt(serverPrint());
  if (!isOfThese)
    throw new Error('The server is not bundled of these sources: npm test and npm run bench do that first.');
  return bundleOf(name);
}

export const stampServerBuild = (print) => writeFileSync(serverStamp, print);

export const sourcePrint = () => printOf(sources);
export const serverPrint = () => printOf(serverSources);

function printOf(names) {
  const hash = createHash('sha256');
  for (const name of names) addTo(hash, name);
  return hash.digest('hex');
}

function lockPrint() {
  return createHash('sha256')
    .update(`${readFileSync(lockFile, 'utf8')}${process.platform}${process.arch}`)
    .digest('hex');
}

const runPrint = () => `${lockPrint()} without packages of development`;

function holds(stamp, print) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
}

function addTo(hash, name) {
  const full = path.join(root, name);
  if (path.extname(name) === '.json') {
    hash.update(`${name}\n`).update(readFileSync(full));
    return;
  }
  const entries = readdirSync(full, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isDirectory() && !notSources.has(entry.name)) addTo(hash, `${name}/${entry.name}`);
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) {
      hash.update(`${name}/${entry.name}\n`).update(readFileSync(path.join(full, entry.name)));
    }
  }
}
