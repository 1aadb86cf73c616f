import { sql } from 'drizzle-orm';
import type { TestApi } from '../../platform/testing.ts';

/** As if the seconds in which decisions and suspensions can be taken back were over: what follows from them happens. */
export async function whenDecided(api: TestApi): Promise<void> {
  await api.db.execute(
    sql`update graphile_worker._private_jobs set run_at = now() where key like any(array['decision:%', 'suspension:%'])`,
  );
  await api.runJobs();
}
