import { dayMs } from '@serendib/contract/calendar';
import { deletedDays } from '@serendib/contract/listings/limits';
import type { Context } from '../../../platform/module.ts';
import { emptyDeleted } from './empty-deleted.queries.ts';
import { purgeDeleted } from './visibility.queries.ts';

/** For so long what was deleted by mistake can be brought back. */
export const keptDeletedMs = deletedDays * dayMs;

/** So many at once: what hangs on each goes with the same statement. */
const atOnce = 100;

/** What was deleted a month ago goes for good; its pictures follow with the next sweep. A row that is named stays, empty. */
export async function purgeListings({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - keptDeletedMs);
  // What they said goes, also where a row is held back.
  for (const go of [emptyDeleted, purgeDeleted])
    for (let more = true; more; )
      more = await db.transaction(async (tx) => (await go(tx, before, atOnce)) > 0);
}
