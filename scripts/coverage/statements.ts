import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-classic';

export const root = path.resolve(import.meta.dirname, '../..');
/** Where the statements are kept, in the order of the page. */
export const specifications = ['docs/specification/visitor.md', 'docs/specification/signed-in-and-admin.md'];

export interface Statement {
  id: string;
  words: string;
}
export interface Section {
  title: string;
  statements: Statement[];
}
/** A test that names a statement in a comment above it: `// Proves NAV-01, NAV-02.` */
export interface Proof {
  id: string;
  file: string;
  title: string;
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The sections of a specification with their statements: list items that begin with an identifier in bold type. */
export function sectionsOf(file: string): Section[] {
  const sections: Section[] = [];
  for (const line of read(file).split('\n')) {
    const title = /^## (.+)$/.exec(line)?.[1];
    if (title) sections.push({ title, statements: [] });
    const [, id, words] = /^- \*\*([A-Z]+(?:-[A-Z]+)*-\d{2,})\*\* (.+)$/.exec(line) ?? [];
    if (id && words) sections.at(-1)?.statements.push({ id, words });
    else if (line.startsWith('- ')) throw new Error(`${file} has a statement without an identifier: ${line}`);
  }
  return sections;
}

/** What all tests say that they prove, and comments that stand above no test. */
export function findProofs(): { proofs: Proof[]; astray: string[] } {
  const files = globSync('{apps,art,bench,docs,e2e,packages,scripts}/**/*.{test.ts,test.tsx,journey.ts}', {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|build|results)$/.test(name),
  }).sort();
  const proofs: Proof[] = [];
  const astray: string[] = [];
  for (const file of files) {
    const text = read(file);
    if (!text.includes('// Proves ')) continue;
    const named = proofsIn(file, text);
    proofs.push(...named);
    const written = [...text.matchAll(/^\s*\/\/ Proves (.+)\.$/gm)].flatMap(([, ids = '']) =>
      ids.split(', '),
    );
    if (written.length !== named.length || written.length === 0)
      astray.push(`${file}: ${written.length} are written in comments, ${named.length} above a test`);
  }
  return { proofs, astray };
}

function proofsIn(file: string, text: string): Proof[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const proofs: Proof[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node)) {
      const title = titleOf(node.expression, source);
      const comments = title ? (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) : [];
      for (const { pos, end } of comments) {
        const ids = /^\/\/ Proves (.+)\.$/.exec(text.slice(pos, end))?.[1]?.split(', ') ?? [];
        for (const id of ids) proofs.push({ id, file, title: title ?? '' });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return proofs;
}

/** The title of `test('…', …)`, `describe('…', …)` and of what `each` gives. */
function titleOf(node: ts.Expression, source: ts.SourceFile): string | undefined {
  if (!ts.isCallExpression(node) || !/^(test|it|describe)\b/.test(node.expression.getText(source))) return;
  const [title] = node.arguments;
  if (!title) return;
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isTemplateExpression(title)) return title.getText(source).slice(1, -1);
  return;
}
