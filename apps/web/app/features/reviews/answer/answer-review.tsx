import { t } from '@serendib/contract/words/t';
import { Suspense, useEffect, useRef, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import type { ReviewedType, ReviewItem } from '../reviewed.ts';

const AnswerForm = lazyPart(() => import('./answer-form.tsx'));

/** Whether the reader is who offers it; asked only of those who are signed in, and where there is a review to answer. */
export function useIsOwn(itemType: ReviewedType, itemId: string, isAsked: boolean): boolean {
  const id = useUser()?._id;
  const [isOwn, setOwn] = useState(false);
  useEffect(() => {
    setOwn(false);
    if (!id || !isAsked || itemType === 'destination') return;
    let isOver = false;
    call('GET /reviews/journey', { query: { itemType, itemId } }).then(
      (journey) => !isOver && setOwn(journey.isOwn),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [id, itemType, itemId, isAsked]);
  return isOwn;
}

/** Opens the form in which a partner answers a review, or changes their answer. */
export function AnswerReview({
  review,
}: {
  review: Pick<ReviewItem, '_id' | 'userName' | 'updatedAt' | 'reply'>;
}) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (isOpen)
    return (
      <Suspense fallback={<Spinner />}>
        <AnswerForm
          review={review}
          onDone={() => {
            setOpen(false);
            requestAnimationFrame(() => opener.current?.focus());
          }}
        />
      </Suspense>
    );
  const { userName } = review;
  return (
    <button
      ref={opener}
      type="button"
      className="link me-5 inline-flex min-h-11 items-center text-14"
      aria-label={
        review.reply
          ? t('Change your answer to the review by {userName}', { userName })
          : t('Answer the review by {userName}', { userName })
      }
      onClick={() => setOpen(true)}
    >
      {review.reply ? t('Change your answer') : t('Answer', {}, 'a review')}
    </button>
  );
}
