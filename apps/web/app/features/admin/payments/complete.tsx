import { methodWords } from '@serendib/contract/payments/payment-method';
import type { PaymentDetail } from '@serendib/contract/payments/views';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { ConfirmDialog } from '~/ui/feedback/dialog.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextAreaField } from '~/ui/form/text-field.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';

export interface CompleteProps {
  payment: Pick<PaymentDetail, '_id' | 'orderId' | 'amount' | 'description' | 'user' | 'customerDetails'>;
}

/** Completes an order by hand, after one more question: what was bought is given at once. */
export function Complete({ payment }: CompleteProps) {
  const { _id, orderId, amount, description, user, customerDetails } = payment;
  const payer = customerDetails.name ?? user?.userName;
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState('');
  const reload = useReload();
  const complete = async () => {
    setBusy(true);
    let isDone = false;
    try {
      const { paymentMethod, completedBefore } = await call('PATCH /payments/{id}/complete', {
        params: { id: _id },
        body: { note: note.trim() || null },
      });
      // Another may have been first: what is completed already stays as it is.
      if (paymentMethod !== 'admin_manual')
        toast(
          t(
            'It was paid already ({method}), and nothing has changed. If money came in a second time, it has to go back.',
            // The books of the gateway may name none.
            { method: methodWords(paymentMethod) ?? t('Gateway') },
          ),
        );
      else if (completedBefore)
        toast(
          t('{who} has completed this in the meantime.', {
            who: completedBefore.userName ?? t('Another administrator'),
          }),
        );
      else toast(t('Payment completed successfully'), 'good');
      isDone = true;
    } catch (error) {
      toast(errorText(error, t('Failed to complete payment: {reason}', { reason: '{reason}' })), 'danger');
    }
    await reload();
    setBusy(false);
    // Else the note stays, for another try.
    if (isDone) setAsked(false);
  };
  return (
    <>
      <Button small onClick={() => setAsked(true)} aria-label={t('Complete {number}', { number: orderId })}>
        {t('Complete')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('Complete by hand?')}
        confirm={t('Complete')}
        busy={busy}
        onConfirm={() => void complete()}
      >
        <p className="font-[650] wrap-anywhere">
          {description}, {formatLkr(amount)}
        </p>
        <p className="wrap-anywhere">
          {orderId}
          {payer && `, ${payer}`}
        </p>
        <p>
          {t(
            'Only when the money has arrived. The order counts as paid from then on, and what was bought is given at once.',
          )}
        </p>
        <TextAreaField
          label={t('Note')}
          rows={2}
          maxLength={1000}
          hint={t('Which transfer it was, for example. Kept with the order and in the audit.')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
