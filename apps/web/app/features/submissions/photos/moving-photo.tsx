import { t } from '@serendib/contract/words/t';
import { Button } from '~/ui/form/button.tsx';

interface MovingPhotoProps {
  file: File;
  /** 0 to 1. */
  sent: number;
  onTakeAway: () => void;
  className?: string;
}

/** A photo on its way: the form waits for it, so that a wrong one, or a slow one, can be taken back. */
export const MovingPhoto = ({ file, sent, onTakeAway, className = '' }: MovingPhotoProps) => (
  <div className={`flex flex-wrap items-center gap-3 ${className}`}>
    <p className="text-15 font-semibold wrap-anywhere">
      {file.name}: {t('Sending your picture, {percent} %', { percent: Math.round(sent * 100) })}
    </p>
    <Button small look="plain" aria-label={`${t('Take picture away')}: ${file.name}`} onClick={onTakeAway}>
      {t('Take picture away')}
    </Button>
  </div>
);
