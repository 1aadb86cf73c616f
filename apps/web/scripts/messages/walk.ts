import { parseAst } from 'vite';

/** What is read of a parsed script. */
export interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  callee?: Node;
  arguments?: Node[];
  source?: Node;
  specifiers?: { imported: { name: string }; local: { name: string } }[];
  properties?: { key: { name?: string; value?: unknown }; value: Node }[];
  quasis?: { value: { cooked: string } }[];
}

/** Looks at every node of a script, those around others before them. */
export function walk(code: string, look: (node: Node) => void): void {
  JSON.stringify(parseAst(code), (_key, node: Node | bigint | null) => {
    if (typeof node === 'bigint') return undefined;
    if (node) look(node);
    return node;
  });
}
