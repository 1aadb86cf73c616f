import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const require = createRequire(new URL('../../../api/package.json', import.meta.url));
const folder = path.dirname(require.resolve('drizzle-orm'));

test('each import of the server’s program leads where its file really is, and to what the package.json above it says', () => {
  const program = `
    import { registerHooks } from 'node:module';
    import { importQuickly } from './quick-imports.ts';
    importQuickly();
    const found = {};
    registerHooks({
      resolve(name, context, next) {
        const { url, format } = next(name, context);
        if (context.conditions.includes('import') && url.startsWith('file:')) found[url] = format;
        return { url, format };
      },
    });
    await import('../server.ts');
    process.stdout.write(JSON.stringify(found), () => process.exit());`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: new URL('.', import.meta.url),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const found = Object.entries(JSON.parse(said) as Record<string, string>);
  expect(found.length).toBeGreaterThan(900);
  const wrong = found.filter(([url, format]) => {
    const file = fileURLToPath(url);
    const kind = kindOf(file);
    return realpathSync(file) !== file || (kind && kind !== format);
  });
  expect(wrong).toEqual([]);
});

/** What Node takes a file for; where its name and package.json do not say it, its text does. */
function kindOf(file: string): string | undefined {
  const kind = { '.ts': 'module-typescript', '.js': 'module' }[path.extname(file)];
  let folder = path.dirname(file);
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  const { type } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { type?: string };
  return type === 'commonjs' && kind === 'module' ? type : type && kind;
}

test('they are found as Node finds them, and are the same modules for who imports them by another way', () => {
  const program = `
    import { importQuickly } from './quick-imports.ts';
    const plain = await import(process.argv[1] + '/sql/sql.js');
    importQuickly();
    const quick = await import(process.argv[1] + '/index.js');
    const columns = await import(process.argv[1] + '/pg-core/index.js');
    console.log(quick.sql === plain.sql, columns.pgTable.name);`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program, folder], {
    cwd: new URL('.', import.meta.url),
    encoding: 'utf8',
  });
  expect(said.trim()).toBe('true pgTable');
});

test('what it exports is read once, however many files name it', () => {
  const program = `
    import { registerHooks } from 'node:module';
    import { importQuickly } from './quick-imports.ts';
    const asked = [];
    registerHooks({
      resolve(name, context, next) {
        if (name.startsWith('drizzle-orm')) asked.push(name);
        return next(name, context);
      },
    });
    importQuickly();
    await import('../../../api/src/schema/index.ts');
    console.log(asked.sort().join());`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: new URL('.', import.meta.url),
    encoding: 'utf8',
  });
  const asked = said.trim().split(',');
  expect(asked).toContain('drizzle-orm/pg-core');
  expect(asked).toEqual([...new Set(asked)]);
});

test('who names it from the server, the API and its tables gets one and the same', () => {
  const found = ['server', 'api'].map((name) =>
    createRequire(new URL(`../../../${name}/package.json`, import.meta.url)).resolve('drizzle-orm'),
  );
  expect(new Set(found).size).toBe(1);
});
