import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing.ts';
import { openDatabase } from '../database.ts';
import { asPart } from './parts.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let locker: pg.Client;
beforeAll(async () => {
  opened = await openTestDatabase();
  locker = new pg.Client({ connectionString: opened.url });
  await locker.connect();
});
afterAll(async () => {
  await locker?.end();
  await opened?.close();
});

test.each(['payments', 'reviews'])(
  'while %s is locked by somebody, calls that do not need it go on, and those that do once it is free',
  async (table) => {
    const database = openDatabase({ url: opened.url, poolSize: 10 });
    const count = (name: string, from: string) =>
      asPart(name, () => database.db.execute(`select count(*) from ${from}`).then(() => name));
    await locker.query(`begin; lock table ${table} in access exclusive mode`);
    const waiting = Array.from({ length: 30 }, (_, number) =>
      count(`GET /of-${number % 3}`, table).catch(() => 'refused'),
    );
    const begun = performance.now();
    for (let times = 0; times < 20; times += 1) await count('GET /vehicles', 'listings');
    // The first waits until those that are stuck are known to be, and no other does.
    const ms = performance.now() - begun;
    expect(ms).toBeLessThan(5_000);
    await locker.query('commit');
    const ended = await Promise.all(waiting);
    expect(ended.filter((name) => name !== 'refused').length).toBeGreaterThanOrEqual(7);
    await count('GET /of-0', table);
    expect(database.connections().waiting).toBe(0);
    await database.close();
  },
);
