import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, parseAst, type ResolvedConfig } from 'vite';

/** Where the server's bundle finds it: which words stand in what each route is made of. */
const fileName = 'route-words.json';

type Routes = Record<string, { file: string }>;
type WithRoutes = ResolvedConfig & {
  __reactRouterPluginContext: { reactRouterConfig: { appDirectory: string; routes: Routes } };
};

/**
 * A class that a page can ever show stands somewhere in the modules that its route imports, now or later; so does
 * Tailwind look for them too. This writes down the words of each route, by which the server
 * chooses its styles (`lib/page/css/`).
 */
export function routeWords(): Plugin {
  let config: WithRoutes;
  return {
    name: 'route-words',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configResolved(resolved) {
      config = resolved as WithRoutes;
    },
    async writeBundle({ dir }) {
      const { appDirectory, routes } = config.__reactRouterPluginContext.reactRouterConfig;
      const all: string[] = [];
      const numbers = new Map<string, number>();
      const numberOf = (word: string) => {
        const number = numbers.get(word) ?? all.push(word) - 1;
        numbers.set(word, number);
        return number;
      };
      const reach = (file: string) => {
        const seen = new Set<string>();
        const next = [join(appDirectory, file)];
        for (let id = next.pop(); id !== undefined; id = next.pop()) {
          if (seen.has(id) || hasNoClasses.test(id) || hasAllStyles.test(id)) continue;
          seen.add(id);
          const found = this.getModuleInfo(id);
          next.push(...(found?.importedIds ?? []), ...(found?.dynamicallyImportedIds ?? []));
        }
        return seen;
      };
      const byModule = new Map<string, number[]>();
      const wordsOfModule = (id: string) => {
        const words = byModule.get(id) ?? [...wordsIn(this.getModuleInfo(id)?.code ?? '')].map(numberOf);
        byModule.set(id, words);
        return words;
      };
      const wordsOf = (ids: Set<string>) => [...new Set([...ids].flatMap(wordsOfModule))];
      const byRoute = Object.entries(routes).map(([id, { file }]) => [id, wordsOf(reach(file))]);
      await writeFile(
        join(dir ?? '', fileName),
        JSON.stringify({ words: all, routes: Object.fromEntries(byRoute) }),
      );
    },
  };
}

/** Packages, and the contract, which knows nothing of pages. */
const hasNoClasses = /\/node_modules\/|\/packages\/contract\//;
/** Opened when the styles of all pages have come (`loadAllCss`). */
const hasAllStyles = /\/(search-dialog|hearts)\.tsx$/;
/** What is read or followed, never a class. */
const isText = /^(children|alt|title|placeholder|href|to|src|role|aria-.+)$/;
/** A message, which is read too (messages/mark.ts). */
const isMessage = /^__(t|parts|each|table)$/;
/** A comma or a full stop after a word, and no markup; `absolute!` is a class. */
const isSentence = (text: string) => /\p{L}[.,;?…](\s|$)/u.test(text) && !/[<=]/.test(text);

interface Node {
  type: string;
  key?: { name?: string; value?: unknown };
  callee?: { name?: string };
  arguments?: (Node | null)[];
  value?: Node | string | { cooked: string };
  elements?: (Node | null)[];
  quasis?: { value: { cooked: string } }[];
}

/** The words of a module's strings. What follows in a template leaves its mark: `tone-${tone}` says `tone-$`. */
export function wordsIn(code: string): Set<string> {
  const texts: string[] = [];
  JSON.stringify(parseAst(code), (_key, node: Node | null) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
    if (node?.type === 'TemplateLiteral')
      texts.push((node.quasis ?? []).map(({ value }) => value.cooked).join('$ '));
    if (node?.type === 'CallExpression' && isMessage.test(node.callee?.name ?? ''))
      return { ...node, arguments: node.arguments?.slice(1) };
    if (node?.type === 'Property' && isText.test(String(node.key?.name ?? node.key?.value)))
      return withoutStrings(node.value as Node);
    return typeof node === 'bigint' ? undefined : node;
  });
  const withClasses = texts.filter((text) => !isSentence(text));
  return new Set(withClasses.flatMap((text) => text.split(/[\s"'`<>=]+/).filter(Boolean)));
}

const isString = (node: Node | null) => node?.type === 'Literal' || node?.type === 'TemplateLiteral';
const withoutStrings = (node: Node) => {
  if (isString(node)) return null;
  return node.elements ? node.elements.filter((element) => !isString(element)) : node;
};
