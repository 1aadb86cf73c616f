import type { Warning } from '@serendib/contract/moderation/review-endpoints';
import { t } from '@serendib/contract/words/t';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { Button } from '~/ui/form/button.tsx';

interface LookTwiceProps {
  open: boolean;
  title: string;
  warnings: readonly Warning[];
  confirm: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asked once before something is vouched for that there are warnings of. */
export function LookTwice({ open, title, warnings, confirm, onClose, onConfirm }: LookTwiceProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('Look twice')}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button data-focus onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p className="font-[650] wrap-anywhere">{title}</p>
      <ul className="grid gap-1.5">
        {warnings.map(({ kind, field, words, listings }) => (
          <li key={`${kind} ${field} ${words}`} className="wrap-anywhere">
            {words} {listings.map((one) => one.title).join(', ')}
          </li>
        ))}
      </ul>
      <p className="text-15 text-ink-2">
        {t('Verifying tells travellers that a person of our team has looked at it.')}
      </p>
    </Dialog>
  );
}
