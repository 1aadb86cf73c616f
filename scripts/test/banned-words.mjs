// The glossary's banned words: refused as parts of identifiers and in names of files; some in comments, those of styles too.
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../prepare/steps.mjs';

// The TypeScript that still has an API, as dependency-cruiser uses it.
const ts = createRequire(import.meta.url)('typescript-classic');
const banned = JSON.parse(readFileSync(path.join(root, 'docs/banned-words.json'), 'utf8'));
const allowed = new Set(Object.values(banned.allowed).flatMap((names) => Object.keys(names)));
const inComments = new RegExp(`\\b(${Object.keys(banned.comments).join('|')})s?\\b`, 'gi');

const ofTests = /^(test|describe)\b/;
const titles = new RegExp(`\\b(${Object.keys(banned.titles).join('|')})\\b`, 'gi');

const patterns = Object.entries(banned.patterns).map(([pattern, word]) => [new RegExp(pattern), word]);

/** `priceWords` has the parts price and words; so has `price-words.ts`. */
const partsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const inNames = { ...banned.comments, ...banned.parts };
/** A word as it may stand in the table: wishes, wished and wishing are wish, paced is pace. */
const formsOf = (part) => [
  part,
  ...(part.length > 4 ? ['s', 'es', 'd', 'ed', 'ing'] : [])
    .filter((ending) => part.endsWith(ending))
    .flatMap((ending) => {
      const stem = part.slice(0, -ending.length);
      return ending === 'ing' ? [stem, `${stem}e`] : [stem];
    }),
];

const known = new Map();

/** @param {string} name */
function faultsOfName(name) {
  if (!known.has(name)) known.set(name, findFaultsOfName(name));
  return known.get(name);
}

function findFaultsOfName(name) {
  if (allowed.has(name)) return [];
  const instead = [
    ...patterns.filter(([pattern]) => pattern.test(name)).map(([, word]) => word),
    ...partsOf(name).flatMap((part) => {
      const form = formsOf(part).find((one) => Object.hasOwn(inNames, one));
      return form ? [inNames[form]] : [];
    }),
  ];
  return instead.map((word) => `${name}: ${word}`);
}

/**
 * What is wrong with a file, one line for each place.
 * @param {string} file its path from the root
 * @param {string} text
 * @returns {string[]}
 */
export function faultsIn(file, text) {
  const faults = file
    .split('/')
    .flatMap((name) => faultsOfName(name.replace(/\..*$/, '')))
    .map((fault) => `${file}: ${fault}`);
  if (!isStyle(file) && mayHaveFaults(text)) faults.push(...faultsOfTree(file, text));
  const lineOf = (position) => text.slice(0, position).split('\n').length;
  for (const { start, end } of commentsOf(text, isStyle(file) ? ofStyles : ofCode))
    for (const [found, word] of text.slice(start, end).matchAll(inComments))
      faults.push(
        `${file}:${lineOf(start)}: "${found}" in a comment: ${banned.comments[word.toLowerCase()]}`,
      );
  return faults;
}

/** Most files have no such word anywhere: parsing all of them was most of the work. */
const mayHaveFaults = (text) =>
  (text.match(/[\p{ID_Continue}$]+/gu) ?? []).some((word) => faultsOfName(word).length > 0) ||
  hasTitles(text);
const hasTitles = (text) => text.match(titles) !== null && /\b(test|describe)\b/.test(text);

function faultsOfTree(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const found = [];
  const visit = (node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node))
      for (const fault of faultsOfName(node.text.replace(/^#/, '')))
        found.push(`${file}:${lineOf(node.end)}: ${fault}`);
    if (ts.isCallExpression(node) && ofTests.test(node.expression.getText(source))) {
      const [title] = node.arguments;
      for (const [word] of (title && ts.isStringLiteralLike(title) ? title.text : '').matchAll(titles))
        found.push(
          `${file}:${lineOf(title.end)}: "${word}" in a title: ${banned.titles[word.toLowerCase()]}`,
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isStyle = (file) => file.endsWith('.css');
const ofStyles = /\/\*[\s\S]*?\*\//g;
/** Comments as this project writes them: on lines of their own, or after code and two spaces of its own. */
const ofCode = /(?<=^|[\s{;,(])(\/\*[\s\S]*?\*\/|\/\/[^\n]*)/gm;

function* commentsOf(text, pattern) {
  for (const { index, 0: match } of text.matchAll(pattern)) yield { start: index, end: index + match.length };
}

const skipped = new Set(['node_modules', 'build', '.react-router']);

/** All files of ours: `art` draws, and has words of its own. */
const filesOfOurs = () =>
  globSync('{apps,packages,scripts,bench,e2e,docs}/**/*.{ts,tsx,mts,mjs,cjs,css}', {
    cwd: root,
    exclude: (name) => skipped.has(path.basename(name)),
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = filesOfOurs();
  const faults = files.flatMap((file) => faultsIn(file, readFileSync(path.join(root, file), 'utf8')));
  console.log(
    faults.length > 0
      ? `${faults.join('\n')}\n${faults.length} banned words: see docs/glossary.md`
      : `${files.length} files without a banned word`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}
