import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

export interface JobCounts extends Record<string, unknown> {
  task: string;
  /** To be done at some time. */
  waiting: number;
  /** To be done by now. */
  due: number;
  /** Seconds for which the oldest of these has been due. */
  late: number;
  /** Tried so often that they are tried no more. */
  givenUp: number;
}

export async function countJobs(db: Db): Promise<JobCounts[]> {
  const { rows } = await db.execute<JobCounts>(
    sql`select task.identifier as task,
        (count(*) filter (where attempts < max_attempts))::int as waiting,
        (count(*) filter (where is_available and run_at <= now()))::int as due,
        coalesce(extract(epoch from now() - min(run_at) filter (where is_available and run_at <= now())), 0)::float8
          as late,
        (count(*) filter (where attempts >= max_attempts and locked_at is null))::int as "givenUp"
      from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
      group by task.identifier`,
  );
  return rows;
}
