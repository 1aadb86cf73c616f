import { longestReport, reportMissing } from '@serendib/contract/reviews/words';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ApiError, call } from '~/lib/api/call.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextAreaField } from '~/ui/form/text-field.tsx';
import type { ReviewItem } from '../reviewed.ts';

type Reported = Pick<ReviewItem, '_id' | 'userName'>;

const failed = 'Your report could not be sent. Please try again.';
const reportLink = 'link inline-flex min-h-11 items-center text-14';

/** A way to tell our team what is wrong with a review; who is not signed in does that first. */
export function Report({ review }: { review: Reported }) {
  const { pathname } = useLocation();
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const about = `the review by ${review.userName}`;
  if (!user)
    return (
      <Link
        className={reportLink}
        to={`/login?from=${encodeURIComponent(`${pathname}#said`)}`}
        aria-label={`Sign in to report ${about}`}
      >
        Report
      </Link>
    );
  if (isOpen)
    return (
      <ReportForm
        review={review}
        onDone={() => {
          setOpen(false);
          requestAnimationFrame(() => opener.current?.focus());
        }}
      />
    );
  return (
    <button
      ref={opener}
      type="button"
      className={reportLink}
      aria-label={`Report ${about}`}
      onClick={() => setOpen(true)}
    >
      Report
    </button>
  );
}

function ReportForm({ review: { _id, userName }, onDone }: { review: Reported; onDone: () => void }) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focus = () => form.current?.querySelector('textarea')?.focus();
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const refuse = (words: string) => {
    setError(words);
    setBusy(false);
    focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!reason.trim()) return refuse(reportMissing);
    setBusy(true);
    try {
      await call('POST /reviews/{id}/report', { params: { id: _id }, body: { reason } });
    } catch (problem) {
      const known = problem instanceof ApiError ? problem : undefined;
      return refuse(known?.fields.reason ?? (known?.words || failed));
    }
    toast('Thank you. Our team looks at it.', 'good');
    onDone();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      aria-label={`Report the review by ${userName}`}
      className="mt-3 grid gap-4"
    >
      <TextAreaField
        label="What is wrong with it?"
        name="reason"
        required
        rows={3}
        maxLength={longestReport}
        counter
        value={reason}
        error={error}
        hint="Our team reads it. Who wrote the review is not told who you are."
        onChange={(event) => {
          setReason(event.target.value);
          setError(undefined);
        }}
      />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          Send report
        </Button>
        <Button look="line" onClick={onDone}>
          Cancel
        </Button>
      </p>
    </form>
  );
}
