import { t } from '@serendib/contract/words/t';
import { useNavigate } from 'react-router';
import { call } from '~/lib/api/call.ts';
import { forgetGuestThread } from '~/lib/inquiries/guest-keys.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { ConfirmedDialog } from '~/ui/feedback/confirmed-dialog.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import type { ThreadCalls } from './use-thread.ts';

/** For a guest whose link came into other hands: all links that were mailed stop working, and a new one comes. */
export function NewLink({ asked, onClose }: Pick<ThreadCalls, 'asked'> & { onClose: () => void }) {
  const navigate = useNavigate();
  const renew = async () => {
    await call('POST /inquiries/{id}/new-link', asked);
    forgetGuestThread(asked.params.id);
    toast(t('A new link is on its way to your address.'), 'good');
    await navigate('/', { replace: true });
  };
  return (
    <ConfirmedDialog
      onClose={onClose}
      title={t('Take all links to this thread back?')}
      confirm={t('Send me a new one')}
      work={renew}
      failed={(error) => errorText(error, t('That did not work.'))}
    >
      <p>{t('Who has one of them reads nothing here any more. A new link comes to you by mail.')}</p>
    </ConfirmedDialog>
  );
}
