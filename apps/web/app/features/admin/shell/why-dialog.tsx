import { type ReactNode, useRef } from 'react';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextAreaField } from '~/ui/form/text-field.tsx';
import { type Asking, useReason } from './use-reason.ts';

interface WhyDialogProps extends Asking {
  open: boolean;
  title: string;
  line?: ReactNode;
  hint: string;
  confirm: string;
  /** Of the button that does it. */
  look?: 'act' | 'danger';
}

/** Something that is not done without saying why. */
export function WhyDialog(props: WhyDialogProps) {
  const { open, title, line, hint, confirm, look = 'danger' } = props;
  const why = useReason(props, 'Please say why.');
  const form = useRef<HTMLFormElement>(null);
  return (
    <Dialog open={open} onClose={why.cancel} title={title}>
      <form
        ref={form}
        className="grid gap-4"
        noValidate
        onSubmit={async (event) => {
          event.preventDefault();
          if (!(await why.send())) form.current?.querySelector('textarea')?.focus();
        }}
      >
        {line && <p>{line}</p>}
        <TextAreaField
          label="Reason"
          required
          data-focus
          value={why.reason}
          maxLength={1000}
          counter
          error={why.error}
          hint={hint}
          onChange={(event) => why.type(event.target.value)}
        />
        {why.failure && (
          <Notice kind="danger" live>
            {why.failure}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="line" onClick={why.cancel}>
            Cancel
          </Button>
          <Button look={look} type="submit" busy={why.busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
