import type { ReviewedType } from '@serendib/contract/reviews/endpoints';
import type { Db } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mailer.ts';
import { findToMail } from '../listings/index.ts';
import { reviewedEmail } from './review-emails.ts';

/**
 * Has the owner of a listing hear of a review once, when travellers can read it first: see
 * docs/decisions/610-owners-hear-of-reviews.md.
 */
export async function tellReviewed(
  tx: Db,
  mailer: Pick<Mailer, 'queue'>,
  ownerId: string | null,
  review: {
    id: string;
    itemType: ReviewedType;
    itemId: string;
    itemName: string;
    by: string;
    rating: number;
    comment: string;
  },
): Promise<void> {
  const owner = await findToMail(tx, ownerId);
  if (owner) await mailer.queue(tx, reviewedEmail(owner, review, review));
}
