import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';

/** Asks the gateway about orders that are not settled. */
export function Reconcile() {
  const [busy, setBusy] = useState(false);
  const reload = useReload();
  const reconcile = async () => {
    setBusy(true);
    try {
      const { updatedCount } = await call('POST /admin/payments/reconcile', { timeout: 120_000 });
      toast(t('Reconciliation complete. Updated {count} payments.', { count: updatedCount }), 'good');
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
