import type { Client } from 'pg';
import { z } from 'zod';

/** A job that waited when the backup was made, in the words of graphile-worker's own `add_job`. */
const job = z.object({
  identifier: z.string(),
  payload: z.unknown(),
  queue: z.string().nullable(),
  runAt: z.string(),
  maxAttempts: z.int(),
  key: z.string().nullable(),
  priority: z.int(),
  flags: z.array(z.string()).nullable(),
});
export const backupJobs = z.array(job);
export type BackupJobs = z.infer<typeof backupJobs>;

/** Jobs are kept as what was asked for, since the tables of the queue belong to its library. */
export async function findJobs(client: Client): Promise<BackupJobs> {
  const { rows } = await client.query(`
    select t.identifier, j.payload, q.queue_name as queue, j.run_at::text as "runAt", j.max_attempts::int as "maxAttempts",
      j.key, j.priority::int as priority, case when j.flags is null then null else array(select jsonb_object_keys(j.flags)) end as flags
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    where j.attempts < j.max_attempts order by j.id`);
  return backupJobs.parse(rows);
}

/** Whether the queue's clock added it, as it does anew where a backup is restored; the one that makes the backup is of these. */
export const isOfClock = ({ payload }: BackupJobs[number]): boolean =>
  typeof payload === 'object' && payload !== null && '_cron' in payload;

export async function addJobs(client: Client, jobs: BackupJobs): Promise<void> {
  for (const { identifier, payload, queue, runAt, maxAttempts, key, priority, flags } of jobs)
    await client.query(
      `select graphile_worker.add_job($1, $2::json, $3, $4::timestamptz, $5::int, $6, $7::int, $8::text[])`,
      [identifier, JSON.stringify(payload), queue, runAt, maxAttempts, key, priority, flags],
    );
}
