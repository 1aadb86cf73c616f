// `node scripts/messages/wrap.ts <folder or file>…`: makes messages of the words that stand there. What it leaves is
// listed by `node scripts/messages/check.ts --list <area>`, and is for a person: sentences with links in them, words put
// together of pieces. Look at every change: not all that reads like words is read.

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-classic';
import { type CodeRead, filesByArea, readSource, root } from './read-code.ts';

interface Change {
  start: number;
  end: number;
  text: string;
}

const quoted = (text: string) =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
/** ICU reads these as its own. */
const hasOwnSigns = (text: string) => /[{}#]|'[{}]/.test(text);

const nameOf = (node: ts.Expression, taken: Set<string>): string => {
  const last = ts.isPropertyAccessExpression(node)
    ? node.name.text
    : ts.isIdentifier(node)
      ? node.text
      : ts.isCallExpression(node)
        ? node.arguments.length === 1 && node.arguments[0] && !ts.isObjectLiteralExpression(node.arguments[0])
          ? nameOf(node.arguments[0], new Set())
          : 'value'
        : 'value';
  let name = /^[a-z]\w*$/i.test(last) ? last : 'value';
  while (taken.has(name)) name += '2';
  taken.add(name);
  return name;
};

/** Texts and expressions in turn as one message. */
function asMessage(pieces: readonly (string | ts.Expression)[]): string | undefined {
  const taken = new Set<string>();
  const params: string[] = [];
  let message = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      if (hasOwnSigns(piece)) return undefined;
      message += piece;
      continue;
    }
    const name = nameOf(piece, taken);
    const source = piece.getText();
    params.push(source === name ? name : `${name}: ${source}`);
    message += `{${name}}`;
  }
  return `t(${quoted(message)}${params.length > 0 ? `, { ${params.join(', ')} }` : ''})`;
}

/** What an element says, where that is words and plain values alone: one message. */
function ofElement(parent: ts.JsxElement | ts.JsxFragment): Change | undefined {
  const pieces: (string | ts.Expression)[] = [];
  for (const child of parent.children) {
    if (ts.isJsxText(child)) pieces.push(child.text.replaceAll(/\s*\n\s*/g, '\n'));
    else if (ts.isJsxExpression(child) && child.expression) {
      const { expression } = child;
      if (ts.isStringLiteral(expression)) pieces.push(expression.text);
      else if (
        /=>|<\w/.test(expression.getText()) ||
        ts.isConditionalExpression(expression) ||
        ts.isBinaryExpression(expression)
      )
        return undefined;
      else pieces.push(expression);
    } else return undefined;
  }
  const first = parent.children[0];
  const last = parent.children.at(-1);
  if (!first || !last) return undefined;
  const tidy = pieces.map((piece, index) => {
    if (typeof piece !== 'string') return piece;
    // As JSX does: the ends of lines go, with the spaces around them.
    let text = piece.replaceAll(/([^\n])\n([^\n])/g, '$1 $2').replaceAll('\n', '');
    if (index === 0) text = text.trimStart();
    if (index === pieces.length - 1) text = text.trimEnd();
    return text;
  });
  const message = asMessage(tidy.filter((piece) => piece !== ''));
  return message ? { start: first.getFullStart(), end: last.getEnd(), text: `{${message}}` } : undefined;
}

function changeOf(node: ts.Node): Change | undefined {
  const at = { start: node.getStart(), end: node.getEnd() };
  if (ts.isJsxText(node)) {
    const { parent } = node;
    return ts.isJsxElement(parent) || ts.isJsxFragment(parent) ? ofElement(parent) : undefined;
  }
  const pieces = ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.flatMap(({ expression, literal }) => [expression, literal.text])]
    : ts.isStringLiteralLike(node)
      ? [node.text]
      : undefined;
  const message = pieces && asMessage(pieces.filter((piece) => piece !== ''));
  if (!message) return undefined;
  return { ...at, text: ts.isJsxAttribute(node.parent) ? `{${message}}` : message };
}

for (const wanted of process.argv.slice(2))
  for (const { area, file } of filesByArea()) {
    if (file !== wanted && !file.startsWith(`${wanted}/`)) continue;
    const full = path.join(root, file);
    let text = readFileSync(full, 'utf8');
    const read: CodeRead = { messages: [], literals: [], faults: [] };
    readSource(area, file, text, read);
    const changes = new Map<number, Change>();
    for (const { node } of read.literals) {
      const change = changeOf(node);
      if (change) changes.set(change.start, change);
    }
    const inTurn = [...changes.values()].toSorted((a, b) => b.start - a.start);
    // Of two, one within the other, the outer one has both.
    const apart = inTurn.filter(
      (one) => !inTurn.some((other) => other !== one && other.start <= one.start && other.end >= one.end),
    );
    for (const { start, end, text: words } of apart) text = text.slice(0, start) + words + text.slice(end);
    if (apart.length === 0) continue;
    if (!/import \{[^}]*\bt\b[^}]*\} from '[^']*words\/t/.test(text)) {
      const inContract = file.startsWith('packages/contract/src/');
      const from = inContract
        ? path.relative(path.dirname(file), 'packages/contract/src/words/t.ts').replace(/^(?!\.)/, './')
        : '@serendib/contract/words/t';
      text = `import { t } from '${from}';\n${text}`;
    }
    writeFileSync(full, text);
    console.log(`${file}: ${apart.length}`);
  }
