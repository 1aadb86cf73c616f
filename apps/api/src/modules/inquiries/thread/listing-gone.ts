import type { Db } from '../../../platform/database/database.ts';
import type { StoredInquiry } from '../../../schema/index.ts';
import { findHowGone, findPhones } from '../../listings/index.ts';
import { findAgreement } from '../agree/offers.queries.ts';
import { goneNews } from '../emails/inquiry-news.ts';
import type { InquiryContext } from './in-thread.ts';
import { lockGoingOnAbout } from './lock-threads.queries.ts';
import { numberOf } from './thread.views.ts';
import { updateInquiry } from './threads.queries.ts';
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
      else if (how === 'deleted' && !thread.goneToldAt) {
        // Once, though a job may be done twice.
        await updateInquiry(tx, thread.id, { goneToldAt: at, updatedAt: at });
        await tellThatItStands(tx, teller, thread);
      }
  });
}

async function tellThatItStands(
  tx: Db,
  { tell }: InquiryContext['teller'],
  thread: StoredInquiry,
): Promise<void> {
  const agreement = await findAgreement(tx, thread.id);
  if (!agreement) throw new Error('A thread is agreed without an agreement.');
  const phones = await findPhones(tx, [thread.listingId], { withDeleted: true });
  const told = { number: numberOf(agreement), phone: phones.get(thread.listingId) };
  await tell(tx, thread, 'traveller', (name) => goneNews(thread, told, name));
}
