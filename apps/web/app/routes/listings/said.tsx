import type { Unseen } from '~/features/listings/after/owners-notice.tsx';
import { isUnseen } from '~/features/listings/after/unseen.ts';
import { Part } from '~/features/listings/pages/listing-page.tsx';
import { ReviewList, type ReviewListProps } from '~/features/listings/pages/review-list.tsx';
import { Report } from '~/features/reviews/report/report.tsx';
import { Say } from '~/features/reviews/write/say.tsx';
import type { SayProps } from '~/features/reviews/write/say-form.tsx';

interface SaidProps extends SayProps {
  /** What travellers do not see is not reviewed. */
  listing?: Unseen;
  said: { data: ReviewListProps['reviews']; total: number };
}

/** What was said of a thing, and where to say something oneself. */
export const Said = ({ said, listing, ...item }: SaidProps) =>
  listing && isUnseen(listing) ? null : (
    <Part title="What travellers said" id="said">
      <ReviewList reviews={said.data} total={said.total} deeds={(review) => <Report review={review} />} />
      <Say {...item} />
    </Part>
  );
