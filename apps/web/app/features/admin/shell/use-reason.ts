import { useState } from 'react';
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
  const [typed, setReason] = useState<string>();
  const reason = typed ?? start;
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const clear = () => {
    setReason(undefined);
    setError(undefined);
    setFailure(undefined);
  };
  return {
    reason,
    error,
    failure,
    busy,
    type(words: string) {
      setReason(words);
      setError(undefined);
    },
    cancel() {
      clear();
      onClose();
    },
    /** Whether there was a reason to send. */
    async send(): Promise<boolean> {
      if (busy) return true;
      if (reason.trim() === '') {
        setError(blank);
        return false;
      }
      setBusy(true);
      setFailure(undefined);
      try {
        const outcome = await onConfirm(reason.trim(), setFailure);
        if (outcome === 'done' || outcome === 'taken') clear();
      } finally {
        setBusy(false);
      }
      return true;
    },
  };
}
