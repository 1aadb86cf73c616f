import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { languageCodes } from '@serendib/contract/languages/languages';
import { describe, expect, test } from 'vitest';
import { listingPages, pagesToLookAt } from '../../../../e2e/pages.ts';
import { isRead, limit } from '../../../../e2e/reach.ts';
import { isBuilt } from '../../../../scripts/prepare/stamps.mjs';

interface Asset {
  module: string;
  imports?: string[];
}
interface Assets {
  entry: Asset;
  routes: Record<string, Asset & { id: string; path?: string; parentId?: string }>;
}

const web = new URL('../../../web/build/', import.meta.url);
const sizes = new Map<string, number>();
const sizeOf = (script: string) => {
  const size = sizes.get(script) ?? gzipSync(readFileSync(new URL(`client${script}`, web))).length;
  sizes.set(script, size);
  return size;
};

/** What a page begins with: the entry, its route, those around it and all that they import. */
function scriptsOf({ entry, routes }: Assets, path: string): Set<string> {
  const parts = path.split(/[?#]/)[0]?.split('/').filter(Boolean) ?? [];
  const isOf = (names: string[]) =>
    names.length === parts.length && names.every((name, at) => name.startsWith(':') || name === parts[at]);
  const pages = Object.values(routes).filter((route) => route.id !== 'root');
  const found = pages.find((route) => isOf((route.path ?? '').split('/').filter(Boolean))) ?? routes.root;
  const around: Asset[] = [entry];
  for (let at = found; at; at = at.parentId ? routes[at.parentId] : undefined) around.push(at);
  return new Set(around.flatMap(({ module, imports = [] }) => [module, ...imports]));
}

/** A script of the build with all that it imports. */
function withImports(script: string, found = new Set<string>()): Set<string> {
  if (found.has(script)) return found;
  found.add(script);
  const text = readFileSync(new URL(`client/assets/${script}`, web), 'utf8');
  for (const [, next = ''] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) withImports(next, found);
  return found;
}

describe.skipIf(!isBuilt())('scripts before a visitor does anything (needs the pages built)', () => {
  test.each(languageCodes)('are few in %s', async (language) => {
    const server = new URL(`${language === 'en' ? 'server' : `server-${language}`}/index.js`, web);
    expect(existsSync(server)).toBe(true);
    const { assets } = (await import(server.href)) as { assets: Assets };
    const one = Object.values(assets.routes)
      .map(({ path = '' }) => `/${path}`)
      .filter((path) => /^\/(vehicles|tour-guides|tours|business-listings|blogs)\/:id$/.test(path));
    expect(one).toHaveLength(Object.keys(listingPages).length);
    const others = ['/compare?kind=vehicle', '/calendar/vehicle/1', '/offers', '/payment/receipt/SER-1'];
    const trips = ['/trip', '/trip/driver', '/trip/paper', '/trip/019acd00-0000-7000-8000-000000000001'];
    const sums = [...pagesToLookAt, ...one, ...trips, ...others].filter(isRead).map((path) => {
      const scripts = [...scriptsOf(assets, path)];
      return [path, scripts.reduce((sum, script) => sum + sizeOf(script), 0)] as const;
    });
    expect(sums.length).toBeGreaterThan(30);
    expect(sums.filter(([, bytes]) => bytes > limit)).toEqual([]);
  });

  test('what loads the data of a page brings no schemas of the contract, and none of what administrators see', () => {
    const loads = readdirSync(new URL('client/assets/', web)).filter((name) => /^load-.*\.js$/.test(name));
    expect(loads.length).toBeGreaterThan(10);
    const heavy = loads.flatMap((load) =>
      [...withImports(load)].filter((name) => /^(zod|admin)-/.test(name)).map((name) => [load, name]),
    );
    expect(heavy).toEqual([]);
  });

  test('no page begins with schemas of the contract, nor do those of administrators', async () => {
    const { assets } = (await import(new URL('server/index.js', web).href)) as { assets: Assets };
    const heavy = Object.values(assets.routes).flatMap(({ id, module, imports = [] }) =>
      [module, ...imports].filter((script) => /\/(zod|schemas)-/.test(script)).map((script) => [id, script]),
    );
    expect(heavy).toEqual([]);
  });
});
