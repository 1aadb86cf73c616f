import type { KindName } from '@serendib/contract/listings/kind';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextAreaField } from '~/ui/form/text-field.tsx';
import { reasonsFor } from './reasons.ts';

interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  kinds: readonly KindName[];
  confirm: string;
  onConfirm: (reason: string) => Promise<void>;
}

const longest = 1000;

/** Asks why; the owner reads it word for word. */
export function ReasonDialog(props: ReasonDialogProps) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title={props.title}>
      <ReasonForm {...props} />
    </Dialog>
  );
}

function ReasonForm({ kinds, confirm, onConfirm, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const send = async () => {
    if (busy) return;
    if (reason.trim() === '') {
      setError('Please say why. The owner reads it and can mend what is wrong.');
      return area.current?.querySelector('textarea')?.focus();
    }
    setBusy(true);
    try {
      await onConfirm(reason.trim());
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  const take = (words: string) => {
    setReason((before) => (before.trim() === '' ? words : `${before.trimEnd()}\n${words}`).slice(0, longest));
    setError(undefined);
    area.current?.querySelector('textarea')?.focus();
  };
  return (
    <div className="grid gap-4" ref={area}>
      <TextAreaField
        label="Reason"
        required
        data-focus
        value={reason}
        rows={5}
        maxLength={longest}
        counter
        error={error}
        hint="The owner reads this in an e-mail and on the listing’s card. Ctrl and Enter send it."
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <fieldset>
        <legend className="field-legend">Often said</legend>
        <ul className="flex flex-wrap gap-2">
          {reasonsFor(kinds).map(({ label, words }) => (
            <li key={label}>
              <button type="button" className="chip" title={words} onClick={() => take(words)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="line" onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger" busy={busy} onClick={send}>
          {confirm}
        </Button>
      </div>
    </div>
  );
}
