import { longestReply } from '@serendib/contract/reviews/words';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { ApiError } from '~/lib/api/error.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { wordsDraft } from '~/lib/form/words-draft.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { ConfirmedDialog } from '~/ui/feedback/confirmed-dialog.tsx';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { DraftNotice } from '~/ui/form/draft-notice.tsx';
import { FormActions } from '~/ui/form/form-actions.tsx';
import { TextAreaField } from '~/ui/form/text-field.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';
import { bodyOf } from '../contract.ts';
import type { ReviewItem } from '../reviewed.ts';

interface AnswerFormProps {
  review: Pick<ReviewItem, '_id' | 'userName' | 'updatedAt' | 'reply'>;
  onDone: () => void;
}

/** The one answer of a partner to a review, written, changed or taken away. */
export default function AnswerForm({ review, onDone }: AnswerFormProps) {
  const { _id: id, userName, updatedAt, reply } = review;
  const reload = useReload();
  const first = { text: reply?.text ?? '' };
  const kept = wordsDraft(useUser()?._id, `reply:${id}`, first);
  const [draft, setDraft] = useState(() => kept.read());
  const form = useApiForm<{ text: string }>({
    values: draft?.values ?? first,
    schema: bodyOf('PUT /reviews/{id}/reply'),
    async send(body) {
      try {
        await call('PUT /reviews/{id}/reply', { params: { id }, body: { ...body, updatedAt } });
      } catch (error) {
        // Beside the refusal stands what the review says by now.
        if (error instanceof ApiError && error.code === 'STALE_VERSION') await reload();
        throw error;
      }
      await reload();
      toast(t('Your answer is there for everybody to read.'), 'good');
      onDone();
    },
    failed: t('Your answer could not be sent. Please try again.'),
    draft: kept,
  });
  const [isAsked, setAsked] = useState(false);
  const giveUp = () => {
    kept.drop();
    onDone();
  };
  const takeAway = async () => {
    await call('DELETE /reviews/{id}/reply', { params: { id } });
    await reload();
    toast(t('Your answer is gone.'), 'good');
    giveUp();
  };
  const { setFocus } = form;
  useEffect(() => setFocus('text'), [setFocus]);
  /** With the answer that stands there: another may have been sent elsewhere meanwhile. */
  const startAnew = () => {
    form.setValue('text', first.text);
    setDraft(null);
    setFocus('text');
  };
  return (
    <form
      {...form.attributes}
      aria-label={t('Answer the review by {userName}', { userName })}
      className="mt-3 grid gap-4"
    >
      {draft && <DraftNotice savedAt={draft.savedAt} onStartAnew={startAnew} />}
      <TextAreaField
        label={t('Your answer')}
        required
        rows={4}
        maxLength={longestReply}
        counter
        hint={t('One for each review, below it, for everybody to read. You can change it.')}
        {...form.field('text')}
      />
      <Refusal of={form.refusal} />
      <FormActions send={t('Send the answer')} busy={form.busy} onCancel={giveUp} />
      {reply && (
        <p>
          <Button small look="plain" onClick={() => setAsked(true)}>
            {t('Take the answer away')}
          </Button>
        </p>
      )}
      {isAsked && (
        <ConfirmedDialog
          onClose={() => setAsked(false)}
          title={t('Take the answer away?')}
          confirm={t('Take the answer away')}
          danger
          work={takeAway}
          failed={(refused) => errorText(refused, t('Your answer could not be taken away.'))}
        >
          <p>{t('Are you sure you want to take your answer away? This action cannot be undone.')}</p>
        </ConfirmedDialog>
      )}
    </form>
  );
}
