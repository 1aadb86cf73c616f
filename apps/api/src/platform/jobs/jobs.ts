import { sql } from 'drizzle-orm';
import { type JobHelpers, parseCronItems, runMigrations, runOnce, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { asPart } from '../database/pool/parts.ts';
import { withoutParameters } from '../database/reason.ts';
import { unbounded } from '../database/with-client.ts';
import { type JobLog, jobLogger } from './job-log.ts';
import { UnrecoverableError } from './unrecoverable.ts';
import { openJobsPool } from './worker-pool.ts';

/** What a job waits for besides the database: a mail server, or the sites of others. Each queue has job workers of its own. */
export type Queue = 'main' | 'mail' | 'elsewhere';

export interface Running {
  /** Names this job among all that ever were, the same at every try. */
  job: string;
  /** When it was added: what it tells is of then. */
  at: Date;
  /** Aborted when the process is about to end. */
  signal: AbortSignal;
}

export interface JobOptions {
  runAt?: Date;
  /** Another job of the same key that has not begun is replaced. */
  key?: string;
}

/** Adds a job on the transaction it is given, so that what it follows from and the job happen together or not at all. */
export type AddJob<Payload> = (db: Db, payload: Payload, options?: JobOptions) => Promise<void>;

/** Tried again after 3, 7, 20, 55 … seconds, up to every six hours, for about two days. */
export const mostAttempts = 17;

/** What is done behind the requests. Modules define; the worker, one in each process, does. */
export class Jobs {
  readonly tasks: Record<Queue, TaskList> = { main: {}, mail: {}, elsewhere: {} };
  readonly #times: { task: string; match: string }[] = [];

  /** A job may be done twice, if the process dies at the wrong moment: `work` must bear it. */
  define<Payload extends z.ZodType>(
    name: string,
    payload: Payload,
    work: (payload: z.output<Payload>, running: Running) => Promise<unknown>,
    queue: Queue = 'main',
  ): AddJob<z.input<Payload>> {
    this.#put(queue, name, (given, running) => work(payload.parse(given), running));
    return (db, given, options) => this.add(db, name, given, options);
  }

  /** Adds a job by its name, for modules that do not do it themselves. */
  async add(db: Db, name: string, given: unknown, { runAt, key }: JobOptions = {}): Promise<void> {
    await db.execute(sql`select graphile_worker.add_job(${name}, payload => ${JSON.stringify(given)}::json,
      run_at => ${runAt?.toISOString() ?? null}::timestamptz, max_attempts => ${mostAttempts}, job_key => ${key ?? null})`);
  }

  /** One job for each of what is given, in one statement however many they are. */
  async addEach(db: Db, name: string, given: readonly unknown[]): Promise<void> {
    const jobs = given.map((payload) => ({ identifier: name, payload, max_attempts: mostAttempts }));
    await db.execute(sql`select count(*) from graphile_worker.add_jobs(array(select job from
      json_populate_recordset(null::graphile_worker.job_spec, ${JSON.stringify(jobs)}::json) job))`);
  }

  /** Takes away a job that is not due yet, and says whether there was one: by the clock by which jobs become due. */
  async takeBack(db: Db, key: string): Promise<boolean> {
    const { rows } = await db.execute(sql`delete from graphile_worker._private_jobs
      where key = ${key} and attempts = 0 and locked_at is null and run_at > clock_timestamp() returning id`);
    return rows.length > 0;
  }

  /** Done by one of the processes, at times written as in a crontab (UTC). */
  repeat(
    name: string,
    times: string,
    work: (running: Running) => Promise<unknown>,
    queue: Queue = 'main',
  ): void {
    this.#put(queue, name, (_, running) => work(running));
    this.#times.push({ task: name, match: times });
  }

  /** The tasks that a worker of this process does. */
  get names(): string[] {
    return Object.keys(this.#all);
  }

  get times() {
    return parseCronItems(
      this.#times.map((item) => ({
        ...item,
        options: { backfillPeriod: isDaily(item.match) ? halfDay : 0 },
      })),
    );
  }

  /** Does what is due now, and returns: for tests and programs that end. */
  async runDue(url: string, log: JobLog): Promise<void> {
    const pool = openJobsPool(url, 5);
    try {
      await this.runDueOn(pool, log);
    } finally {
      await pool.end();
    }
  }

  /** The same on connections that are kept. */
  async runDueOn(pool: Pool, log: JobLog): Promise<void> {
    await runOnce({ pgPool: pool, taskList: this.#all, noHandleSignals: true, logger: jobLogger(log) });
  }

  get #all(): TaskList {
    return { ...this.tasks.main, ...this.tasks.mail, ...this.tasks.elsewhere };
  }

  #put(queue: Queue, name: string, work: (payload: unknown, running: Running) => Promise<unknown>): void {
    if (this.#all[name]) throw new Error(`The job "${name}" is defined twice.`);
    this.tasks[queue][name] = async (payload, helpers) => {
      const { abortSignal, job } = helpers;
      try {
        const at = job.created_at;
        const running = { signal: abortSignal, at, job: `${job.id}.${at.getTime()}` };
        await asPart(`job ${name}`, () => work(payload, running));
      } catch (error) {
        if (error instanceof UnrecoverableError) await giveUp(helpers, error);
        // The queue keeps and logs the words of what failed.
        throw withoutParameters(error);
      }
    };
  }
}

/** Leaves no try after this one. The error is written here too, for a process that ends before the queue has written it. */
async function giveUp({ job, query }: JobHelpers, { message }: UnrecoverableError): Promise<void> {
  await query(
    'update graphile_worker._private_jobs set max_attempts = attempts, last_error = $2 where id = $1',
    [job.id, message],
  );
  // The queue's library looks here for whether a job is tried again, and tells those that watch.
  job.max_attempts = job.attempts;
}

/** What is done once a day is made up for by a process that was down at its hour; what comes again soon is not. */
const halfDay = 12 * 3_600_000;
const isDaily = (match: string): boolean => /^\d+ \d+ /.test(match);

/** The queue's own tables, brought up to date. Under the lock of our own migrations. */
export async function migrateJobs(url: string, lockTimeoutMs = 0): Promise<void> {
  const pool = openJobsPool(url, 1, {
    // By a statement: poolers in front of a database refuse startup parameters.
    onConnect: async (client) => {
      await client.query(`${unbounded}; set lock_timeout = ${lockTimeoutMs}`);
    },
  });
  try {
    await runMigrations({ pgPool: pool, logger: jobLogger() });
  } finally {
    await pool.end();
  }
}

/** Takes away what failed for good two weeks ago, and what no process knew how to do for so long. */
export async function deleteFailedJobs(db: Db, { names }: Pick<Jobs, 'names'>): Promise<void> {
  await db.execute(sql`delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
    where task.id = job.task_id and job.locked_at is null and job.run_at < now() - interval '14 days'
      and (job.attempts >= job.max_attempts or task.identifier <> all(${sql.param(names)}::text[]))`);
}

/** Takes away of these tasks what was given up before its tries were used up, a day ago. */
export async function deleteUnrecoverable(db: Db, tasks: string[]): Promise<void> {
  await db.execute(sql`delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
    where task.id = job.task_id and task.identifier in ${tasks} and job.locked_at is null
      and job.attempts >= job.max_attempts and job.max_attempts < ${mostAttempts}
      and job.run_at < now() - interval '1 day'`);
}
