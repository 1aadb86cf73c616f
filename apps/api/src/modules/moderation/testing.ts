import { sql } from 'drizzle-orm';
import type { TestApi } from '../../platform/testing.ts';

/** As if the seconds in which decisions can be taken back were over: what follows from them happens. */
export async function whenDecided(api: TestApi): Promise<void> {
  await api.db.execute(
    sql`update graphile_worker._private_jobs set run_at = now() where key like 'decision:%'`,
  );
  await api.runJobs();
}
