// What a document names in backticks must be in the code: files, folders, calls, and what modules of the API are given.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare/steps.mjs';

const skipped = new Set(['node_modules', 'build', 'data', '.git', '.react-router', 'results']);
const isCode = /\.(?:tsx?|m[jt]s|cjs)$/;
/** `calendar.ts`, `web/answers/`, `modules/*.routes.ts`. */
const isFile =
  /^[\w@.*-]*(?:\/[\w@.*-]+)*(?:\.(?:tsx?|m[jt]s|cjs|css|po|sql|json|svg|md|yml|html|sh|service)|\/)$/;
/** A folder without a slash at its end is told from an address by what it begins with. */
const isFolder =
  /^(?:apps|packages|scripts|docs|e2e|bench|art|deploy|modules|platform|schema|src|app|ui|lib|features|kinds|routes)\/[\w@./*-]+$/;
/** What a guide has its reader write: the file is named in the line before. */
const made = /^.*`([\w@./-]+)`\n\n```(?!diff)/gm;
/** Made where the product is built or runs, and parts of a backup. */
const madeLater = new Set([
  ...['deploy/.env', 'apps/server/build', 'apps/web/build'],
  ...['about.json', 'ending.json'],
]);

/**
 * What of a document is not there, one line for each.
 * @param {string} text
 * @param {{ paths: ReadonlySet<string>, names: ReadonlySet<string>, context: ReadonlySet<string> }} code
 * @returns {string[]}
 */
export function missingIn(text, code) {
  const own = new Set([...text.matchAll(made)].map(([, name]) => name));
  const spans = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span);
  return [...new Set(spans)].flatMap((span) => [
    ...span
      .split(/\s+/)
      .filter((word) => (isFile.test(word) || isFolder.test(word)) && !own.has(word) && !isThere(word, code))
      .map((word) => `${word} does not exist`),
    ...[...span.matchAll(/(?<![\w.])(?:[a-z]\w*\.)*([a-z]\w*)\(/g)]
      .filter(([, name]) => !code.names.has(name))
      .map(([, name]) => `no code says ${name}(`),
    ...[...span.matchAll(/\bcontext\.(\w+)/g)]
      .filter(([, name]) => !code.context.has(name))
      .map(([, name]) => `context has no ${name}`),
  ]);
}

function isThere(word, { paths }) {
  const name = word.replace(/\/$/, '');
  if (!name || madeLater.has(name)) return true;
  if (!name.includes('*')) return paths.has(name);
  const pattern = new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
  return paths.values().some((one) => pattern.test(one));
}

/** All files of the project, from its root. */
export const projectFiles = (folder = '') =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    // What the product keeps lies at the root; elsewhere data are ours.
    if (skipped.has(entry.name) && (entry.name !== 'data' || !folder)) return [];
    return entry.isDirectory() ? projectFiles(name) : [name];
  });

/** All files and folders, by each end of their path: documents name `lists/paging.ts`. */
export function readCode() {
  const files = projectFiles();
  const paths = new Set();
  const names = new Set();
  for (const file of files) {
    const parts = file.split('/');
    for (const from of parts.keys())
      for (const to of parts.keys()) if (to >= from) paths.add(parts.slice(from, to + 1).join('/'));
    if (isCode.test(file) && !file.includes('.test.'))
      for (const word of readFileSync(path.join(root, file), 'utf8').match(/\w+/g) ?? []) names.add(word);
  }
  return { paths, names, context: membersOfContext() };
}

function membersOfContext() {
  const source = readFileSync(path.join(root, 'apps/api/src/platform/module.ts'), 'utf8');
  const [, taken = '', body = ''] =
    /interface Context extends Pick<Database, ([^>]*)> \{\n([\s\S]*?)\n\}/.exec(source) ?? [];
  const members = [...body.matchAll(/^ {2}(\w+)\??:/gm), ...taken.matchAll(/'(\w+)'/g)];
  return new Set(members.map(([, name]) => name));
}
