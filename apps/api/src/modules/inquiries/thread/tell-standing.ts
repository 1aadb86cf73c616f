import { otherSide, type Side } from '@serendib/contract/inquiries/inquiry';
import type { Db } from '../../../platform/database/database.ts';
import type { StoredInquiry } from '../../../schema/index.ts';
import { findPhones } from '../../listings/index.ts';
import { findAgreement } from '../agree/offers.queries.ts';
import { goneNews, leftNews } from '../emails/inquiry-news.ts';
import type { Teller } from '../emails/tell.ts';
import { numberOf } from './thread.views.ts';
import { updateInquiry } from './threads.queries.ts';

/**
 * What is agreed stands though its listing or the account of a side is gone: the other is told with what no page tells any more, and the
 * thread has changed for who has it open.
 */
export async function tellThatItStands(
  tx: Db,
  { tell }: Pick<Teller, 'tell'>,
  thread: StoredInquiry,
  { gone, at }: { gone: 'listing' | Side; at: Date },
): Promise<void> {
  const agreement = await findAgreement(tx, thread.id);
  if (!agreement) throw new Error('A thread is agreed without an agreement.');
  // The listing of a partner who leaves goes with the account.
  const isListingGone = gone !== 'traveller';
  await updateInquiry(tx, thread.id, { updatedAt: at, ...(isListingGone && { goneToldAt: at }) });
  const phones = await findPhones(tx, [thread.listingId], { withDeleted: true });
  const told = { number: numberOf(agreement), phone: phones.get(thread.listingId) };
  const side = gone === 'listing' ? 'traveller' : otherSide(gone);
  await tell(tx, thread, side, (name) =>
    gone === 'listing' ? goneNews(thread, told, name) : leftNews(thread, { ...told, side }, name),
  );
}
