import { t } from '@serendib/contract/words/t';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import type { Outcome } from '../listings/actions.ts';
import { useTell } from './use-tell.ts';

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
  const telling = useTell();
  const form = useApiForm<{ reason: string }>({
    values: { reason: start },
    check: ({ reason }) => ({ ...(reason.trim() === '' && { reason: blank }) }),
    async send({ reason }) {
      const outcome = await onConfirm(reason.trim(), telling.begin(form.say));
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
      telling.close();
      form.reset();
      form.forget();
      onClose();
    },
  };
}
