import { addMonths, monthOf, startOf, yearOf } from '@serendib/contract/calendar';
import { monthInWords } from '@serendib/contract/calendar-words';
import {
  commentMissing,
  defaultRating,
  journeyProblem,
  longestComment,
  oldestJourneyYears,
} from '@serendib/contract/reviews/words';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, call } from '~/lib/api/call.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import { TextAreaField } from '~/ui/form/text-field.tsx';
import { RatingField } from '~/ui/text/rating-field.tsx';
import type { ReviewedType } from '../reviewed.ts';
import { reviewDraft } from './review-draft.ts';

const failed = 'Your review could not be sent. Please try again.';

export interface ReviewFormProps {
  itemType: ReviewedType;
  itemId: string;
  /** What it is called. */
  name: string;
}

interface OwnReview {
  rating: number;
  comment: string;
  travelled: string | null;
  isWaiting: boolean;
}

/** The months of which a traveller may still say how they were, by year, the latest first. */
function monthsToChoose() {
  const now = new Date();
  const months = Array.from({ length: oldestJourneyYears * 12 + 1 }, (_, back) =>
    monthOf(addMonths(startOf(monthOf(now)), -back)),
  );
  const years = [...new Set(months.map((month) => String(yearOf(startOf(month)))))];
  return years.map((year) => ({
    label: year,
    options: months
      .filter((month) => month.startsWith(year))
      .map((value) => ({ value, label: monthInWords(startOf(value)) })),
  }));
}

/** Five lotuses and a comment, filled in with what was said before. */
export function ReviewForm(props: ReviewFormProps & { onDone: () => void }) {
  const { itemType, itemId } = props;
  const [before, setBefore] = useState<OwnReview | null>();
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
}: ReviewFormProps & { onDone: () => void; before: OwnReview | null }) {
  const [rating, setRating] = useState(before?.rating ?? defaultRating);
  const [comment, setComment] = useState(() => reviewDraft.read(itemId) || before?.comment || '');
  const [travelled, setTravelled] = useState(before?.travelled ?? '');
  const [months] = useState(monthsToChoose);
  // Five is there from the start: who never touched it is asked once whether that is what they mean.
  const [isChosen, setChosen] = useState(before !== null);
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<{ field?: string; month?: string; words?: string }>({});
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
    const month = journeyProblem(travelled, new Date());
    if (month) {
      setProblem({ month });
      return focusOn('select');
    }
    if (!isChosen && rating === defaultRating && !isAsked) return setAsked(true);
    setBusy(true);
    setProblem({});
    let waits = false;
    try {
      const { isWaiting } = await call('POST /reviews', {
        body: { itemType, itemId, rating, comment, travelled },
      });
      waits = isWaiting;
    } catch (error) {
      setBusy(false);
      const field = error instanceof ApiError ? error.fields.comment : undefined;
      if (field) {
        setProblem({ field });
        return focusOn('textarea');
      }
      return setProblem({ words: error instanceof ApiError && error.words ? error.words : failed });
    }
    reviewDraft.write(itemId, '');
    await revalidate();
    toast(
      waits
        ? 'Thank you. Our team looks at the first reviews of a new account before they are shown.'
        : before
          ? 'Your review is changed.'
          : 'Thank you. Your review is there for everybody to read.',
      'good',
    );
    onDone();
  };
  const choose = (value: number) => {
    setChosen(true);
    setAsked(false);
    setRating(value);
  };
  const giveUp = () => {
    reviewDraft.write(itemId, '');
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
      <RatingField label="Rating" name="rating" value={rating} onChange={choose} />
      <SelectField
        label="When did you travel?"
        name="travelled"
        required
        empty="Month and year"
        options={months}
        value={travelled}
        error={problem.month}
        onChange={(event) => {
          setTravelled(event.target.value);
          if (problem.month) setProblem({});
        }}
      />
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
          reviewDraft.write(itemId, event.target.value);
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
      {isAsked && (
        <Sure
          busy={busy}
          onChange={() => {
            setAsked(false);
            setChosen(true);
            focusOn('input:checked');
          }}
        />
      )}
      <p className={isAsked ? 'hidden' : 'flex flex-wrap gap-3'}>
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

/** Asked where the five was sent that stood there and was not chosen; stands in the place of the button that was pressed. */
function Sure({ busy, onChange }: { busy: boolean; onChange: () => void }) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <section aria-labelledby="five" className="grid gap-4 border-t-[1.5px] border-ink pt-5">
      <p ref={question} id="five" tabIndex={-1} className="font-[650] outline-none">
        Five of five was set beforehand. Is that what you give?
      </p>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          Yes, send it with five
        </Button>
        <Button look="line" onClick={onChange}>
          Choose the rating
        </Button>
      </p>
    </section>
  );
}
