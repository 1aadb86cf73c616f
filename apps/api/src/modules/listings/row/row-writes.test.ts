import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-classic';
import { beforeAll, expect, test } from 'vitest';
import { findRowWrites, type RowWrite } from './testing/row-writes.ts';

const root = path.resolve(import.meta.dirname, '../../../../../..');
const owner = 'apps/api/src/modules/listings/row/';
const isTest = /\.test\.ts$|\/(testing|global-setup)\.ts$|\/testing\//;
const files = globSync('apps/{api,server}/src/**/*.ts', { cwd: root })
  .filter((file) => !isTest.test(file))
  .map((file) => path.join(root, file));

/** Puts the rows of all tables into an empty database, where nothing else is at work yet. */
const restoring = 'apps/api/src/modules/backups/restore-backup.ts';

/** What would be overlooked by a search for the word. */
const hidden = path.join(root, 'apps/api/src/hidden-writes.ts');
const hiddenText = `
  import { eq, sql, type SQL } from 'drizzle-orm';
  import type { PgTable } from 'drizzle-orm/pg-core';
  import type { Db } from './platform/database/database.ts';
  import * as schema from './schema/index.ts';
  import { listings as offers, users } from './schema/index.ts';
  const rows = offers;
  export const renamed = (db: Db) => db.update(rows).set({ title: '' });
  export const starred = (db: Db) => db.delete(schema.listings);
  export const handed = (db: Db, table: PgTable) => db.insert(table);
  export const inText = (db: Db) => db.execute(sql\`with x as (select 1) update \${offers} set title = ''\`);
  export const inWords = 'DELETE FROM "listings" where true';
  export const inPieces = (db: Db, table: SQL) => db.execute(sql\`update \${table} set title = ''\`);
  export const locked = (db: Db) => db.select().from(offers).where(eq(offers.id, '')).for('update');
  const ofBoth = (db: Db) => db.select().from(users).innerJoin(offers, eq(offers.ownerId, users.id));
  export const lockedOf = (db: Db) => ofBoth(db).for('update', { of: offers });
  export const besideOf = (db: Db) => ofBoth(db).for('update', { of: users });
  export const lockedText = sql\`select id from listings where true order by id for no key update\`;
  export const joined = sql\`select 1 from users, listings where true for update of listings\`;
  export const beside = sql\`select 1 from listings, users where true for update of users\`;
  export const harmless = (db: Db) => db.update(users).set({ userName: '' });
  export const alike = new Map<string, string>().delete('listings');
`;

let found: RowWrite[];
beforeAll(() => {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const host = ts.createCompilerHost({ ...options, noEmit: true });
  const { readFile, fileExists } = host;
  host.readFile = (name) => (name === hidden ? hiddenText : readFile.call(host, name));
  host.fileExists = (name) => name === hidden || fileExists.call(host, name);
  const getSource = host.getSourceFile;
  host.getSourceFile = (name, version, ...rest) =>
    name === hidden
      ? ts.createSourceFile(name, hiddenText, version, true)
      : getSource.call(host, name, version, ...rest);
  const program = ts.createProgram([...files, hidden], { ...options, noEmit: true }, host);
  found = findRowWrites(program, [...files, hidden], root);
}, 120_000);

const inside = (file: string) => found.filter((one) => one.file.startsWith(file));

test('the row of a listing is written and locked by its owner alone', () => {
  const others = found.filter(({ file }) => !file.startsWith(owner) && path.join(root, file) !== hidden);
  expect(others.filter(({ table }) => table === 'listings')).toEqual([]);
  // A statement whose table cannot be read where it stands could be one of listings.
  expect(others.filter(({ table, file }) => table === '?' && file !== restoring)).toEqual([]);
});

test('the owner is found writing and locking, under whatever name', () => {
  expect(inside(owner).filter(({ does }) => does === 'write').length).toBeGreaterThan(10);
  expect(inside(owner).filter(({ does }) => does === 'lock').length).toBeGreaterThan(5);
  expect(inside(path.relative(root, hidden)).map(({ does, table }) => `${does} ${table}`)).toEqual([
    'write listings',
    'write listings',
    'write ?',
    'write listings',
    'write listings',
    'write ?',
    'lock listings',
    'lock listings',
    'lock users',
    'lock listings',
    'lock listings',
    'lock users',
    'write users',
  ]);
});
