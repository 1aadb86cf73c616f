import type { Plugin } from 'vite';
import { walk } from './walk.ts';

/** Where `t`, `parts`, `each` and `table` come from. */
const isSource = (from: string, id: string) =>
  /(^|\/)words\/t(\.ts)?$/.test(from) || (from === './t.ts' && id.includes('/contract/src/words/'));
const marked = ['t', 'parts', 'each', 'table'];

/**
 * Leaves a mark in the bundle wherever code asks for a message, `__t("…", {…})`, so that once it is built the words of
 * each language can be put in its place (localize.ts).
 */
export const markMessages = (): Plugin => ({
  name: 'mark-messages',
  apply: 'build',
  transform: {
    // Routes come once more with a query, in the parts that they are split into.
    filter: { id: /\.tsx?(\?|$)/, code: /\/t(\.ts)?['"]/ },
    handler: (code, id) => ({ code: withMarks(code, id), map: null }),
  },
});

export function withMarks(code: string, id: string): string {
  const names = new Map<string, string>();
  const changes: { start: number; end: number; text: string }[] = [];
  walk(code, (node) => {
    if (node.type === 'ImportDeclaration' && isSource(String(node.source?.value), id))
      for (const { imported, local } of node.specifiers ?? [])
        if (marked.includes(imported.name)) names.set(local.name, imported.name);
    const name = node.type === 'CallExpression' ? names.get(node.callee?.name ?? '') : undefined;
    if (node.callee && name) {
      changes.push({ ...node.callee, text: `/*@__PURE__*/__${name}` });
      const [message, , context] = node.arguments ?? [];
      if (typeof message?.value !== 'string')
        throw new Error(`${id}: ${name}() takes a message as it stands, in quotes`);
      if (name === 't' && context)
        changes.push({ ...message, text: JSON.stringify(`${String(context.value)}\u0004${message.value}`) });
    }
  });
  let text = code;
  for (const { start, end, text: mark } of changes.toSorted((a, b) => b.start - a.start))
    text = text.slice(0, start) + mark + text.slice(end);
  return text;
}
