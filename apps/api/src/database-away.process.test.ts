import { startTestServer, type TestServer } from '@serendib/embedded-postgres/testing';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildApp } from './app.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { isAway } from './platform/database/reason.ts';
import { users } from './schema/index.ts';

const poolSize = 4;
const limits = { poolSize, statementTimeoutMs: 2_000 };

function appOn(database: Database): Promise<FastifyInstance> {
  return buildApp({
    publicUrl: 'http://serendib.test',
    rateLimit: false,
    accounts: { passwordWork: { memoryCost: 64, timeCost: 1, parallelism: 1 } },
    database,
    // What is logged is the reason, which is looked at here by itself.
    log: { level: 'silent' },
  });
}

const away = {
  error: 'This is not available right now. Please try again in a moment.',
  code: 'UNAVAILABLE',
};

test('a database that is not there is said to be away for now, and after which time to ask again', async () => {
  const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
  const app = await appOn(database);
  try {
    const answer = await app.inject('/api/vehicles');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual(away);
    expect(answer.headers['retry-after']).toBe('5');
  } finally {
    await app.close();
    await database.close();
  }
});

describe.skipIf(process.platform !== 'linux')(
  'a PostgreSQL that stands still (frozen by way of /proc)',
  () => {
    let server: TestServer;
    let database: Database;
    let app: FastifyInstance;
    beforeAll(async () => {
      server = await startTestServer();
      await migrateDatabase(server.url);
      database = openDatabase({ url: server.url, ...limits });
      app = await appOn(database);
    });
    afterAll(async () => {
      await server.thaw();
      await app.close();
      await database.close();
      await server.stop();
    });

    const signUp = () =>
      app.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: {
          userName: 'Nimal',
          email: 'nimal@example.lk',
          password: 'Kandy-Lake-7',
          confirmPassword: 'Kandy-Lake-7',
        },
      });
    const insert = (name: string) => ({ userName: name, email: `${name}@example.lk` });
    /** All connections of the pool at once, each in a transaction that waits for the others. */
    const useAll = () => {
      let arrived = 0;
      const all = Promise.withResolvers<void>();
      return Promise.all(
        Array.from({ length: poolSize }, (_, index) =>
          database.db.transaction(async (tx) => {
            arrived += 1;
            if (arrived === poolSize) all.resolve();
            await all.promise;
            return Number((await tx.execute(sql`select ${index}::int as n`)).rows[0]?.n);
          }),
        ),
      );
    };

    test('is away for every call, and nothing is lost, doubled or mixed up once it goes on', async () => {
      const frozen = Promise.withResolvers<void>();
      const refused = Promise.withResolvers<void>();
      await useAll();
      await database.db.insert(users).values(insert('kept'));
      const halfDone = database.db
        .transaction(async (tx) => {
          await tx.insert(users).values(insert('half'));
          await frozen.promise;
          await tx.insert(users).values(insert('other-half'));
        })
        .catch((error) => error);
      // As silent as the frozen one for as long, but it is ourselves who say nothing.
      const elsewhere = openDatabase({ url: inject('postgresUrl'), ...limits });
      const patient = elsewhere.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await refused.promise;
        return (await tx.execute(sql`select 1 as n`)).rows;
      });

      await server.freeze();
      frozen.resolve();
      const [begun, ready, ...answers] = await Promise.all([
        Promise.allSettled([database.db.transaction(async () => 1), database.db.transaction(async () => 2)]),
        app.inject('/api/ready'),
        ...[app.inject('/api/vehicles'), app.inject('/api/destinations'), signUp(), signUp()],
      ]);
      expect(ready.statusCode).toBe(503);
      expect(ready.json()).toMatchObject({ checks: { database: 'away' } });
      for (const { statusCode, headers, json } of answers)
        expect({ statusCode, headers, body: json() }).toMatchObject({
          statusCode: 503,
          headers: { 'retry-after': '5' },
          body: away,
        });
      for (const each of begun) expect(each).toMatchObject({ status: 'rejected' });
      expect(isAway(await halfDone)).toBe(true);
      refused.resolve();
      expect(await patient).toEqual([{ n: 1 }]);
      await elsewhere.close();

      await server.thaw();
      await expect.poll(async () => (await app.inject('/api/ready')).json().checks.database).toBe('ok');
      // What the broken connections had asked for is over.
      await expect
        .poll(async () => {
          const { rows } = await database.db.execute(
            sql`select pid from pg_stat_activity where application_name = 'serendib' and pid <> pg_backend_pid()
            and (state <> 'idle' or xact_start is not null)`,
          );
          return rows;
        })
        .toEqual([]);
      expect(await useAll()).toEqual([0, 1, 2, 3]);
      const names = await database.db.select({ name: users.userName }).from(users);
      expect(names).toEqual([{ name: 'kept' }]);

      expect((await signUp()).statusCode).toBe(201);
      expect(await database.db.$count(users, eq(users.email, 'nimal@example.lk'))).toBe(1);
      expect((await app.inject('/api/vehicles')).statusCode).toBe(200);
    });
  },
);
