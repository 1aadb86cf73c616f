import { commentMissing, defaultRating, longestComment } from '@serendib/contract/reviews/words';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, call } from '~/lib/api/call.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextAreaField } from '~/ui/form/text-field.tsx';
import { RatingField } from '~/ui/text/rating-field.tsx';
import type { ReviewedType } from '../reviewed.ts';
import { keptWords } from './kept-words.ts';

const failed = 'Your review could not be sent. Please try again.';

export interface SayProps {
  itemType: ReviewedType;
  itemId: string;
  /** What it is called. */
  name: string;
}

interface Said {
  rating: number;
  comment: string;
}

/** Five lotuses and a comment, filled in with what was said before. */
export function SayForm(props: SayProps & { onDone: () => void }) {
  const { itemType, itemId } = props;
  const [before, setBefore] = useState<Said | null>();
  useEffect(() => {
    let isOver = false;
    // Without an answer one writes anew; the server replaces what was there.
    call('GET /reviews/mine', { query: { itemType, itemId } })
      .then(({ data }) => data[0] ?? null)
      .catch(() => null)
      .then((found) => !isOver && setBefore(found));
    return () => {
      isOver = true;
    };
  }, [itemType, itemId]);
  if (before === undefined) return <Spinner label="Looking for what you said before" />;
  return <Fields {...props} before={before} />;
}

function Fields({
  itemType,
  itemId,
  name,
  before,
  onDone,
}: SayProps & { onDone: () => void; before: Said | null }) {
  const [rating, setRating] = useState(before?.rating ?? defaultRating);
  const [comment, setComment] = useState(() => keptWords.read(itemId) || before?.comment || '');
  const [problem, setProblem] = useState<{ field?: string; words?: string }>({});
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const focusOn = (field: string) => form.current?.querySelector<HTMLElement>(field)?.focus();
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!comment.trim()) {
      setProblem({ field: commentMissing });
      return focusOn('textarea');
    }
    setBusy(true);
    setProblem({});
    try {
      await call('POST /reviews', { body: { itemType, itemId, rating, comment } });
    } catch (error) {
      setBusy(false);
      const field = error instanceof ApiError ? error.fields.comment : undefined;
      if (field) {
        setProblem({ field });
        return focusOn('textarea');
      }
      return setProblem({ words: error instanceof ApiError && error.words ? error.words : failed });
    }
    keptWords.write(itemId, '');
    await revalidate();
    toast(
      before ? 'Your review is changed.' : 'Thank you. Your review is there for everybody to read.',
      'good',
    );
    onDone();
  };
  const giveUp = () => {
    keptWords.write(itemId, '');
    onDone();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      aria-label={`Review of ${name}`}
      className="mt-5 grid max-w-prose gap-5 border-t-[1.5px] border-ink pt-6"
    >
      <h3 className="wrap-anywhere">{before ? 'What you said' : `How was ${name}?`}</h3>
      <RatingField label="Rating" name="rating" value={rating} onChange={setRating} />
      <TextAreaField
        label="Comment"
        name="comment"
        required
        rows={5}
        maxLength={longestComment}
        counter
        value={comment}
        onChange={(event) => {
          setComment(event.target.value);
          keptWords.write(itemId, event.target.value);
          if (problem.field) setProblem({});
        }}
        hint="What would you tell a friend who goes next? Your user name stands beside it."
        error={problem.field}
      />
      {problem.words && (
        <Notice kind="danger" live>
          {problem.words}
        </Notice>
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {busy ? 'Sending' : before ? 'Save changes' : 'Send review'}
        </Button>
        <Button look="line" onClick={giveUp}>
          Cancel
        </Button>
      </p>
    </form>
  );
}
