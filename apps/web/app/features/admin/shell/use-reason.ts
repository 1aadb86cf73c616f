import { t } from '@serendib/contract/words/t';
import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import type { Outcome } from '../listings/actions.ts';

export interface Asking {
  /** What stands there to begin with. */
  start?: string;
  /** Closes it; what was typed is thrown away only when a person closes it. */
  onClose: () => void;
  /** Does it. Where it failed, `tell` says so in the dialog, which stays open; `stale` keeps the words for later. */
  onConfirm: (reason: string, tell: (words: string) => void) => Promise<Outcome>;
}

/** The reason in a dialog that asks for one. It stays until it has been taken: nothing typed is lost to a failure. */
export function useReason({ start = '', onClose, onConfirm }: Asking, blank: string) {
  /** How often it was closed by a person, or left: what failed after that is told on the page. */
  const closed = useRef(0);
  useEffect(
    () => () => {
      closed.current += 1;
    },
    [],
  );
  const form = useApiForm<{ reason: string }>({
    values: { reason: start },
    check: ({ reason }) => ({ ...(reason.trim() === '' && { reason: blank }) }),
    async send({ reason }) {
      const before = closed.current;
      const tell = (words: string) => {
        if (closed.current === before) form.say(words);
        else toast(words, 'danger');
      };
      const outcome = await onConfirm(reason.trim(), tell);
      if (outcome === 'done' || outcome === 'taken') form.reset();
    },
    failed: t('This could not be done.'),
  });
  const { reset } = form;
  // What was typed stays, also while the dialog is closed.
  useEffect(() => reset({ reason: start }, { keepDirtyValues: true }), [reset, start]);
  const { field } = useController({ control: form.control, name: 'reason' });
  return {
    form,
    /** For the control that asks for it. */
    field: { ...field, error: form.problems.reason },
    cancel() {
      closed.current += 1;
      form.reset();
      form.forget();
      onClose();
    },
  };
}
