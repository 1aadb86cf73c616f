import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';

const root = path.resolve(import.meta.dirname, '../..');
/** What is served, or built into a page. */
const sources = '{apps/{api,server}/src,apps/web/app,packages/{contract,messages}/src}/**/*.{ts,tsx}';
const isTest = (file: string) => /\.test\.tsx?$|testing|\/dev\/|\/demo\//.test(file);

/** The regular expressions that are written out in the sources, each with the files that have it. */
export function expressionLiterals(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    if (isTest(file)) continue;
    const tree = parseAst(readFileSync(path.join(root, file), 'utf8'), {
      lang: file.endsWith('x') ? 'tsx' : 'ts',
    });
    for (const literal of literalsIn(tree)) found.set(literal, [...(found.get(literal) ?? []), file]);
  }
  return found;
}

function* literalsIn(node: unknown): Generator<string> {
  if (!node || typeof node !== 'object') return;
  const { regex } = node as { regex?: { pattern: string; flags: string } };
  if (regex) yield `/${regex.pattern}/${regex.flags}`;
  else for (const inner of Object.values(node)) yield* literalsIn(inner);
}
