import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { atMostEvery, Impaired } from '../impaired.ts';

const patienceMinutes = 5;
const askEvery = 5_000;

/** Throws while something has been due for longer than any queue that is worked on lets it wait. */
export function checkDue(db: Db): () => Promise<void> {
  return atMostEvery(askEvery, async () => {
    const { rows } = await db.execute<{ minutes: number | null }>(
      sql`select floor(extract(epoch from now() - min(run_at)) / 60)::int as minutes
        from graphile_worker._private_jobs where is_available and run_at <= now()`,
    );
    const minutes = rows[0]?.minutes ?? 0;
    if (minutes >= patienceMinutes)
      throw new Impaired('degraded', `Work behind the requests has been waiting for ${minutes} minutes.`);
  });
}
