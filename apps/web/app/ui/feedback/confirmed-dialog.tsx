import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './dialog.tsx';
import { Notice } from './notice.tsx';

interface ConfirmedDialogProps extends Omit<ConfirmDialogProps, 'open' | 'busy' | 'onConfirm'> {
  /** What is confirmed; closes the dialog when it is done. */
  work: () => Promise<unknown>;
  /** What is said of a refusal. */
  failed: (error: unknown) => string;
}

/** Asks before something is done and does it, once at a time. Where it is refused the dialog stays, and says why. */
export function ConfirmedDialog({ work, failed, onClose, children, ...rest }: ConfirmedDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirmed = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(failed(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    // What comes of it would be said nowhere once the dialog is closed.
    <ConfirmDialog
      {...rest}
      open
      busy={busy}
      onClose={() => !busy && onClose()}
      onConfirm={() => void confirmed()}
    >
      {children}
      {problem && (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
