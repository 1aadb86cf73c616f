import { t } from '@serendib/contract/words/t';
import { ConfirmDialog } from '~/ui/feedback/dialog.tsx';

interface CancelPremiumProps {
  /** A guide's premium ends with all that was paid for it; a vehicle's is only what our team gave it. */
  of: 'tourGuide' | 'vehicle';
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before premium is ended, and says what ends with it. */
export const CancelPremium = ({ of, ...dialog }: CancelPremiumProps) => (
  <ConfirmDialog {...dialog} title={t('Cancel premium?')} confirm={t('Cancel premium')} danger>
    <p>{t('Are you sure you want to cancel this premium subscription?')}</p>
    <p>
      {of === 'tourGuide'
        ? t(
            'What was paid for ends as well, and no money goes back: to give it back, refund the payment instead.',
          )
        : t(
            'It ends what our team gave this vehicle. What its owner bought is for all their vehicles and is not cancelled here: refund the payment instead.',
          )}
    </p>
    <p>
      {t('The owner is told by mail.')} {t('This cannot be undone.')}
    </p>
  </ConfirmDialog>
);
