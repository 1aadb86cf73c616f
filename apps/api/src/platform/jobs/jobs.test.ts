import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { signals } from '../telemetry.ts';
import { openTestDatabase } from '../testing.ts';
import { startHeartbeat } from './heartbeat.ts';
import { deleteFailedJobs, Jobs } from './jobs.ts';
import { UnrecoverableError } from './unrecoverable.ts';
import { startWorker } from './worker.ts';
import { openWorkerPool } from './worker-pool.ts';

let database: Database & { url: string };
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const silentLog = { debug: () => undefined, warn: () => undefined, error: () => undefined };

/** A kind of job that notes what it was given. */
function noting() {
  const jobs = new Jobs();
  const done: number[] = [];
  const add = jobs.define('note', z.object({ number: z.number() }), async ({ number }) => done.push(number));
  return { jobs, done, add };
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 45_000; Date.now() < end; await wait(25)) if (await holds()) return;
  throw new Error('It did not come to hold.');
}

const queued = async () =>
  (await database.db.execute(sql`select id from graphile_worker._private_jobs`)).rows;
afterEach(() => database.db.execute(sql`delete from graphile_worker._private_jobs`));

const isWorking = (worker: { check(): void }) => () => {
  try {
    worker.check();
    return true;
  } catch {
    return false;
  }
};

