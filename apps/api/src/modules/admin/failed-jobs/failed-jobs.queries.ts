import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { mostAttempts } from '../../../platform/jobs/jobs.ts';

const ofQueue = sql`graphile_worker._private_jobs job
  join graphile_worker._private_tasks task on task.id = job.task_id`;
/** Tried no more, and not under way. */
const isGivenUp = sql`job.attempts >= job.max_attempts and job.locked_at is null`;

interface Kind extends Record<string, unknown> {
  task: string;
  count: number;
}

export async function countFailedJobs(db: Db): Promise<Kind[]> {
  const { rows } = await db.execute<Kind>(
    sql`select task.identifier as task, count(*)::int as count from ${ofQueue} where ${isGivenUp}
      group by task.identifier order by count desc, task.identifier`,
  );
  return rows;
}

interface Found extends Record<string, unknown> {
  id: string;
  task: string;
  madeAt: Date | string;
  failedAt: Date | string;
  attempts: number;
  error: string | null;
}

/**
 * The newest of each kind in turn, so that a flood of one hides no other; then the newest first. The queue notes no moment
 * of a failure, but the one of a next try, which it reckons from it.
 */
export async function findFailedJobs(db: Db, most: number): Promise<Found[]> {
  const { rows } = await db.execute<Found>(
    sql`with failed as (
        select job.id, task.identifier as task, job.created_at as "madeAt",
          job.run_at - exp(least(job.attempts, 10)) * interval '1 second' as "failedAt",
          job.attempts::int as attempts, job.last_error as error
        from ${ofQueue} where ${isGivenUp}
      ), in_turn as (
        select *, row_number() over (partition by task order by "failedAt" desc, id desc) as turn from failed
        order by turn, "failedAt" desc limit ${most}
      )
      select id::text as id, task, "madeAt", "failedAt", attempts, error from in_turn
      order by "failedAt" desc, in_turn.id desc`,
  );
  return rows;
}

/** As if it was never tried. Of two who ask at once the second waits, and finds none that was given up. */
export async function restartFailedJobs(db: Db, task: string, id: string | undefined): Promise<number> {
  const { rows } = await db.execute(
    sql`with chosen as (
        select job.id from graphile_worker._private_jobs job
          join graphile_worker._private_tasks task on task.id = job.task_id
        where task.identifier = ${task} and ${isGivenUp} ${id === undefined ? sql`` : sql`and job.id = ${id}::bigint`}
        order by job.id for update of job
      )
      select restarted.id from (select array_agg(id) as ids from chosen) found,
        graphile_worker.reschedule_jobs(found.ids, run_at => now(), attempts => 0,
          max_attempts => ${mostAttempts}) restarted`,
  );
  return rows.length;
}
