import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { ConfirmedDialog } from '~/ui/feedback/confirmed-dialog.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';

/** Deletes what one said oneself, after naming what goes with it. */
export function DeleteReview({ id, onGone }: { id: string; onGone: () => void }) {
  const reload = useReload();
  const [isAsked, setAsked] = useState(false);
  const remove = async () => {
    await call('DELETE /reviews/{id}', { params: { id } });
    await reload();
    toast(t('Your review is gone.'), 'good');
    onGone();
  };
  return (
    <>
      <p>
        <Button small look="plain" onClick={() => setAsked(true)}>
          {t('Delete this review')}
        </Button>
      </p>
      {isAsked && (
        <ConfirmedDialog
          onClose={() => setAsked(false)}
          title={t('Delete this review?')}
          confirm={t('Delete this review')}
          danger
          work={remove}
          failed={(refused) => errorText(refused, t('Your review could not be deleted.'))}
        >
          <p>
            {t(
              'Your rating, your words and the month of your journey go for good, and with them the answer to them, if there is one. You can write a new review at any time.',
            )}
          </p>
        </ConfirmedDialog>
      )}
    </>
  );
}
