import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ToldInvalidations } from '../../../platform/cache/testing.ts';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { useApi } from '../../../platform/testing.ts';
import { addListing } from '../testing.ts';
import { KnownRows, keepRows } from './found-listing.ts';
import { findPublic } from './listing.queries.ts';

const api = useApi();
const told = new ToldInvalidations();
let database: Database;
let sent: string[] = [];
let ids: string[];
beforeAll(async () => {
  database = openDatabase({ url: api.databaseUrl, onQuery: (query) => sent.push(query) });
  keepRows({ db: database.db, replica: database.db, invalidations: told });
  ids = [await addListing(api, 'vehicle'), await addListing(api, 'vehicle')];
});
afterAll(() => database.close());

const read = (db = database.db) => findPublic(db, 'vehicle', ids);
/** Whether whole rows were asked for, or their versions alone. */
async function asked() {
  sent = [];
  const found = await read();
  return { found, whole: sent.some((query) => query.includes('row_to_json')), statements: sent.length };
}
const look = (db = database.db) =>
  db.execute(sql`update listings set view_count = view_count + 1 where id = ${ids[0]}::uuid`);

test('rows that are known are asked for by their versions alone, and one that changed is read', async () => {
  const first = await read();
  for (let times = 0; times < 20; times++) await read();
  const known = await asked();
  expect([known.whole, known.statements]).toEqual([false, 1]);
  expect(known.found).toEqual(first);
  expect(known.found[0]).toBe(first[0]);
  expect(known.found[0]).not.toHaveProperty('key');

  await look();
  const changed = await asked();
  expect([changed.whole, changed.statements]).toEqual([true, 2]);
  expect(changed.found.map(({ viewCount }) => viewCount).sort()).toEqual([0, 1]);
  expect(changed.found.find(({ id }) => id === ids[1])).toBe(first.find(({ id }) => id === ids[1]));
});

test('a transaction reads what it has written itself, each time', async () => {
  const seen = await database.db.transaction(async (tx) => {
    const counts: number[] = [];
    for (let times = 0; times < 3; times++) {
      await look(tx as typeof database.db);
      const found = await read(tx as typeof database.db);
      counts.push(found.find(({ id }) => id === ids[0])?.viewCount ?? Number.NaN);
    }
    return counts;
  });
  expect(seen).toEqual([2, 3, 4]);
});

test('where changes go unheard, and after it, whole rows are read: another server may be there', async () => {
  for (let times = 0; times < 20; times++) await read();
  const [before] = await read();
  expect((await asked()).whole).toBe(false);
  told.disconnectedSince = performance.now();
  expect((await asked()).whole).toBe(true);
  told.comeBack();
  const again = await asked();
  expect(again.whole).toBe(true);
  expect(again.found).toContainEqual(before);
  expect(again.found).not.toContain(before);
});

test('a row that is kept keeps nothing of the answers that it came in', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const rows = new KnownRows({ disconnectedSince: undefined, subscribe: () => undefined });
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed / 1024 / 1024;
  };
  const before = used();
  // 300 answers of half a megabyte each, of which one short row is new; then as many in which it is met again.
  for (const times of ['first', 'again']) {
    for (let n = 0; n < 300; n += 1) {
      const answer = `${JSON.stringify({ key: `row ${n} of version 1`, id: n, details: {} })}\n${'x'.repeat(500_000)}${n}`;
      rows.read([Buffer.from(answer).toString().split('\n')[0] ?? ''], true);
    }
    expect(used() - before, times).toBeLessThan(30);
  }
});
