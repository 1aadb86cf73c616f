import path from 'node:path';
import ts from 'typescript-classic';

/** A place in the sources that writes rows of a table or locks them; the table is `?` where it cannot be read there. */
export interface RowWrite {
  file: string;
  line: number;
  table: string;
  does: 'write' | 'lock';
}

const writes = new Set(['insert', 'update', 'delete']);
const unread = '?';

const inText =
  /\b(?:update|insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:"?public"?\.)?"?(\?|\w+)/gi;
/** Words without which neither finds anything: what a template is given is only then asked for its type. */
const verbs = /\b(?:update|insert|delete|merge|truncate|share)\b/i;
const afterLock = /^(set|skip|of|nowait)$/i;
const locksInText =
  /\bfrom\s+(?:only\s+)?"?(\?|\w+)"?(?:(?!\bfrom\b)[\s\S])*?\bfor\s+(?:no\s+key\s+update|update|share|key\s+share)\b(?:\s+of\s+"?(\w+))?/gi;

/**
 * Finds them by type and not by name, so that an import under another name, a variable or a parameter is seen through,
 * and in the text of SQL, with the tables that stand in it as values.
 */
export function findRowWrites(program: ts.Program, files: readonly string[], root: string): RowWrite[] {
  const checker = program.getTypeChecker();
  const found: RowWrite[] = [];

  const has = (type: ts.Type, ...names: string[]) => names.every((name) => type.getProperty(name));
  function tableOf(node: ts.Expression): string | undefined {
    const inner = checker.getTypeAtLocation(node).getProperty('_');
    if (!inner) return undefined;
    const name = checker.getTypeOfSymbolAtLocation(inner, node).getProperty('name');
    const type = name && checker.getTypeOfSymbolAtLocation(name, node);
    return type?.isStringLiteral() ? type.value : unread;
  }
  function textOf(node: ts.TemplateLiteral | ts.StringLiteral): string {
    if (!ts.isTemplateExpression(node)) return node.text;
    if (!verbs.test(node.getText())) return '';
    const spans = node.templateSpans.map(
      ({ expression, literal }) => (tableOf(expression) ?? unread) + literal.text,
    );
    return node.head.text + spans.join('');
  }
  /** The table of the `from` that a chain of calls began with. */
  function fromOf(node: ts.Node): string | undefined {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
    const [first] = node.arguments;
    if (node.expression.name.text === 'from' && first) return tableOf(first);
    return fromOf(node.expression.expression);
  }
  /** The table in `{ of: table }`, which of several is the one that is locked. */
  function namedIn(options: ts.Expression | undefined): string | undefined {
    if (!options || !ts.isObjectLiteralExpression(options)) return undefined;
    const of = options.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === 'of');
    return of && ts.isPropertyAssignment(of) ? tableOf(of.initializer) : undefined;
  }

  for (const file of files) {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} is not in the program.`);
    const note = (node: ts.Node, table: string, does: RowWrite['does']) =>
      found.push({
        file: path.relative(root, file),
        line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
        table,
        does,
      });
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
        const { name, expression } = node.expression;
        const [first] = node.arguments;
        if (
          first &&
          writes.has(name.text) &&
          has(checker.getTypeAtLocation(expression), 'insert', 'select', 'execute')
        )
          note(node, tableOf(first) ?? unread, 'write');
        if (first && name.text === 'for' && ts.isStringLiteral(first))
          note(node, namedIn(node.arguments[1]) ?? fromOf(expression) ?? unread, 'lock');
      }
      if (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node)) {
        const text = textOf(node);
        for (const [, table = unread] of text.matchAll(inText))
          if (!afterLock.test(table)) note(node, table.toLowerCase(), 'write');
        // Of several tables `of` names the one that is locked.
        for (const [, from = unread, table = from] of text.matchAll(locksInText))
          note(node, table.toLowerCase(), 'lock');
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}
