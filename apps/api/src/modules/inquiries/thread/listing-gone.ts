import { findHowGone } from '../../listings/index.ts';
import type { InquiryContext } from './in-thread.ts';
import { lockGoingOnAbout } from './lock-threads.queries.ts';
import { tellThatItStands } from './tell-standing.ts';
import { end } from './transition.ts';

/**
 * The threads about a listing that was deleted or rejected end with words to the travellers. What is agreed stands: where the listing
 * was deleted, its traveller is told, since its page and the number on it are gone.
 */
export async function closeThreadsAbout(
  { db, clock, teller }: InquiryContext,
  listingId: string,
): Promise<void> {
  const at = clock();
  await db.transaction(async (tx) => {
    const how = await findHowGone(tx, listingId);
    // Approved again in the meantime.
    if (!how) return;
    for (const thread of await lockGoingOnAbout(tx, listingId))
      if (thread.status !== 'agreed') await end(tx, teller, thread, { event: 'close', by: 'system', at });
      // Once, though a job may be done twice.
      else if (how === 'deleted' && !thread.goneToldAt)
        await tellThatItStands(tx, teller, thread, { gone: 'listing', at });
  });
}
