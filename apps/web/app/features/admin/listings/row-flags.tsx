import type { ListingStatus } from '@serendib/contract/listings/listing-statuses';
import { t } from '@serendib/contract/words/t';
import { Badge } from '~/ui/text/badge.tsx';

interface RowBadge {
  status: ListingStatus;
  needsReview: boolean;
  lookedAt: string | null;
  isPremium: boolean;
  isFeatured: boolean;
  isHidden: boolean;
  /** How many questions its owner left without an answer, of ten or more and none answered. */
  unanswered?: number | undefined;
}

/** How a listing stands; an approved one is Verified, as administrators say, unless no person has looked at it. */
export function RowFlags({ of }: { of: RowBadge }) {
  const { status, needsReview, lookedAt, isPremium, isFeatured, isHidden, unanswered } = of;
  const isUnseen = needsReview && lookedAt === null;
  return (
    <>
      {isUnseen ? (
        <span className="flag flag-unseen">{t('Live, never looked at')}</span>
      ) : (
        <Badge kind={status === 'approved' ? 'verified' : status} />
      )}
      {needsReview && !isUnseen && <Badge kind="review" />}
      {isPremium && <Badge kind="premium" />}
      {isFeatured && <Badge kind="plain">{t('Featured')}</Badge>}
      {isHidden && <Badge kind="plain">{t('Hidden')}</Badge>}
      {unanswered && <Badge kind="rejected">{t('Answered none of {unanswered}', { unanswered })}</Badge>}
    </>
  );
}
