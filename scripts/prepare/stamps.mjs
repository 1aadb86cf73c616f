import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

const lockFile = path.join(root, 'package-lock.json');
const installStamp = path.join(root, 'node_modules/.serendib-stamp');
const buildStamp = path.join(root, 'apps/web/build/.stamp');
const sources = ['apps/web', 'packages/contract', 'packages/messages', 'package-lock.json'];
const notSources = new Set(['build', '.react-router', 'node_modules']);

export const isInstalled = () => holds(installStamp, lockPrint());
export const isBuilt = () => holds(buildStamp, sourcePrint());

// npm ci and the build empty their folders first, so a stamp is there only after the whole of it.
export const stampInstall = () => writeFileSync(installStamp, lockPrint());
/** `print` is of the sources before they were built: what changed meanwhile is not in the build. */
export const stampBuild = (print) => writeFileSync(buildStamp, print);

export function sourcePrint() {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex');
}

function lockPrint() {
  return createHash('sha256')
    .update(`${readFileSync(lockFile, 'utf8')}${process.platform}${process.arch}`)
    .digest('hex');
}

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
