import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { saveFile } from '~/lib/api/save-file.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';

/** The receipt as its payer has it. */
export function Receipt({ orderId }: { orderId: string }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveFile(`/api/payments/${orderId}/receipt`, `receipt-${orderId}.pdf`);
    } catch (error) {
      toast(errorText(error, t('The receipt could not be fetched.')), 'danger');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button small look="line" busy={busy} onClick={save}>
      {t('Receipt')}
    </Button>
  );
}
