import { t } from '@serendib/contract/words/t';
import { Button } from '~/ui/form/button.tsx';
import type { FailedPicture } from './use-images-in.ts';

interface FailedRowProps {
  picture: FailedPicture;
  onRetry: () => void;
  onTakeAway: () => void;
}

/** A picture that did not arrive: as long as it stands here, the form is not sent. */
export const FailedRow = ({ picture: { file, words }, onRetry, onTakeAway }: FailedRowProps) => (
  <div className="story-row items-center" data-photo="failed">
    <p className="field-error text-15 wrap-anywhere" role="alert">
      {file.name}: {words}
    </p>
    <span className="flex flex-wrap gap-3">
      <Button small look="line" onClick={onRetry}>
        {t('Try again')}
      </Button>
      <Button small look="plain" onClick={onTakeAway}>
        {t('Take picture away')}
      </Button>
    </span>
  </div>
);
