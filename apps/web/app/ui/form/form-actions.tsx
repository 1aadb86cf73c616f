import { t } from '@serendib/contract/words/t';
import { Button } from './button.tsx';

interface FormActionsProps {
  /** On the button that sends the form, and what it says meanwhile. */
  send: string;
  sending?: string;
  busy: boolean;
  onCancel: () => void;
}

/** The end of a form that was opened in place: it is sent, or closed. */
export const FormActions = ({ send, sending = send, busy, onCancel }: FormActionsProps) => (
  <p className="flex flex-wrap gap-3">
    <Button type="submit" busy={busy}>
      {busy ? sending : send}
    </Button>
    <Button look="line" onClick={onCancel}>
      {t('Cancel')}
    </Button>
  </p>
);
