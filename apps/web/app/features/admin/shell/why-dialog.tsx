import { type ReactNode, useRef, useState } from 'react';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextAreaField } from '~/ui/form/text-field.tsx';

interface WhyDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  line?: ReactNode;
  hint: string;
  confirm: string;
  onConfirm: (reason: string) => Promise<void>;
}

/** Something that is not done without saying why. */
export const WhyDialog = (props: WhyDialogProps) => (
  <Dialog open={props.open} onClose={props.onClose} title={props.title}>
    <WhyForm {...props} />
  </Dialog>
);

function WhyForm({ line, hint, confirm, onConfirm, onClose }: WhyDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      className="grid gap-4"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        if (busy) return;
        if (reason.trim() === '') {
          setError('Please say why.');
          return form.current?.querySelector('textarea')?.focus();
        }
        setBusy(true);
        await onConfirm(reason.trim()).finally(() => setBusy(false));
      }}
    >
      {line && <p>{line}</p>}
      <TextAreaField
        label="Reason"
        required
        data-focus
        value={reason}
        maxLength={1000}
        counter
        error={error}
        hint={hint}
        onChange={(event) => {
          setReason(event.target.value);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="line" onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger" type="submit" busy={busy}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
