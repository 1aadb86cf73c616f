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
          if (seen.has(id) || id.includes('/node_modules/')) continue;
          seen.add(id);
          const found = this.getModuleInfo(id);
          next.push(...(found?.importedIds ?? []), ...(found?.dynamicallyImportedIds ?? []));
        }
        return seen;
      };
      const wordsOf = (ids: Set<string>) => {
        const words = new Set<number>();
        for (const id of ids)
          for (const word of wordsIn(this.getModuleInfo(id)?.code ?? '')) words.add(numberOf(word));
        return [...words];
      };
      const byRoute = Object.entries(routes).map(([id, { file }]) => [id, wordsOf(reach(file))]);
      await writeFile(
        join(dir ?? '', fileName),
        JSON.stringify({ words: all, routes: Object.fromEntries(byRoute) }),
      );
    },
  };
}

/** The words of a module's strings. What follows in a template leaves its mark: `tone-${tone}` says `tone-$`. */
function wordsIn(code: string): Set<string> {
  const texts: string[] = [];
  JSON.stringify(parseAst(code), (_key, node) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
    if (node?.type === 'TemplateLiteral')
      texts.push(node.quasis.map((part: { value: { cooked: string } }) => part.value.cooked).join('$ '));
    return typeof node === 'bigint' ? undefined : node;
  });
  return new Set(texts.flatMap((text) => text.split(/[\s"'`<>=]+/).filter(Boolean)));
}
