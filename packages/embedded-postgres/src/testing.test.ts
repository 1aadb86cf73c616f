import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createTestDatabase, ensureTemplate } from './testing.ts';

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('a template is prepared once, however many ask for it at once, and copies do not share rows', async () => {
  let prepared = 0;
  const prepare = async (url: string) => {
    prepared += 1;
    await query(url, 'create table places (name text)');
  };
  const server = inject('postgresUrl');
  const names = await Promise.all([1, 2, 3].map(() => ensureTemplate(server, 'template_of_places', prepare)));
  expect(prepared).toBe(1);

  const [one, other] = await Promise.all(names.slice(0, 2).map((name) => createTestDatabase(server, name)));
  if (!one || !other) throw new Error('two databases were asked for');
  await query(one.url, "insert into places values ('Ella')");
  expect(await query(one.url, 'select name from places')).toEqual([{ name: 'Ella' }]);
  expect(await query(other.url, 'select name from places')).toEqual([]);

  await Promise.all([one.drop(), other.drop()]);
  await expect(query(one.url, 'select 1')).rejects.toThrow('does not exist');
});
