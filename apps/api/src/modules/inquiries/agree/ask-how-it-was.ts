import { addDays, dayOf } from '@serendib/contract/calendar';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { ReviewedType } from '@serendib/contract/reviews/endpoints';
import { reviewedTypes } from '@serendib/contract/reviews/reviewed-types';
import { findListingKind } from '../../listings/index.ts';
import { findWrittenAt } from '../../reviews/index.ts';
import { newsEmail } from '../emails/inquiry-emails.ts';
import { howWasItNews } from '../emails/inquiry-news.ts';
import { claimToReview } from '../thread/claim-threads.queries.ts';
import type { InquiryContext } from '../thread/in-thread.ts';
import { lockToReview } from '../thread/lock-threads.queries.ts';
import { findPeople } from '../thread/people.queries.ts';
import { updateInquiry } from '../thread/threads.queries.ts';

const batch = 100;
/** Days after the last one on which a traveller is asked; of journeys of long ago nothing is asked any more. */
const askedAfter = 2;
const longestAfter = 30;

/**
 * Asks travellers once how it was, with a link that opens the form on the listing's page. A review needs an account, so a guest
 * is asked where they have made one with their address.
 */
export async function askHowItWas({ db, clock, mailer }: InquiryContext): Promise<void> {
  const at = clock();
  const range = { from: dayOf(addDays(at, -longestAfter)), to: dayOf(addDays(at, -askedAfter)) };
  await claimToReview(db, range);
  for (let seen = batch; seen === batch; )
    seen = await db.transaction(async (tx) => {
      const threads = await lockToReview(tx, { ...range, most: batch });
      const people = await findPeople(
        tx,
        threads.flatMap(({ travellerId, partnerId }) => [travellerId, partnerId]),
      );
      for (const thread of threads) {
        await updateInquiry(tx, thread.id, { reviewAskedAt: at });
        const traveller = people.get(thread.travellerId ?? '');
        const kind = await findListingKind(tx, thread.listingId);
        const isReviewed = kind && reviewedTypes.includes(kind as ReviewedType);
        if (!traveller || traveller.isSuspended || !kind || !isReviewed) continue;
        const of = {
          itemType: kind as ReviewedType,
          itemId: thread.listingId,
          userId: thread.travellerId ?? '',
        };
        const writtenAt = await findWrittenAt(tx, of);
        // On the way home, or of a journey after this one: an account has one review of a listing.
        if (writtenAt && thread.lastDay && dayOf(writtenAt) > thread.lastDay) continue;
        const news = howWasItNews(thread, people.get(thread.partnerId)?.userName ?? thread.listingTitle);
        const path = `${kinds[kind].pages.one}/${thread.listingId}?review=1#said`;
        await mailer.queue(tx, newsEmail(traveller, thread.id, news, path));
      }
      return threads.length;
    });
}
