import { dayOf } from '@serendib/contract/calendar';
import { dayInWords } from '@serendib/contract/calendar-words';
import type { RefundReason } from '@serendib/contract/payments/admin-endpoints';
import { inRupees } from '@serendib/contract/payments/services';
import type { PaymentDetail } from '@serendib/contract/payments/views';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, call } from '~/lib/api/call.ts';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { Notice } from '~/ui/feedback/notice.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { RadioGroup } from '~/ui/form/choice.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import { TextAreaField, TextField } from '~/ui/form/text-field.tsx';
import { RefundOutcome } from './refund-outcome.tsx';

const reasons: { value: RefundReason; label: string }[] = [
  { value: 'duplicate', label: 'Paid twice' },
  { value: 'technical_error', label: 'Technical error' },
];
const today = () => dayOf(new Date());

/** Gives money back through the gateway; what was bought is taken back with it. */
export function Refund({ payment }: { payment: PaymentDetail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small look="line" className="text-danger" onClick={() => setOpen(true)}>
        Refund
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Give the money back">
        <RefundForm payment={payment} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function RefundForm({ payment, onClose }: { payment: PaymentDetail; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const isPaid = payment.status === 'completed';
  const [once, setOnce] = useState(isPaid ? '' : (payment.surplusPayments[0] ?? ''));
  const { revalidate } = useRevalidator();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const word = (name: string) => String(form.get(name) ?? '').trim();
    setBusy(true);
    setError(undefined);
    try {
      await call('POST /admin/payments/{id}/refund', {
        params: { id: payment._id },
        body: {
          reason: word('reason') as RefundReason,
          reportedOn: word('reportedOn'),
          note: word('note') || null,
          transactionId: once || null,
        },
      });
      toast('The money is on its way back.', 'good');
      await revalidate();
      onClose();
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={send}>
      {payment.surplusPayments.length > 0 && (
        <SelectField
          label="Which payment"
          name="transactionId"
          value={once}
          onChange={(event) => setOnce(event.target.value)}
          empty={isPaid ? 'The order itself, and what was bought with it' : undefined}
          options={payment.surplusPayments.map((value) => ({
            value,
            label: `Only what came once more: ${value}`,
          }))}
        />
      )}
      <RefundOutcome payment={payment} isSurplus={once !== ''} now={Date.now()} />
      <RadioGroup
        legend="Why"
        name="reason"
        options={reasons}
        defaultValue="duplicate"
        error={error?.fields.reason}
      />
      <TextField
        label="Reported on"
        name="reportedOn"
        type="date"
        defaultValue={today()}
        error={error?.fields.reportedOn}
        hint={
          payment.refundableUntil
            ? `A fault can be reported until ${dayInWords(payment.refundableUntil)}.`
            : undefined
        }
      />
      <TextAreaField label="Note" name="note" rows={3} maxLength={1000} error={error?.fields.note} />
      {error && Object.keys(error.fields).length === 0 && (
        <Notice kind="danger" live>
          {error.words}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="line" onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger" type="submit" busy={busy}>
          Give back {inRupees(payment.amount)}
        </Button>
      </div>
    </form>
  );
}
