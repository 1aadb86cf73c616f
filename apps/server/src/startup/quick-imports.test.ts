import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

const require = createRequire(new URL('../../../api/package.json', import.meta.url));
const folder = path.dirname(require.resolve('drizzle-orm'));

test('all files of the package whose imports are told to Node are modules, as they are told to be', () => {
  expect(globSync('**/package.json', { cwd: folder })).toEqual(['package.json']);
  expect(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).type).toBe('module');
});

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
