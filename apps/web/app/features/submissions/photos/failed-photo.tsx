import { t } from '@serendib/contract/words/t';
import { Button } from '~/ui/form/button.tsx';

interface FailedPhotoProps {
  file: File;
  words: string;
  onRetry: () => void;
  onTakeAway: () => void;
  className?: string;
}

/** A photo that did not arrive: as long as it stands here, the form is not sent. */
export const FailedPhoto = ({ file, words, onRetry, onTakeAway, className = '' }: FailedPhotoProps) => (
  <div className={`flex flex-wrap items-center gap-3 ${className}`} data-photo="failed">
    <p className="field-error text-15 wrap-anywhere" role="alert">
      {file.name}: {words}
    </p>
    <span className="flex flex-wrap gap-3">
      <Button small look="line" data-first aria-label={`${t('Try again')}: ${file.name}`} onClick={onRetry}>
        {t('Try again')}
      </Button>
      <Button small look="plain" aria-label={`${t('Take picture away')}: ${file.name}`} onClick={onTakeAway}>
        {t('Take picture away')}
      </Button>
    </span>
  </div>
);
