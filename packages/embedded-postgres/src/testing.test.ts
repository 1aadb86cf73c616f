import { expect, inject, test } from 'vitest';
import { createTestDatabase, ensureTemplate, rowsOf } from './testing.ts';

test('a template is prepared once, however many ask for it at once, and copies do not share rows', async () => {
  let prepared = 0;
  const prepare = async (url: string) => {
    prepared += 1;
    await rowsOf(url, 'create table places (name text)');
  };
  const server = inject('postgresUrl');
  const names = await Promise.all([1, 2, 3].map(() => ensureTemplate(server, 'template_of_places', prepare)));
  expect(prepared).toBe(1);

  const [one, other] = await Promise.all(names.slice(0, 2).map((name) => createTestDatabase(server, name)));
  if (!one || !other) throw new Error('two databases were asked for');
  await rowsOf(one.url, "insert into places values ('Ella')");
  expect(await rowsOf(one.url, 'select name from places')).toEqual([{ name: 'Ella' }]);
  expect(await rowsOf(other.url, 'select name from places')).toEqual([]);

  await Promise.all([one.drop(), other.drop()]);
  await expect(rowsOf(one.url, 'select 1')).rejects.toThrow('does not exist');
});
