import type { ListingStatus } from '@serendib/contract/listings/views';
import { Flag } from '~/ui/text/flag.tsx';

interface Flagged {
  status: ListingStatus;
  needsReview: boolean;
  lookedAt: string | null;
  isPremium: boolean;
  isFeatured: boolean;
  isHidden: boolean;
}

/** How a listing stands; an approved one is Verified, as administrators say, unless no person has looked at it. */
export function RowFlags({ of }: { of: Flagged }) {
  const { status, needsReview, lookedAt, isPremium, isFeatured, isHidden } = of;
  const isUnseen = needsReview && lookedAt === null;
  return (
    <>
      {isUnseen ? (
        <span className="flag flag-unseen">Live, never looked at</span>
      ) : (
        <Flag kind={status === 'approved' ? 'verified' : status} />
      )}
      {needsReview && !isUnseen && <Flag kind="review" />}
      {isPremium && <Flag kind="premium" />}
      {isFeatured && <Flag kind="plain">Featured</Flag>}
      {isHidden && <Flag kind="plain">Hidden</Flag>}
    </>
  );
}
