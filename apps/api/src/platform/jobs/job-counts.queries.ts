import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { Jobs } from './jobs.ts';
import { awayWords } from './service-away.ts';

export interface JobCounts extends Record<string, unknown> {
  task: string;
  /** To be done at some time. */
  waiting: number;
  /** To be done by now. */
  due: number;
  /** Seconds for which the oldest of these has been due, or the oldest that waits for a service which is away has been tried. */
  late: number;
  /** Tried so often that they are tried no more. */
  givenUp: number;
}

type Known = Pick<Jobs, 'names'>;

const ofQueue = sql`graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id`;
/** A job of another version, or of a setting that is off, is not due: no worker takes it. */
const isDue = ({ names }: Known): SQL =>
  sql`is_available and run_at <= now() and task.identifier = any(${sql.param(names)}::text[])`;

/** Each try that fails puts the next one off by these seconds at least. */
const firstTry = sql`run_at - make_interval(secs => (select coalesce(sum(exp(least(n, 10))), 0)
  from generate_series(1, attempts - (locked_at is not null)::int) n))`;
const waitsSince = (jobs: Known): SQL =>
  sql`case when attempts between 1 and max_attempts - 1 and starts_with(last_error, ${awayWords})
      and task.identifier = any(${sql.param(jobs.names)}::text[]) then ${firstTry}
    when ${isDue(jobs)} then run_at end`;

/** Minutes for which the oldest job has waited that is due or waits for a service which is away; 0 where none does. */
export async function countMinutesLate(db: Db, jobs: Known): Promise<number> {
  const { rows } = await db.execute<{ minutes: number | null }>(
    sql`select floor(extract(epoch from now() - min(${waitsSince(jobs)})) / 60)::int as minutes from ${ofQueue}`,
  );
  return rows[0]?.minutes ?? 0;
}

export async function countJobs(db: Db, jobs: Known): Promise<JobCounts[]> {
  const { rows } = await db.execute<JobCounts>(
    sql`select task.identifier as task,
        (count(*) filter (where attempts < max_attempts))::int as waiting,
        (count(*) filter (where ${isDue(jobs)}))::int as due,
        coalesce(extract(epoch from now() - min(${waitsSince(jobs)})), 0)::float8 as late,
        (count(*) filter (where attempts >= max_attempts and locked_at is null))::int as "givenUp"
      from ${ofQueue} group by task.identifier`,
  );
  return rows;
}
