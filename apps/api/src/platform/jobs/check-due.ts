import type { Db } from '../database/database.ts';
import { atMostEvery, Impaired } from '../impaired.ts';
import { countMinutesLate } from './job-counts.queries.ts';
import type { Jobs } from './jobs.ts';

const patienceMinutes = 5;
const askEvery = 5_000;

/** Throws while something has been due for longer than any queue that is worked on lets it wait. */
export function checkDue(db: Db, jobs: Jobs): () => Promise<void> {
  return atMostEvery(askEvery, async () => {
    const minutes = await countMinutesLate(db, jobs);
    if (minutes >= patienceMinutes)
      throw new Impaired('degraded', `Work behind the requests has been waiting for ${minutes} minutes.`);
  });
}
