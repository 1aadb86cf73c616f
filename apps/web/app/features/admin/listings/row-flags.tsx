import type { ListingStatus } from '@serendib/contract/listings/views';
import { Flag } from '~/ui/text/flag.tsx';

interface Flagged {
  status: ListingStatus;
  needsReview: boolean;
  isPremium: boolean;
  isFeatured: boolean;
  isHidden: boolean;
}

/** How a listing stands; an approved one is Verified, as administrators say. */
export function RowFlags({ of }: { of: Flagged }) {
  const { status, needsReview, isPremium, isFeatured, isHidden } = of;
  return (
    <>
      <Flag kind={status === 'approved' ? 'verified' : status} />
      {needsReview && <Flag kind="review" />}
      {isPremium && <Flag kind="premium" />}
      {isFeatured && <Flag kind="plain">Featured</Flag>}
      {isHidden && <Flag kind="plain">Hidden</Flag>}
    </>
  );
}
