import { longestReport } from '@serendib/contract/reviews/words';
import { t } from '@serendib/contract/words/t';
import { useEffect } from 'react';
import { call } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { useOnce } from '~/lib/form/use-once.ts';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { FormActions } from '~/ui/form/form-actions.tsx';
import { TextAreaField } from '~/ui/form/text-field.tsx';
import { bodyOf } from '../contract.ts';
import type { ReviewItem } from '../reviewed.ts';

export type Reported = Pick<ReviewItem, '_id' | 'userName'>;

interface ReportFormProps {
  review: Reported;
  onDone: () => void;
}

export default function ReportForm({ review: { _id, userName }, onDone }: ReportFormProps) {
  const once = useOnce();
  const form = useApiForm<{ reason: string }>({
    schema: bodyOf('POST /reviews/{id}/report'),
    async send(body) {
      await once.send(body, (key) =>
        call('POST /reviews/{id}/report', { params: { id: _id }, body, once: key }),
      );
      toast(t('Thank you. Our team looks at it.'), 'good');
      onDone();
    },
    failed: t('Your report could not be sent. Please try again.'),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('reason'), [setFocus]);
  return (
    <form
      {...form.attributes}
      {...once.attributes}
      aria-label={t('Report the review by {userName}', { userName })}
      className="mt-3 grid gap-4"
    >
      <TextAreaField
        label={t('What is wrong with it?')}
        required
        rows={3}
        maxLength={longestReport}
        counter
        hint={t('Our team reads it. Who wrote the review is not told who you are.')}
        {...form.field('reason')}
      />
      <Refusal of={form.refusal} />
      <FormActions send={t('Send report')} busy={form.busy} onCancel={onDone} />
    </form>
  );
}
