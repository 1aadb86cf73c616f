import { dayOf } from '@serendib/contract/calendar';
import { hasBegun } from '@serendib/contract/inquiries/states';
import { lockStanding } from '../../accounts/index.ts';
import type { InquiryContext } from './in-thread.ts';
import { lockGoingOn } from './lock-threads.queries.ts';
import { end } from './transition.ts';

/**
 * The threads of a suspended account end with words to the other side, whichever side it has, but for journeys that have begun: see
 * docs/decisions/1037-what-a-suspension-ends.md.
 */
export async function closeThreadsOf({ db, clock, teller }: InquiryContext, userId: string): Promise<void> {
  const at = clock();
  const today = dayOf(at);
  await db.transaction(async (tx) => {
    const account = await lockStanding(tx, userId);
    // Restored in the meantime.
    if (account && !account.suspendedAt) return;
    for (const thread of await lockGoingOn(tx, userId)) {
      if (hasBegun(thread, today)) continue;
      const gone = thread.partnerId === userId ? 'partner' : 'traveller';
      await end(tx, teller, thread, { event: 'close', by: 'system', gone, at });
    }
  });
}
