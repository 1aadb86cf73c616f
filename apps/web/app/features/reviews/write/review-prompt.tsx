import { parts, t } from '@serendib/contract/words/t';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useUser } from '~/lib/session/session-user.ts';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { Button } from '~/ui/form/button.tsx';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import { rich } from '~/ui/text/rich.ts';
import { reviewDraft } from './review-draft.ts';
import type { ReviewFormProps } from './review-form.tsx';
import { Waiting } from './waiting.tsx';

const ReviewForm = lazyPart(() => import('./review-form.tsx'));

/** Opens the form of a review; a visitor without a session signs in first, and comes back. */
export function ReviewPrompt(props: ReviewFormProps) {
  const { itemType, itemId } = props;
  const { pathname, search } = useLocation();
  // A mail after the journey leads here, to the form itself.
  const isWanted = new URLSearchParams(search).has('review');
  const user = useUser();
  const [openFor, setOpenFor] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const id = user?._id;
  // Where another signs in meanwhile it is not theirs.
  const isOpen = id !== undefined && openFor === id;
  useEffect(() => {
    // A writer whose session ended in the middle of a sentence goes on with it.
    if (id && (isWanted || reviewDraft(id, itemId).read())) setOpenFor(id);
  }, [id, itemId, isWanted]);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!user)
    return (
      <p className="mt-5 text-ink-2">
        {rich(parts('Have you been? <login>Sign in to write a review</login>'), {
          login: (words) => (
            <Link
              className="link inline-flex min-h-11 items-center"
              to={`/login?from=${encodeURIComponent(`${pathname}${isWanted ? '?review=1' : ''}#said`)}`}
            >
              {words}
            </Link>
          ),
        })}
      </p>
    );
  if (isOpen)
    return (
      <Suspense fallback={<Spinner label={t('Looking for what you said before')} />}>
        <ReviewForm {...props} key={user._id} onDone={() => setOpenFor(undefined)} />
      </Suspense>
    );
  return (
    <>
      <Waiting itemType={itemType} itemId={itemId} userId={user._id} />
      <Button ref={opener} look="line" className="mt-5" onClick={() => setOpenFor(id)}>
        {t('Write a review')}
      </Button>
    </>
  );
}
