import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { errorText } from '~/lib/words/error-text.ts';
import { Notice } from '~/ui/feedback/notice.tsx';

/** Does something to the calendar, and says in the section where it was pressed why it was refused. */
export function useRefused() {
  const [words, setWords] = useState<string>();
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setWords(undefined);
    try {
      await work();
    } catch (error) {
      setWords(errorText(error, t('This could not be saved.')));
    }
  };
  const refused = words && (
    <Notice kind="danger" live>
      {words}
    </Notice>
  );
  return { attempt, refused };
}
