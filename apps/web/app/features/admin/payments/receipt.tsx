import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { saveReceipt } from '~/lib/checkout/save-receipt.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';

/** The receipt as its payer has it. */
export function Receipt({ orderId }: { orderId: string }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const words = await saveReceipt(orderId, t('The receipt could not be fetched.'));
    if (words) toast(words, 'danger');
    setBusy(false);
  };
  return (
    <Button small look="line" busy={busy} onClick={save}>
      {t('Receipt')}
    </Button>
  );
}
