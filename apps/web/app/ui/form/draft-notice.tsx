import { momentInWords } from '@serendib/contract/calendar-words';
import { t } from '@serendib/contract/words/t';
import type { MouseEvent, ReactNode } from 'react';
import { focusFirst } from '~/lib/form/form-element.ts';
import { Notice } from '../feedback/notice.tsx';
import { Button } from './button.tsx';

export interface DraftNoticeProps {
  savedAt: number;
  onStartAnew: () => void;
  /** What of it could not be filled in. */
  children?: ReactNode;
}

/** The form has come back filled: when it was left, and the way to an empty one. */
export function DraftNotice({ savedAt, onStartAnew, children }: DraftNoticeProps) {
  // The button goes with the notice, and the keyboard goes on from the first field.
  const startAnew = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    onStartAnew();
    requestAnimationFrame(() => focusFirst(form));
  };
  return (
    <Notice
      title={t('Continue where you left off')}
      actions={
        <Button small look="line" onClick={startAnew}>
          {t('Start anew')}
        </Button>
      }
    >
      {t('What you wrote until {savedAt} is filled in. It was kept in this browser only.', {
        savedAt: momentInWords(savedAt),
      })}{' '}
      {children}
    </Notice>
  );
}
