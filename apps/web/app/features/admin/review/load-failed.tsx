import { t } from '@serendib/contract/words/t';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';

interface LoadFailedProps {
  title: string;
  problem: string;
  onRetry: () => void;
}

/** A part of what is reviewed that could not be had, while the rest of it stands there. */
export function LoadFailed({ title, problem, onRetry }: LoadFailedProps) {
  return (
    <Notice
      kind="danger"
      live
      title={title}
      actions={
        <Button small look="line" onClick={onRetry}>
          {t('Try again')}
        </Button>
      }
    >
      {problem}
    </Notice>
  );
}
