import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from './app.ts';
import { openDatabase } from './platform/database/database.ts';
import { checkDue } from './platform/jobs/check-due.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { useApi } from './platform/testing.ts';

const api = useApi();
const folder = mkdtempSync(path.join(tmpdir(), 'serendib-ready-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const signUp = (name: string) =>
  api.post('/auth/register', {
    userName: name,
    email: `${name}@example.lk`,
    password: 'Kandy-Lake-7',
    confirmPassword: 'Kandy-Lake-7',
  });

describe('what PostgreSQL is short of', () => {
  const shortages = [
    [
      'room on its disk',
      '53100',
      'There is no room left to save this right now. Please try again in a few minutes.',
      '60',
    ],
    [
      'memory',
      '53200',
      'There is more to do right now than we can manage. Please try again in a moment.',
      '10',
    ],
    [
      'leave to write',
      '25006',
      'Nothing can be saved right now, only read. Please try again in a few minutes.',
      '30',
    ],
  ] as const;
  beforeAll(async () => {
    await api.db.execute(sql`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'No space left on device in /var/lib' using errcode = new.user_name; end $$`);
    await api.db.execute(
      sql`create trigger refuse before insert on users for each row when (new.user_name ~ '^[0-9]{5}$') execute function refuse()`,
    );
  });

  test.each(shortages)(
    '%s (%s) is said with words, and when to ask again',
    async (_, code, words, seconds) => {
      const answer = await signUp(code);
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toEqual({ error: words, code: 'UNAVAILABLE' });
      expect(answer.headers['retry-after']).toBe(seconds);
      // For whom it may concern it is in the log.
      expect(api.takeErrors()).toHaveLength(1);
    },
  );
});

test('a database that can only be read is not ready, and its calls say so', async () => {
  const name = new URL(api.databaseUrl).pathname.slice(1);
  await api.db.execute(sql.raw(`alter database ${name} set default_transaction_read_only = on`));
  const database = openDatabase({ url: api.databaseUrl });
  const app = await buildApp({
    publicUrl: 'http://serendib.test',
    rateLimit: false,
    accounts: { passwordWork: { memoryCost: 64, timeCost: 1, parallelism: 1 } },
    database,
    storage: openStorage({ folder }),
    log: { level: 'silent' },
  });
  try {
    const ready = await app.inject('/api/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({
      status: 'away',
      checks: { database: 'away', storage: 'ok' },
      reasons: { database: 'The database can only be read.' },
    });
    const payload = {
      userName: 'Nimal',
      email: 'nimal@example.lk',
      password: 'Kandy-Lake-7',
      confirmPassword: 'Kandy-Lake-7',
    };
    const answer = await app.inject({ method: 'POST', url: '/api/auth/register', payload });
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().error]).toEqual([
      503,
      '30',
      'Nothing can be saved right now, only read. Please try again in a few minutes.',
    ]);
    expect((await app.inject('/api/vehicles')).statusCode).toBe(200);
  } finally {
    await app.close();
    await database.close();
    await api.db.execute(sql`set default_transaction_read_only = off`);
    await api.db.execute(sql.raw(`alter database ${name} reset default_transaction_read_only`));
  }
});

test('a place for uploads that nothing can be written to is not ready, though it is there', async () => {
  const storage = openStorage({ folder });
  // A file where the probe wants a folder.
  rmSync(path.join(folder, 'probe'), { recursive: true, force: true });
  writeFileSync(path.join(folder, 'probe'), '');
  const database = openDatabase({ url: api.databaseUrl });
  const app = await buildApp({
    publicUrl: 'http://serendib.test',
    database,
    storage,
    log: { level: 'silent' },
  });
  try {
    expect((await app.inject('/api/ready')).json()).toEqual({
      status: 'away',
      checks: { database: 'ok', storage: 'away' },
    });
    rmSync(path.join(folder, 'probe'));
    expect((await app.inject('/api/ready')).json()).toMatchObject({ status: 'ok' });
  } finally {
    await app.close();
    await database.close();
  }
});

test('work that has been due for long is said, and takes no process away from its visitors', async () => {
  const jobs = new Jobs();
  for (const name of ['fresh', 'later', 'old']) jobs.repeat(name, '* * * * *', async () => undefined);
  const app = await buildApp({
    publicUrl: 'http://serendib.test',
    database: { db: api.db, replica: api.db, close: async () => undefined },
    storage: openStorage({ folder }),
    log: { level: 'silent' },
    checks: { queue: checkDue(api.db, jobs) },
    jobs,
  });
  const add = (name: string, when: string) =>
    api.db.execute(
      sql`select graphile_worker.add_job(${name}, run_at => now() - ${when}::interval, max_attempts => 2)`,
    );
  try {
    await add('fresh', '1 minute');
    await add('later', '-1 hour');
    // Of another version, or of a setting that is off: no worker here would do them.
    await add('listings:districts', '9 minutes');
    await add('backups:make', '9 minutes');
    expect((await app.inject('/api/ready')).json().checks).toMatchObject({ queue: 'ok' });
    await add('old', '7 minutes');
    await expect
      .poll(async () => (await app.inject('/api/ready')).json().checks.queue, { timeout: 10_000 })
      .toBe('degraded');
    const ready = await app.inject('/api/ready');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toMatchObject({
      status: 'degraded',
      reasons: { queue: 'Work behind the requests has been waiting for 7 minutes.' },
    });
  } finally {
    await app.close();
    await api.db.execute(sql`delete from graphile_worker._private_jobs`);
  }
});

test('who asks at once is answered by one look at each part, and what is away is said once a second', async () => {
  const looks = { bucket: 0, queue: 0 };
  let [asked, allHaveAsked] = [0, Promise.withResolvers<void>()];
  const lines: string[] = [];
  const storage = openStorage({ folder });
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() });
  const app = await buildApp({
    publicUrl: 'http://serendib.test',
    database: { db: api.db, replica: api.db, close: async () => undefined },
    storage: {
      ...storage,
      check: async () => {
        looks.bucket += 1;
        await storage.check();
      },
    },
    onRoute: (route) => {
      if (route.url !== '/api/ready') return;
      const { handler } = route;
      route.handler = function (...given) {
        const answered = handler.apply(this, given);
        asked += 1;
        if (asked === 50) allHaveAsked.resolve();
        return answered;
      };
    },
    log: { level: 'warn', destination: { write: (line) => lines.push(line) } },
    checks: {
      queue: async () => {
        looks.queue += 1;
        await allHaveAsked.promise;
        throw new Error('nothing to see');
      },
    },
  });
  try {
    const crowd = async () => {
      [asked, allHaveAsked] = [0, Promise.withResolvers()];
      const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/api/ready')));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    };
    await crowd();
    expect(looks.queue).toBe(1);
    for (let round = 0; round < 3; round += 1) await app.inject('/api/ready');
    expect(looks.bucket).toBe(1);
    expect(lines.filter((line) => line.includes('queue is away'))).toHaveLength(1);
    vi.advanceTimersByTime(1_001);
    await crowd();
    expect(looks.bucket).toBe(2);
  } finally {
    vi.useRealTimers();
    await app.close();
  }
});
