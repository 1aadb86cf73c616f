import { registerHooks } from 'node:module';

/**
 * For each file of a package Node reads that package's whole `package.json` again, to know whether it is a module, and for
 * each import of one by its name what it exports. drizzle-orm's names all its files: 180 kB, two hundred times, were a third
 * of what a start took. Its files are modules, and there is one drizzle-orm for all who name it.
 */
export function importQuickly(): void {
  const named = new Map<string, string>();
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (/^drizzle-orm(\/|$)/.test(specifier) && isImported(context.conditions)) {
        const known = named.get(specifier);
        if (known) return { url: known, format: 'module', shortCircuit: true };
        const found = nextResolve(specifier, context);
        named.set(specifier, found.url);
        return found;
      }
      const { parentURL } = context;
      const isWithin = parentURL?.includes('/node_modules/drizzle-orm/') && /^\.\.?\/.*\.js$/.test(specifier);
      if (!isWithin) return nextResolve(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    },
  });
}

/** Who requires a package gets other files of it. */
const isImported = (conditions: readonly string[] = []) => conditions.includes('import');
