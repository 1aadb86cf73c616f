import { t } from '@serendib/contract/words/t';
import { Suspense, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useUser } from '~/lib/session/session-user.ts';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import type { Reported } from './report-form.tsx';

const ReportForm = lazyPart(() => import('./report-form.tsx'));
const reportLink = 'link inline-flex min-h-11 items-center text-14';

interface ReportProps {
  review: Reported;
  /** Where it stands, where that is more than a path. */
  from?: string | undefined;
}

/** A way to tell our team what is wrong with a review; who is not signed in does that first. */
export function Report({ review, from }: ReportProps) {
  const { pathname } = useLocation();
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { userName } = review;
  if (!user)
    return (
      <Link
        className={reportLink}
        to={`/login?from=${encodeURIComponent(`${from ?? pathname}#said`)}`}
        aria-label={t('Sign in to report the review by {userName}', { userName })}
      >
        {t('Report')}
      </Link>
    );
  if (isOpen)
    return (
      <Suspense fallback={<Spinner />}>
        <ReportForm
          review={review}
          onDone={() => {
            setOpen(false);
            requestAnimationFrame(() => opener.current?.focus());
          }}
        />
      </Suspense>
    );
  return (
    <button
      ref={opener}
      type="button"
      className={reportLink}
      aria-label={t('Report the review by {userName}', { userName })}
      onClick={() => setOpen(true)}
    >
      {t('Report')}
    </button>
  );
}