test('a job is there if its transaction holds, and only then', async () => {
  const { jobs, done, add } = noting();
  await database.db.transaction(async (tx) => add(tx, { number: 1 }));
  await expect(
    database.db.transaction(async (tx) => {
      await add(tx, { number: 2 });
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  await jobs.runDue(database.url, silentLog);
  expect(done).toEqual([1]);
});

test('of jobs with one key the last is done', async () => {
  const { jobs, done, add } = noting();
  await add(database.db, { number: 1 }, { key: 'only' });
  await add(database.db, { number: 2 }, { key: 'only' });
  await jobs.runDue(database.url, silentLog);
  expect(done).toEqual([2]);
});

test('what a killed worker held is done by the next, at once', async () => {
  const { jobs, done, add } = noting();
  await add(database.db, { number: 7 });
  await database.db.execute(
    sql`update graphile_worker._private_jobs set locked_by = 'pool-killed', locked_at = now() - interval '1 minute', attempts = 1`,
  );
  const worker = startWorker(database.url, jobs, silentLog);
  try {
    await until(() => done.length > 0);
    expect(done).toEqual([7]);
  } finally {
    await worker.stop();
  }
});

test('jobs that always throw hold up nobody, and are said in the log without what they were given', async () => {
  const said: string[] = [];
  const log = { ...silentLog, warn: (line: unknown) => said.push(String(line)) };
  const { jobs, done, add } = noting();
  const poison = jobs.define('poison', z.object({ secret: z.string() }), async () => {
    throw new Error('It is poison.');
  });
  for (let i = 0; i < 6; i++) await poison(database.db, { secret: 'Kandy-Lake-7' });
  for (let i = 0; i < 3; i++) await add(database.db, { number: i });
  const worker = startWorker(database.url, jobs, log);
  try {
    await until(() => done.length === 3 && said.length >= 6);
    // The first jobs are done while the worker still starts its other queues.
    await until(isWorking(worker));
    expect(
      said.filter((line) => /poison/.test(line) && /It is poison\./.test(line)).length,
    ).toBeGreaterThanOrEqual(6);
    expect(said.join()).not.toContain('Kandy-Lake-7');
    // Each waits for its next try, once its end is written; none is lost.
    await until(async () => {
      const { rows } = await database.db.execute<{ n: number }>(
        sql`select count(*)::int as n from graphile_worker._private_jobs where attempts >= 1 and run_at > now()`,
      );
      return rows[0]?.n === 6;
    });
  } finally {
    await worker.stop();
  }
});

test('what would fail however often it was tried is tried once, and told as given up', async () => {
  const jobs = new Jobs();
  const add = jobs.define('refused', z.object({}), async () => {
    throw new UnrecoverableError('It is refused.');
  });
  const told: unknown[] = [];
  const stopListening = signals.jobEnded.listen((ended) => told.push(ended));
  const warned: unknown[] = [];
  const log = { ...silentLog, warn: (...line: unknown[]) => warned.push(line[1] ?? line[0]) };
  const worker = startWorker(database.url, jobs, log);
  try {
    await add(database.db, {});
    await until(() => told.length > 0);
    expect(told).toEqual([{ task: 'refused', outcome: 'given up' }]);
    expect(warned).toContain('A job was given up at try 1');
    await until(async () => {
      const { rows } = await database.db.execute(
        sql`select attempts, max_attempts as most, last_error as error from graphile_worker._private_jobs
          where locked_at is null`,
      );
      return (
        rows.length === 1 &&
        isDeepStrictEqual({ ...rows[0] }, { attempts: 1, most: 1, error: 'It is refused.' })
      );
    });
  } finally {
    stopListening();
    await worker.stop();
  }
});

test('a job is held under a name whose lock shows that its process lives', async () => {
  const jobs = new Jobs();
  let isHeld: boolean | undefined;
  const watching = await startHeartbeat(database.url);
  const add = jobs.define('look', z.object({}), async () => {
    // The lock of its pool is there, and it is no job that is left alone for being young.
    await until(isWorking(worker));
    await database.db.execute(
      sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`,
    );
    await watching.releaseDeadJobs();
    const { rows } = await database.db.execute<{ by: string | null }>(
      sql`select locked_by as by from graphile_worker._private_jobs`,
    );
    isHeld = rows[0]?.by !== null;
  });
  await add(database.db, {});
  const worker = startWorker(database.url, jobs, silentLog);
  try {
    await until(() => isHeld !== undefined);
    expect(isHeld).toBe(true);
  } finally {
    await worker.stop();
    await watching.end();
  }
});

test('a worker goes on after the database has thrown it out', { timeout: 60_000 }, async () => {
  // The queue's own library says so on the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { jobs, done, add } = noting();
  const worker = startWorker(database.url, jobs, silentLog);
  try {
    await until(isWorking(worker));
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name in ('serendib worker', 'serendib jobs')`,
    );
    await add(database.db, { number: 3 });
    // It may be done twice, if what it was done by is thrown out before saying so.
    await until(async () => done.length > 0 && (await queued()).length === 0);
    expect([...new Set(done)]).toEqual([3]);
  } finally {
    await worker.stop();
  }
});

/** A way to the database that, once it is cut, passes nothing on and closes nothing; later connections come through until it is joined. */
async function startWay(url: string) {
  const [open, cut] = [new Set<Socket>(), new Set<Socket>()];
  const { hostname, port } = new URL(url);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const leading = new URL(url);
  leading.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: leading.href,
    /** Of the connections that are open now. */
    cut: () => {
      for (const one of open) cut.add(one.pause());
      open.clear();
    },
    join: () => {
      for (const one of cut) open.add(one.resume());
      cut.clear();
    },
    close: () => {
      for (const one of [...open, ...cut]) one.destroy();
      server.close();
    },
  };
}

test('a worker whose database is gone without a word works on the one that its address leads to now', async () => {
  // The queue's own library says so on the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { jobs, done, add } = noting();
  const way = await startWay(database.url);
  const worker = startWorker(way.url, jobs, silentLog, 1_000);
  try {
    await until(isWorking(worker));
    way.cut();
    await add(database.db, { number: 11 });
    await until(() => done.length > 0);
    expect(done).toEqual([11]);
    await until(isWorking(worker));
  } finally {
    await worker.stop();
    way.close();
  }
});

test('a worker whose database is gone without a word stops when it is told to', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { jobs } = noting();
  const way = await startWay(database.url);
  const worker = startWorker(way.url, jobs, silentLog);
  try {
    await until(isWorking(worker));
    // The queue was looked after, and is not for ten seconds more: nothing is asked of the database now.
    await until(async () => {
      const { rows } = await database.db.execute<{ rests: boolean | null }>(
        sql`select bool_and(state = 'idle' and query like 'update %' and state_change < now() - interval '0.1 seconds') as rests
          from pg_stat_activity where datname = current_database() and application_name = 'serendib worker'`,
      );
      return rows[0]?.rests === true;
    });
    way.cut();
    let hasStopped = false;
    const asked = performance.now();
    void worker.stop().then(() => {
      hasStopped = true;
    });
    await until(() => hasStopped);
    // Its jobs have five seconds, the heartbeat and the connections one each.
    expect(performance.now() - asked).toBeLessThan(10_000);
  } finally {
    way.close();
    await worker.stop();
  }
});

test('what a worker does while its database stands still and goes on is done once', async () => {
  const jobs = new Jobs();
  const [goesOn, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let times = 0;
  const add = jobs.define('wait for others', z.object({}), async () => {
    times += 1;
    begun.resolve();
    await goesOn.promise;
  });
  const way = await startWay(database.url);
  const worker = startWorker(way.url, jobs, silentLog);
  try {
    await add(database.db, {});
    await begun.promise;
    await until(isWorking(worker));
    way.cut();
    // Longer than calls wait for it, and than a heartbeat takes to the next.
    await wait(13_000);
    goesOn.resolve();
    expect(isWorking(worker)()).toBe(true);
    way.join();
    await until(async () => (await queued()).length === 0);
    expect([times, isWorking(worker)()]).toEqual([1, true]);
  } finally {
    await worker.stop();
    way.close();
  }
});

test('a scheduled job that was added for a time to come, by a process whose clock was ahead, is added by the next', async () => {
  const jobs = new Jobs();
  jobs.repeat('tick', '* * * * *', async () => undefined);
  const warned: string[] = [];
  const log = { ...silentLog, warn: (line: unknown) => warned.push(String(line)) };
  await database.db.execute(
    sql`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ('tick', now(), now() + interval '5 hours')`,
  );
  const worker = startWorker(database.url, jobs, log);
  try {
    await until(isWorking(worker));
    const { rows } = await database.db.execute(
      sql`select identifier from graphile_worker._private_known_crontabs where last_execution > now()`,
    );
    expect(rows).toEqual([]);
    expect(warned).toEqual([
      'A clock was ahead: these jobs had been added for a time to come, and are added as ever from now on: tick',
    ]);
  } finally {
    await worker.stop();
  }
});

test('a worker whose clock is set back begins anew: its next minute would be the one that it was', async () => {
  const { jobs } = noting();
  const warned: string[] = [];
  const log = { ...silentLog, warn: (line: unknown) => warned.push(String(line)) };
  const worker = startWorker(database.url, jobs, log);
  try {
    await until(isWorking(worker));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 5 * 3_600_000 });
    await expect.poll(() => warned, { timeout: 15_000 }).toHaveLength(1);
    expect(warned[0]).toBe('No jobs are done for the moment: The clock of this machine was set');
    await until(isWorking(worker));
  } finally {
    vi.useRealTimers();
    await worker.stop();
  }
});

test('a connection that the queue’s library gives back twice is given back once', async () => {
  const pool = openWorkerPool(database.url, 1);
  const first = await new Promise<() => void>((resolve, reject) =>
    pool.connect((error, _client, release) => (error ? reject(error) : resolve(release))),
  );
  first();
  first();
  const second = await pool.connect();
  expect((await second.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  first();
  second.release();
  await pool.end();
});

test('what the queue’s library gives back of a connection that it was refused is nothing', async () => {
  const pool = openWorkerPool(database.url, 1);
  await pool.end();
  const [error, release] = await new Promise<[Error | undefined, (() => void) | undefined]>((resolve) =>
    pool.connect((refused, _client, giveBack) => resolve([refused, giveBack])),
  );
  expect(error?.message).toMatch(/after calling end/);
  // The library asks it so, once it is stopping.
  release?.();
});

test('jobs of a living process are left alone, those of a dead one are freed', async () => {
  const { jobs, add } = noting();
  const [living, watching] = [await startHeartbeat(database.url), await startHeartbeat(database.url)];
  await living.register('pool-living');
  await add(database.db, { number: 1 });
  await database.db.execute(
    sql`update graphile_worker._private_jobs
      set locked_by = 'pool-living', locked_at = now() - interval '1 minute'`,
  );
  const held = async () => {
    const { rows } = await database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from graphile_worker._private_jobs where locked_by is not null`,
    );
    return rows[0]?.n;
  };
  await watching.releaseDeadJobs();
  expect(await held()).toBe(1);
  await living.end();
  await until(async () => {
    await watching.releaseDeadJobs();
    return (await held()) === 0;
  });
  await watching.end();
  await jobs.runDue(database.url, silentLog);
});

test('what failed for good goes after two weeks, and so does what no process knows how to do', async () => {
  const { jobs } = noting();
  const add = async (task: string, days: number, most = 17) =>
    database.db.execute(
      sql`select graphile_worker.add_job(${task}, json_build_object('number', ${days}::int),
        run_at => now() - make_interval(days => ${days}), max_attempts => ${most})`,
    );
  for (const days of [13, 15]) {
    await add('note', days);
    await add('of another version', days);
    await add('note', days + 10, 1);
  }
  await database.db.execute(
    sql`update graphile_worker._private_jobs set attempts = 1, run_at = run_at + interval '10 days' where max_attempts = 1`,
  );
  await deleteFailedJobs(database.db, jobs);
  const { rows } = await database.db.execute<{ job: string }>(
    sql`select task.identifier || ' ' || (job.payload ->> 'number') as job from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id order by 1`,
  );
  expect(rows.map(({ job }) => job)).toEqual(['note 13', 'note 15', 'note 23', 'of another version 13']);
});

test('what is done by the clock is known by it', () => {
  const jobs = new Jobs();
  jobs.repeat('sweep', '*/5 * * * *', async () => undefined);
  expect(jobs.times).toMatchObject([{ task: 'sweep' }]);
  expect(() => jobs.repeat('sweep', '* * * * *', async () => undefined)).toThrow('defined twice');
});

test('what is done once a day is made up for after a night that the process was down, and no more than that', () => {
  const jobs = new Jobs();
  jobs.repeat('reconcile', '37 20 * * *', async () => undefined);
  jobs.repeat('fold', '11 * * * *', async () => undefined);
  expect(jobs.times.map(({ options }) => options.backfillPeriod)).toEqual([12 * 3_600_000, 0]);
});
