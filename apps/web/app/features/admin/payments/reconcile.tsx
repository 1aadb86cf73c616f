import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';

const notAsked = (count: number) =>
  t(
    '{count, plural, one {The gateway could not be asked about # payment.} other {The gateway could not be asked about # payments.}} Please try again later.',
    { count },
  );

/** Asks the gateway about orders that are not settled. */
export function Reconcile() {
  const [busy, setBusy] = useState(false);
  const reload = useReload();
  const reconcile = async () => {
    setBusy(true);
    try {
      const reply = await call('POST /admin/payments/reconcile', { timeout: 120_000 });
      const words = t('Reconciliation complete. Updated {count} payments.', { count: reply.updatedCount });
      if (reply.unansweredCount > 0) toast(`${words} ${notAsked(reply.unansweredCount)}`, 'danger');
      else toast(words, 'good');
      await reload();
    } catch (error) {
      toast(errorText(error, t('Failed to reconcile payments: {reason}', { reason: '{reason}' })), 'danger');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button small look="line" busy={busy} onClick={reconcile}>
      {t('Reconcile')}
    </Button>
  );
}
