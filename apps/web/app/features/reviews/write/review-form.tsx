import { monthOf, startOf, yearOf } from '@serendib/contract/calendar';
import { addMonths } from '@serendib/contract/calendar-months';
import { monthInWords } from '@serendib/contract/calendar-words';
import { type ScoreName, type Scores, scoreLabels, scoreNames } from '@serendib/contract/reviews/scores';
import { defaultRating, longestComment, oldestJourneyYears } from '@serendib/contract/reviews/words';
import { t } from '@serendib/contract/words/t';
import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { call } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import { TextAreaField } from '~/ui/form/text-field.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';
import { RatingField } from '~/ui/text/rating-field.tsx';
import { bodyOf } from '../contract.ts';
import type { ReviewedType } from '../reviewed.ts';
import { DeleteReview } from './delete-review.tsx';
import { reviewDraft } from './review-draft.ts';

export interface ReviewFormProps {
  itemType: ReviewedType;
  itemId: string;
  /** What it is called. */
  name: string;
}

interface OwnReview {
  _id: string;
  rating: number;
  comment: string;
  travelled: string | null;
  isWaiting: boolean;
}

interface Journey {
  agreed: string | null;
  scores: Scores | null;
  isOwn: boolean;
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
export default function ReviewForm(props: ReviewFormProps & { onDone: () => void }) {
  const { itemType, itemId } = props;
  const [before, setBefore] = useState<OwnReview | null>();
  const [journey, setJourney] = useState<Journey | null>();
  useEffect(() => {
    let isOver = false;
    // Without an answer one writes anew; the server replaces what was there.
    call('GET /reviews/mine', { query: { itemType, itemId } })
      .then(({ data }) => data[0] ?? null)
      .catch(() => null)
      .then((found) => !isOver && setBefore(found));
    call('GET /reviews/journey', { query: { itemType, itemId } })
      .catch(() => null)
      .then((found) => !isOver && setJourney(found));
    return () => {
      isOver = true;
    };
  }, [itemType, itemId]);
  if (before === undefined || journey === undefined)
    return <Spinner label={t('Looking for what you said before')} />;
  if (journey?.isOwn) return <OwnThing />;
  return <Fields {...props} before={before} journey={journey} />;
}

/** Read by who offers the thing, in place of fields that would be refused. */
function OwnThing() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} className="mt-5 text-ink-2 outline-none">
      {t('You cannot review what you offer yourself.')}
    </p>
  );
}

interface Values {
  rating: number;
  travelled: string;
  comment: string;
}

function Fields({
  itemType,
  itemId,
  name,
  before,
  journey,
  onDone,
}: ReviewFormProps & { onDone: () => void; before: OwnReview | null; journey: Journey | null }) {
  const [scores, setScores] = useState<Scores>(journey?.scores ?? {});
  const answered = journey?.agreed && Object.keys(scores).length > 0 ? { scores } : {};
  const [months] = useState(monthsToChoose);
  // Five is there from the start: who never touched it is asked once whether that is what they mean.
  const [isChosen, setChosen] = useState(before !== null);
  const [isAsked, setAsked] = useState(false);
  const reload = useReload();
  const kept = reviewDraft(useUser()?._id, itemId, before?.comment);
  const [comment] = useState(() => kept.read()?.values.comment ?? before?.comment ?? '');
  const form = useApiForm<Values>({
    values: {
      rating: before?.rating ?? defaultRating,
      travelled: before?.travelled ?? journey?.agreed ?? '',
      comment,
    },
    schema: bodyOf('POST /reviews'),
    bodyOf: (values) => ({ itemType, itemId, ...values }),
    isOrdered: true,
    draft: kept,
    async send(values) {
      if (!isChosen && values.rating === defaultRating && !isAsked) {
        setAsked(true);
        return false;
      }
      const { isWaiting } = await call('POST /reviews', {
        body: { itemType, itemId, ...values, ...answered },
      });
      await reload();
      toast(
        isWaiting
          ? t('Thank you. Our team looks at your review before it is shown.')
          : before
            ? t('Your review is changed.')
            : t('Thank you. Your review is there for everybody to read.'),
        'good',
      );
      onDone();
    },
    failed: t('Your review could not be sent. Please try again.'),
    once: true,
  });
  const rating = useController({ control: form.control, name: 'rating' }).field;
  const element = form.attributes.ref;
  const focusRating = () => element.current?.querySelector<HTMLElement>('input:checked')?.focus();
  useEffect(() => element.current?.querySelector<HTMLElement>('input:checked')?.focus(), [element]);
  const giveUp = () => {
    kept.drop();
    onDone();
  };
  return (
    <form
      {...form.attributes}
      aria-label={t('Review of {name}', { name })}
      className="mt-5 grid max-w-prose gap-5 border-t-[1.5px] border-ink pt-6"
    >
      <h3 className="wrap-anywhere">{before ? t('What you said') : t('How was {name}?', { name })}</h3>
      <RatingField
        label={t('Rating')}
        name="rating"
        value={rating.value}
        onChange={(value) => {
          setChosen(true);
          setAsked(false);
          rating.onChange(value);
        }}
      />
      {journey?.agreed && (
        <ScoreFields
          scores={scores}
          onChange={(name, value) => setScores((now) => ({ ...now, [name]: value }))}
        />
      )}
      <SelectField
        label={t('When did you travel?')}
        required
        empty={t('Month and year')}
        options={months}
        {...form.field('travelled')}
      />
      <TextAreaField
        label={t('Comment')}
        required
        rows={5}
        maxLength={longestComment}
        counter
        defaultValue={form.formState.defaultValues?.comment}
        hint={t('What would you tell a friend who goes next? Your user name stands beside it.')}
        {...form.field('comment')}
      />
      <Refusal of={form.refusal} />
      {isAsked && (
        <Sure
          busy={form.busy}
          onChange={() => {
            setAsked(false);
            setChosen(true);
            focusRating();
          }}
        />
      )}
      <p className={isAsked ? 'hidden' : 'flex flex-wrap gap-3'}>
        <Button type="submit" busy={form.busy}>
          {form.busy ? t('Sending') : before ? t('Save changes') : t('Send review')}
        </Button>
        <Button look="line" onClick={giveUp}>
          {t('Cancel')}
        </Button>
      </p>
      {before && <DeleteReview id={before._id} onGone={giveUp} />}
    </form>
  );
}

/** Five more questions for those who travelled as agreed here; each may be left out. */
function ScoreFields({
  scores,
  onChange,
}: {
  scores: Scores;
  onChange: (name: ScoreName, value: number) => void;
}) {
  return (
    <>
      <p className="text-15 text-ink-2">{t('You travelled as agreed here: your review will say so.')}</p>
      {scoreNames.map((name) => (
        <RatingField
          key={name}
          label={scoreLabels[name]}
          name={name}
          value={scores[name] ?? 0}
          onChange={(value) => onChange(name, value)}
        />
      ))}
    </>
  );
}

/** Asked where the five was sent that stood there and was not chosen; stands in the place of the button that was pressed. */
function Sure({ busy, onChange }: { busy: boolean; onChange: () => void }) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <section aria-labelledby="five" className="grid gap-4 border-t-[1.5px] border-ink pt-5">
      <p ref={question} id="five" tabIndex={-1} className="font-[650] outline-none">
        {t('Five of five was set beforehand. Is that what you give?')}
      </p>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('Yes, send it with five')}
        </Button>
        <Button look="line" onClick={onChange}>
          {t('Choose the rating')}
        </Button>
      </p>
    </section>
  );
}
