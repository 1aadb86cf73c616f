// Every command that a document tells a reader to run must exist, what it names of the code, and what it links to.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare/steps.mjs';
import { brokenLinksIn } from './links.mjs';
import { missingIn, projectFiles, readCode } from './named-code.mjs';

const faults = [];
const scriptsOf = (folder) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).scripts ?? {};
const workspaces = new Map(
  ['apps', 'packages'].flatMap((group) =>
    readdirSync(path.join(root, group))
      .map((name) => `${group}/${name}`)
      .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
      .map((folder) => [
        JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).name,
        folder,
      ]),
  ),
);
/** The log of changes says how things were. */
const isOfThen = 'CHANGELOG.md';
const code = readCode();
let commands = 0;

for (const file of projectFiles().filter((name) => name.endsWith('.md'))) {
  const text = readFileSync(path.join(root, file), 'utf8');
  for (const command of commandsIn(text)) {
    commands += 1;
    const fault = faultOf(command);
    if (fault) faults.push(`${file}: \`${command}\`: ${fault}`);
  }
  for (const fault of brokenLinksIn(file, text)) faults.push(`${file}: ${fault}`);
  if (file !== isOfThen) for (const fault of missingIn(text, code)) faults.push(`${file}: ${fault}`);
}
console.log(faults.length > 0 ? faults.join('\n') : `${commands} commands`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** The lines of shell blocks, and inline code that begins like a command of ours. */
function commandsIn(text) {
  const blocks = [...text.matchAll(/```(?:sh|bash|console)\n([\s\S]*?)```/g)].flatMap(([, block]) =>
    block.split('\n'),
  );
  const inline = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);
  return [...blocks, ...inline]
    .flatMap((line) => line.replace(/#.*$/, '').split('&&'))
    .map((line) =>
      line
        .trim()
        .replace(/^\$ /, '')
        .replace(/^([A-Z_]+=\S+ )+/, ''),
    )
    .filter((line) => /^(npm|npx|node) /.test(line));
}

function faultOf(command) {
  const words = command.split(/\s+/);
  if (words[0] === 'node' || words[1] === 'node') {
    const script = words.slice(words.indexOf('node') + 1).find((word) => !word.startsWith('-'));
    if (script && !existsSync(path.join(root, script))) return `${script} does not exist`;
    // The Node of a reader's shell may be 20, which cannot read it.
    return words[0] === 'node' && script?.endsWith('.ts') ? 'TypeScript needs npx node' : undefined;
  }
  if (words[0] === 'npx') {
    return existsSync(path.join(root, 'node_modules/.bin', words[1] ?? ''))
      ? undefined
      : `${words[1]} is not installed`;
  }
  const name = words[1] === 'run' ? words[2] : { start: 'start', test: 'test', t: 'test' }[words[1]];
  if (!name) return undefined;
  const at = words.findIndex((word) => word === '-w' || word === '--workspace');
  const folder = at > 0 ? (workspaces.get(words[at + 1]) ?? words[at + 1]) : '.';
  if (!existsSync(path.join(root, folder, 'package.json'))) return `there is no workspace ${folder}`;
  return scriptsOf(folder)[name] ? undefined : `there is no script ${name}`;
}
