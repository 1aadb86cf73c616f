import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { saveFile } from '~/lib/api/save-file.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import type { ThreadCalls } from './use-thread.ts';

/** What was agreed, on paper and in one's own calendar. */
export function AgreementFiles({ thread, asked }: { thread: Inquiry } & ThreadCalls) {
  const [busy, setBusy] = useState<string>();
  const { agreement, as, _id } = thread;
  if (!agreement || as === 'admin') return null;
  const { key } = asked.query;
  const save = async (what: 'agreement' | 'agreement-calendar', ending: string) => {
    setBusy(what);
    try {
      const query = key ? `?${new URLSearchParams({ key })}` : '';
      await saveFile(
        `/api/inquiries/${_id}/${what}${query}`,
        `serendib-agreement-${agreement.number}.${ending}`,
      );
    } catch (error) {
      toast(errorText(error, t('The file could not be fetched.')), 'danger');
    }
    setBusy(undefined);
  };
  return (
    <div className="grid gap-3">
      <p className="text-17">
        {t('Agreement {number}', { number: agreement.number })}
        {agreement.cancelledAt && <strong> · {t('Cancelled', {}, 'of a thread')}</strong>}
      </p>
      <p className="flex flex-wrap gap-3 print:hidden">
        <Button small look="line" busy={busy === 'agreement'} onClick={() => void save('agreement', 'pdf')}>
          {t('Download PDF')}
        </Button>
        {!agreement.cancelledAt && (
          <Button
            small
            look="line"
            busy={busy === 'agreement-calendar'}
            onClick={() => void save('agreement-calendar', 'ics')}
          >
            {t('Put it into your calendar')}
          </Button>
        )}
      </p>
    </div>
  );
}
