import type { KindName } from '@serendib/contract/listings/kind';
import type { Evidence as EvidenceShown } from '@serendib/contract/reviews/endpoints';
import { t } from '@serendib/contract/words/t';
import { FreeDays } from '~/features/calendars/free-days.tsx';
import { ReviewList, type ReviewListProps } from '~/features/listings/pages/review-list.tsx';
import type { Unseen } from '~/features/listings/related/owners-notice.tsx';
import { isUnseen } from '~/features/listings/related/unseen.ts';
import { AnswerReview, useIsOwn } from '~/features/reviews/answer/answer-review.tsx';
import { Evidence } from '~/features/reviews/evidence.tsx';
import { Report } from '~/features/reviews/report/report.tsx';
import type { ReviewFormProps } from '~/features/reviews/write/review-form.tsx';
import { ReviewPrompt } from '~/features/reviews/write/review-prompt.tsx';
import { Section } from '~/ui/layout/section.tsx';

interface ReviewsSectionProps extends ReviewFormProps {
  /** What travellers do not see is not reviewed. */
  listing?: Unseen;
  /** Said by the pages of kinds that have one: to look it up would bring the declarations of all kinds with each page. */
  hasCalendar?: boolean;
  reviews: Pick<ReviewListProps, 'total' | 'capped'> & {
    data: ReviewListProps['reviews'];
    /** There are more than these. */
    next?: string | null;
    evidence?: EvidenceShown | null;
  };
  /** The page's own address, where it is that of all reviews of the thing: the place to write one is the thing's. */
  allAt?: string;
}

/** What was said of a thing, and where to say something oneself; before it, where it has a calendar, its free days. */
export function ReviewsSection({ reviews, listing, hasCalendar, allAt, ...item }: ReviewsSectionProps) {
  const { data, total, next } = reviews;
  const isOwn = useIsOwn(item.itemType, item.itemId, data.length > 0);
  if (listing && isUnseen(listing)) return null;
  return (
    <div className="grid gap-12">
      {hasCalendar && (
        <Section title={t('Which days are free')} id="days">
          <FreeDays key={item.itemId} kind={item.itemType as KindName} id={item.itemId} />
        </Section>
      )}
      <Section title={t('What travellers said')} id="said">
        {reviews.evidence && <Evidence evidence={reviews.evidence} />}
        <ReviewList
          reviews={data}
          total={allAt ? data.length : total}
          capped={reviews.capped}
          name={item.name}
          all={next ? `/reviews?itemType=${item.itemType}&itemId=${item.itemId}` : undefined}
          actions={(review) => (
            <>
              {isOwn && <AnswerReview review={review} />}
              <Report review={review} from={allAt} />
            </>
          )}
        />
        {/* Of another item, where a page leads to the next of its kind: what was written of one is not sent for it. */}
        {!isOwn && !allAt && <ReviewPrompt key={item.itemId} {...item} />}
      </Section>
    </div>
  );
}
