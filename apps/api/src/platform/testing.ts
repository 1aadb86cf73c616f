import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type AppOptions, buildApp } from '../app.ts';
import type { users } from '../schema/index.ts';
import { signInPerson } from '../testing/sign-in-person.ts';
import { type Invalidations, listenForInvalidations } from './cache/invalidations.ts';
import { type Database, type Db, openDatabase } from './database/database.ts';
import { createMigratedDatabase, emptyTables } from './database/testing.ts';
import { Jobs } from './jobs/jobs.ts';
import { openJobsPool } from './jobs/worker-pool.ts';
import { openStorage } from './storage/open-storage.ts';

/** A migrated, empty database of one's own. */
export async function openTestDatabase(): Promise<Database & { url: string }> {
  const { url, drop } = await createMigratedDatabase();
  const database = openDatabase({ url, poolSize: 4 });
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

export interface TestApi {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly databaseUrl: string;
  /** Asks in-process; `path` begins below `/api`. */
  get(path: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  post(
    path: string,
    body?: InjectOptions['payload'],
    options?: InjectOptions,
  ): Promise<LightMyRequestResponse>;
  put(path: string, body: InjectOptions['payload'], options?: InjectOptions): Promise<LightMyRequestResponse>;
  patch(
    path: string,
    body: InjectOptions['payload'],
    options?: InjectOptions,
  ): Promise<LightMyRequestResponse>;
  delete(path: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  /** A new account with a confirmed address and a session, whose headers go into `options`. */
  signIn(person?: Partial<typeof users.$inferInsert>): Promise<SignedInPerson>;
  /** Empties these tables and those that refer to them. */
  empty(...tables: string[]): Promise<void>;
  /** Does the jobs that are due, those they add included. */
  runJobs(): Promise<void>;
  /** Listens on a port of its own and gives its address, for what only real HTTP shows. */
  listen(): Promise<string>;
  /** The errors logged since it was last asked. A test that expects some asks; all others fail of them. */
  takeErrors(): Record<string, unknown>[];
}

export interface SignedInPerson {
  id: string;
  email: string;
  headers: { authorization: string };
}

type Stubs = Partial<Omit<AppOptions, 'database' | 'log'>>;

/** For the top of a test file: the whole API over a database of its own, limits off. */
export function useApi(
  stubs: Stubs = {},
  build: (options: AppOptions) => Promise<FastifyInstance> = buildApp,
): TestApi {
  let database: Database & { url: string };
  let app: FastifyInstance;
  let invalidations: Invalidations;
  let jobsPool: Pool | undefined;
  const jobs = stubs.jobs ?? new Jobs();
  const folder = mkdtempSync(path.join(tmpdir(), 'serendib-media-'));
  let errors: Record<string, unknown>[] = [];
  const destination = {
    write: (line: string) => {
      const entry: Record<string, unknown> = JSON.parse(line);
      if (Number(entry.level) >= 50) errors.push(entry);
    },
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    const ignore = () => undefined;
    invalidations = listenForInvalidations({
      url: database.url,
      log: { info: ignore, warn: ignore, error: ignore },
    });
    app = await build({
      publicUrl: 'http://serendib.test',
      rateLimit: false,
      // A hash that takes no time; what production asks for is tested by itself.
      accounts: { passwordWork: { memoryCost: 64, timeCost: 1, parallelism: 1 } },
      storage: openStorage({ folder }),
      invalidations,
      ...stubs,
      jobs,
      database,
      log: { level: 'info', destination },
    });
    await app.ready();
  });
  afterEach(() => {
    const [first] = api.takeErrors();
    if (first) throw new Error(`Unexpected error in the log: ${JSON.stringify(first)}`);
  });
  afterAll(async () => {
    await app?.close();
    await invalidations?.stop();
    await jobsPool?.end();
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const api: TestApi = {
    get app() {
      return app;
    },
    get db() {
      return database.db;
    },
    get databaseUrl() {
      return database.url;
    },
    get: async (url, options) => {
      // What a test has written past the API is heard of before it looks.
      await invalidations.caughtUp();
      return app.inject({ ...options, method: 'GET', url: `/api${url}` });
    },
    post: (url, payload, options) =>
      app.inject({
        ...options,
        method: 'POST',
        url: `/api${url}`,
        ...(payload === undefined ? {} : { payload }),
      }),
    put: (url, payload, options) =>
      app.inject({
        ...options,
        method: 'PUT',
        url: `/api${url}`,
        ...(payload === undefined ? {} : { payload }),
      }),
    patch: (url, payload, options) =>
      app.inject({
        ...options,
        method: 'PATCH',
        url: `/api${url}`,
        ...(payload === undefined ? {} : { payload }),
      }),
    delete: (url, options) => app.inject({ ...options, method: 'DELETE', url: `/api${url}` }),
    signIn: (person) => signInPerson(database.db, person, stubs.clock?.()),
    empty: (...tables) => emptyTables(database.db, tables),
    runJobs: async () => {
      jobsPool ??= openJobsPool(database.url, 5);
      await jobs.runDueOn(jobsPool, app.log);
      // The queue may hear of the last job's end a moment after it said that all were done.
      for (let attempt = 0; attempt < 250 && (await hasHeldJobs(database.db)); attempt++) await wait(20);
    },
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    takeErrors: () => {
      const taken = errors;
      errors = [];
      return taken;
    },
  };
  return api;
}

async function hasHeldJobs(db: Db): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from graphile_worker._private_jobs where locked_by is not null limit 1`,
  );
  return rows.length > 0;
}
