import { longestReason } from '@serendib/contract/moderation/limits';
import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextAreaField } from '~/ui/form/text-field.tsx';
import { type Asking, useReason } from './use-reason.ts';

interface WhyDialogProps extends Asking {
  open: boolean;
  title: string;
  /** What it is done to, by its name. */
  listing?: string;
  line?: ReactNode;
  /** Of the field, where what is asked for is no reason. */
  label?: string;
  hint: string;
  /** What is said where nothing was typed. */
  blank?: string;
  confirm: string;
  /** Of the button that does it. */
  look?: 'act' | 'danger';
}

/** Something that is not done without saying why. */
export function WhyDialog(props: WhyDialogProps) {
  const { open, title, listing, line, hint, confirm, look = 'danger' } = props;
  const { label = t('Reason'), blank = t('Please say why.') } = props;
  const why = useReason(props, blank);
  return (
    <Dialog open={open} onClose={why.cancel} title={title}>
      <form {...why.form.attributes} className="grid gap-4">
        {listing && <p className="font-[650] wrap-anywhere">{listing}</p>}
        {line && <p>{line}</p>}
        <TextAreaField
          label={label}
          required
          data-focus
          maxLength={longestReason}
          counter
          hint={hint}
          {...why.field}
        />
        <Refusal of={why.form.refusal} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="line" onClick={why.cancel}>
            {t('Cancel')}
          </Button>
          <Button look={look} type="submit" busy={why.form.busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
