import type { KindName } from '@serendib/contract/listings/kind';
import { type KeyboardEvent, useRef } from 'react';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextAreaField } from '~/ui/form/text-field.tsx';
import { type Asking, useReason } from '../shell/use-reason.ts';
import { reasonsFor } from './reasons.ts';

interface ReasonDialogProps extends Asking {
  open: boolean;
  title: string;
  kinds: readonly KindName[];
  confirm: string;
}

const longest = 1000;

/** Asks why; the owner reads it word for word. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, title, kinds, confirm } = props;
  const why = useReason(props, 'Please say why. The owner reads it and can mend what is wrong.');
  const area = useRef<HTMLDivElement>(null);
  const focus = () => area.current?.querySelector('textarea')?.focus();
  const send = async () => {
    if (!(await why.send())) focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  const take = (words: string) => {
    const { reason } = why;
    why.type((reason.trim() === '' ? words : `${reason.trimEnd()}\n${words}`).slice(0, longest));
    focus();
  };
  return (
    <Dialog open={open} onClose={why.cancel} title={title}>
      <div className="grid gap-4" ref={area}>
        <TextAreaField
          label="Reason"
          required
          data-focus
          value={why.reason}
          rows={5}
          maxLength={longest}
          counter
          error={why.error}
          hint="The owner reads this in an e-mail and on the listing’s card. Ctrl and Enter send it."
          onChange={(event) => why.type(event.target.value)}
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
        {why.failure && (
          <Notice kind="danger" live>
            {why.failure}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="line" onClick={why.cancel}>
            Cancel
          </Button>
          <Button look="danger" busy={why.busy} onClick={send}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
