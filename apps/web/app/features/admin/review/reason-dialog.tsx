import type { KindName } from '@serendib/contract/listings/kind';
import { longestReason } from '@serendib/contract/moderation/limits';
import { t } from '@serendib/contract/words/t';
import type { KeyboardEvent } from 'react';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextAreaField } from '~/ui/form/text-field.tsx';
import { type Asking, useReason } from '../shell/use-reason.ts';
import { reasonsFor } from './reasons.ts';

interface ReasonDialogProps extends Asking {
  open: boolean;
  title: string;
  /** What one listing is called; of many the title says how many. */
  listing?: string;
  kinds: readonly KindName[];
  confirm: string;
}

/** Asks why; the owner reads it word for word. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, title, listing, kinds, confirm } = props;
  const why = useReason(props, t('Please say why. The owner reads it and can mend what is wrong.'));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void why.form.submit();
  };
  const take = (words: string) => {
    const { value: reason, onChange } = why.field;
    onChange((reason.trim() === '' ? words : `${reason.trimEnd()}\n${words}`).slice(0, longestReason));
    why.form.setFocus('reason');
  };
  return (
    <Dialog open={open} onClose={why.cancel} title={title}>
      <form {...why.form.attributes} onKeyDown={onKeyDown} className="grid gap-4">
        {listing && <p className="font-[650] wrap-anywhere">{listing}</p>}
        <TextAreaField
          label={t('Reason')}
          required
          data-focus
          rows={5}
          maxLength={longestReason}
          counter
          hint={t('The owner reads this in an e-mail and on the listing’s card. Ctrl and Enter send it.')}
          {...why.field}
        />
        <fieldset>
          <legend className="field-legend">{t('Often said')}</legend>
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
        <Refusal of={why.form.refusal} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="line" onClick={why.cancel}>
            {t('Cancel')}
          </Button>
          <Button look="danger" type="submit" busy={why.form.busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
