import { registerHooks } from 'node:module';

interface Found {
  url: string;
  format?: string | null | undefined;
}

/**
 * For workers of Vitest, which load the server from its sources. For each import of a file Node looks where the file really
 * is and reads the `package.json` above it, to know whether it is a module; for each import of a package by its name it
 * reads what that exports. The server's sources have four thousand imports of one thousand files: this was half of what
 * loading them took. Files of one folder lie below one `package.json`, so that the first of them tells for all; and
 * there is one copy of each of these packages for all who name it.
 */
export function importQuickly(): void {
  const named = new Map<string, Found>();
  const formats = new Map<string, string>();
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const { conditions, parentURL } = context;
      if (!isImported(conditions)) return nextResolve(specifier, context);
      if (isOfOneCopy.test(specifier)) {
        const known = named.get(specifier) ?? nextResolve(specifier, context);
        named.set(specifier, known);
        return { url: known.url, format: known.format, shortCircuit: true };
      }
      if (!parentURL?.startsWith('file:') || !isBeside.test(specifier))
        return nextResolve(specifier, context);
      const { href } = new URL(specifier, parentURL);
      const place = href.slice(0, href.lastIndexOf('/')) + href.slice(-3);
      const format = formats.get(place);
      if (format) return { url: href, format, shortCircuit: true };
      const found = nextResolve(specifier, context);
      // A link leads elsewhere, and what has no format yet is told by its text.
      if (found.url === href && found.format) formats.set(place, found.format);
      return found;
    },
  });
}

const isOfOneCopy = /^(drizzle-orm|@serendib)(\/|$)/;
/** A file by its whole name. */
const isBeside = /^\.\.?\/.*\.[jt]s$/;

/** Who requires a package gets other files of it. */
const isImported = (conditions: readonly string[] = []) => conditions.includes('import');
