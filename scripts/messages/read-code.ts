import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keyOf, type Message } from '@serendib/messages/messages';
import ts from 'typescript-classic';
import destinations from '../../apps/api/data/destinations.json' with { type: 'json' };
import districts from '../../apps/api/data/districts.json' with { type: 'json' };
import provinces from '../../apps/api/data/provinces.json' with { type: 'json' };
import areas from '../../packages/messages/src/areas.json' with { type: 'json' };
import { isWords } from './is-words.ts';

/** Names of places that pages know by themselves; those of destinations are data. */
export const nameFiles = [
  { file: 'apps/api/data/districts.json', names: districts },
  { file: 'apps/api/data/provinces.json', names: provinces },
];

/** What the data tell of destinations, districts and provinces. */
const placeWords: Found[] = [
  ...destinations.flatMap(({ summary, bestTimeToVisit, activities, attractions, facts, description }) =>
    [
      { text: summary, context: 'summary' },
      { text: bestTimeToVisit, context: 'best time' },
      ...activities.map((text) => ({ text, context: 'thing to do' })),
      ...attractions.map((text) => ({ text, context: 'sight' })),
      ...facts.map((text) => ({ text, context: 'fact' })),
      { text: description, context: 'of a destination' },
    ].map((message) => ({ ...message, file: 'apps/api/data/destinations.json' })),
  ),
  ...districts.flatMap(({ description, keyAttractions }) =>
    [
      { text: description, context: 'of a district' },
      ...keyAttractions.map(({ name }) => ({ text: name, context: 'sight' })),
    ].map((message) => ({ ...message, file: 'apps/api/data/districts.json' })),
  ),
  ...provinces.map(({ description }) => ({
    ...{ text: description, context: 'of a province' },
    file: 'apps/api/data/provinces.json',
  })),
].map((message) => ({ ...message, area: 'destinations' }));

export const root = path.join(import.meta.dirname, '../..');

export interface Area {
  folders: readonly string[];
  converted: boolean;
}
export const areaTable: Readonly<Record<string, Area>> = areas;

export interface Found extends Message {
  area: string;
  file: string;
}
export interface Literal {
  area: string;
  file: string;
  line: number;
  text: string;
}
export interface CodeRead {
  messages: Found[];
  /** What reads like words to a person and is no message. */
  literals: Literal[];
  /** What cannot be read as a message. */
  faults: string[];
}

/** All code that may say something, whether it is read or not. */
export const sources = () =>
  globSync(['apps/{web/app,api/src,server/src}/**/*.{ts,tsx}', 'packages/contract/src/**/*.ts'], {
    cwd: root,
  });

const places = Object.entries(areaTable)
  .flatMap(([area, { folders }]) => folders.map((folder) => ({ area, folder })))
  .toSorted((a, b) => b.folder.length - a.folder.length);

/** The area of a file, or `none`; the longest path decides. */
export const areaOf = (file: string): string =>
  places.find(({ folder }) => file === folder || file.startsWith(`${folder}/`))?.area ?? 'none';

/** All files whose words are read, each with its area. */
export function filesByArea(): { area: string; file: string }[] {
  // What is for tests, for developers or for other programs, and what invented people have written.
  const unread = [
    /\.test\.|\/testing|\.testing\.|\.d\.ts$|global-setup/,
    // Names of places there are read by `placeName`.
    /woven-map-data/,
    /\/routes\/dev\/|\/api\/src\/(demo|schema)\/|\/openapi\//,
    // SQL, what operators read in the log, other programs' protocols, and what a bank is sent.
    /\.queries\.ts$|\/payments\/(gateway|simulator\/(deliver|merchant-api)|chargebacks\/evidence\.ts)|\/src\/platform\/(audit|jobs|http\/(replies|serve))|\/modules\/backups\/(?!schedule)/,
    /\/platform\/(database\/(check|database|migrate|refuse-newer|replicas|silence)|storage\/check)/,
    /\/server\/src\/(?!web\/answers\/)/,
    /contract\/src\/(languages\/|listings\/endpoints\/|listings\/kind\.ts|options\/places\.ts)/,
  ];
  return sources()
    .filter((file) => !unread.some((pattern) => pattern.test(file)))
    .toSorted()
    .map((file) => ({ area: areaOf(file), file }));
}

/** `{ count, day: dayInWords(at) }`; a name of an object, or another object spread into it, would be lost in a build. */
const isWrittenOut = (params: ts.Expression) =>
  ts.isObjectLiteralExpression(params) &&
  params.properties.every((one) => ts.isPropertyAssignment(one) || ts.isShorthandPropertyAssignment(one));

/** All messages of the code, in the order in which they stand there. */
export function readCode(): CodeRead {
  const read: CodeRead = { messages: [], literals: [], faults: [] };
  for (const { file, names } of nameFiles)
    for (const { name } of names) read.messages.push({ text: name, context: 'place', area: 'names', file });
  read.messages.push(...placeWords);
  for (const { area, file } of filesByArea())
    readSource(area, file, readFileSync(path.join(root, file), 'utf8'), read);
  return read;
}

const asking = new Set(['t', 'parts', 'each']);
const stringIn = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

export function readSource(area: string, file: string, text: string, read: CodeRead): void {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const lines = text.split('\n');
  const take = (node: ts.CallExpression, name: string) => {
    if (name === 'each') {
      for (const each of node.arguments) {
        const value = stringIn(each);
        if (value === undefined) read.faults.push(`${file}:${lineOf(node)}: each() takes words in quotes`);
        else read.messages.push({ text: value, context: 'option', area, file });
      }
      return;
    }
    const [first, params, third] = node.arguments;
    const message = stringIn(first);
    if (message === undefined) {
      read.faults.push(`${file}:${lineOf(node)}: ${name}() takes a message in quotes, as it stands`);
      return;
    }
    if (params && name === 't' && !ts.isObjectLiteralExpression(params) && stringIn(params) !== undefined)
      read.faults.push(`${file}:${lineOf(node)}: a context is the third thing that t() takes, after {}`);
    else if (params && name === 't' && !isWrittenOut(params))
      read.faults.push(
        `${file}:${lineOf(node)}: what stands for placeholders is written out where t() is called: a build puts it into the words`,
      );
    if (!message.startsWith('@')) read.messages.push({ text: message, context: stringIn(third), area, file });
  };
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && asking.has(node.expression.text)) {
      take(node, node.expression.text);
      if (node.expression.text !== 'each') for (const param of node.arguments.slice(1)) walk(param);
      return;
    }
    const words = isWords(node);
    if (words !== undefined && !/not a message/.test(`${lines[lineOf(node) - 1]}${lines[lineOf(node) - 2]}`))
      read.literals.push({ area, file, line: lineOf(node), text: words });
    ts.forEachChild(node, walk);
  };
  walk(source);
}

/** The messages of each area once, with the files they stand in. */
export function byArea(
  messages: readonly Found[],
): Map<string, Map<string, { message: Found; files: string[] }>> {
  const all = new Map<string, Map<string, { message: Found; files: string[] }>>();
  for (const message of messages) {
    const list = all.get(message.area) ?? new Map();
    const known = list.get(keyOf(message)) ?? { message, files: [] };
    if (!known.files.includes(message.file)) known.files.push(message.file);
    list.set(keyOf(message), known);
    all.set(message.area, list);
  }
  return all;
}
