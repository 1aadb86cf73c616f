import { t } from '@serendib/contract/words/t';
import { Button } from '~/ui/form/button.tsx';

interface MovingPhotoProps {
  /** 0 to 1. */
  sent: number;
  onTakeAway: () => void;
  className?: string;
}

/** A photo on its way: the form waits for it, so that a wrong one, or a slow one, can be taken back. */
export const MovingPhoto = ({ sent, onTakeAway, className = '' }: MovingPhotoProps) => (
  <div className={`flex flex-wrap items-center gap-3 ${className}`}>
    <p className="text-15 font-semibold" role="status">
      {t('Sending your picture, {percent} %', { percent: Math.round(sent * 100) })}
    </p>
    <Button small look="plain" onClick={onTakeAway}>
      {t('Take picture away')}
    </Button>
  </div>
);
