import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { errorText } from '~/lib/words/error-text.ts';

/** Does what a dialog is confirmed for, once at a time; `problem` says in the dialog why it was refused. */
export function useConfirmed(work: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirmed = async () => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setProblem(errorText(error, t('That did not work.')));
      setBusy(false);
    }
  };
  return { busy, problem, onConfirm: () => void confirmed() };
}
