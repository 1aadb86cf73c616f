import { dayInWords, dayOf } from '@serendib/contract/calendar';
import type { RefundReason } from '@serendib/contract/payments/admin-endpoints';
import type { PaymentDetail } from '@serendib/contract/payments/views';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { call } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { RadioGroup } from '~/ui/form/choice.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import { TextAreaField, TextField } from '~/ui/form/text-field.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';
import { RefundOutcome } from './refund-outcome.tsx';
import { isSentByHand, sendYourself } from './sent-by-hand.ts';

const reasons: { value: RefundReason; label: string }[] = [
  { value: 'duplicate', label: t('Paid twice') },
  { value: 'technical_error', label: t('Technical error') },
];
const today = () => dayOf(new Date());

/** Gives money back through the gateway; what was bought is taken back with it. */
export function Refund({ payment }: { payment: PaymentDetail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small look="line" className="text-danger" onClick={() => setOpen(true)}>
        {t('Refund')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('Give the money back')}>
        <RefundForm payment={payment} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface Values {
  transactionId: string;
  reason: RefundReason;
  reportedOn: string;
  note: string;
}

const bodyOf = ({ transactionId, reason, reportedOn, note }: Values) => ({
  ...{ reason, reportedOn },
  note: note.trim() || null,
  transactionId: transactionId || null,
});

function RefundForm({ payment, onClose }: { payment: PaymentDetail; onClose: () => void }) {
  const isPaid = payment.status === 'completed';
  const reload = useReload();
  const form = useApiForm<Values>({
    values: {
      // What came in too much goes back before what was bought ends, which cannot be undone.
      transactionId: payment.surplusPayments[0]?.transactionId ?? '',
      reason: 'duplicate',
      reportedOn: today(),
      note: '',
    },
    schema: async () =>
      (await import('@serendib/contract/payments/admin-endpoints')).adminPaymentEndpoints[
        'POST /admin/payments/{id}/refund'
      ].body,
    bodyOf,
    async send(values) {
      const to = { params: { id: payment._id }, body: bodyOf(values) };
      const { refunds } = await call('POST /admin/payments/{id}/refund', to);
      // Of what came in once more the gateway always knows.
      if (!values.transactionId && refunds.some(isSentByHand)) toast(sendYourself(payment.amount));
      else toast(t('The money is on its way back.'), 'good');
      await reload();
      onClose();
    },
    failed: t('The money could not be given back.'),
  });
  const reason = useController({ control: form.control, name: 'reason' }).field;
  const chosen = useWatch({ control: form.control, name: 'transactionId' });
  const surplus = payment.surplusPayments.find(({ transactionId }) => transactionId === chosen);
  const lastDay = (surplus ?? payment).refundableUntil;
  return (
    <form {...form.attributes} className="grid gap-4">
      {payment.surplusPayments.length > 0 && (
        <SelectField
          label={t('Which payment')}
          empty={isPaid ? t('The order itself, and what was bought with it') : undefined}
          options={payment.surplusPayments.map(({ transactionId }) => ({
            value: transactionId,
            label: t('Only what came once more: {payment}', { payment: transactionId }),
          }))}
          {...form.field('transactionId')}
        />
      )}
      <RefundOutcome payment={payment} surplusId={chosen} now={Date.now()} />
      <RadioGroup
        legend={t('Why')}
        name="reason"
        options={reasons}
        value={reason.value}
        onChange={reason.onChange}
        error={form.problems.reason}
      />
      <TextField
        label={t('Reported on')}
        type="date"
        hint={lastDay ? t('A fault can be reported until {day}.', { day: dayInWords(lastDay) }) : undefined}
        {...form.field('reportedOn')}
      />
      <TextAreaField label={t('Note')} rows={3} maxLength={1000} {...form.field('note')} />
      <Refusal of={form.refusal} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="line" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button look="danger" type="submit" busy={form.busy}>
          {t('Give back {amount}', { amount: formatLkr(payment.amount) })}
        </Button>
      </div>
    </form>
  );
}
