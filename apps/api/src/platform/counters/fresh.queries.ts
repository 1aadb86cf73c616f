import { sql } from 'drizzle-orm';

/**
 * Which of the `sent`, each with its `key` and when it was (`at`), were not counted within the hour before. From now on they were:
 * keys are written in their own order, so that several processes wait for each other instead of blocking each other.
 */
export const fresh = sql`fresh as (
      insert into recently_counted as known (key, at) select key, at from sent order by key
      on conflict (key) do update set at = excluded.at where known.at <= excluded.at - interval '1 hour'
      returning key
    )`;
