import { t } from '@serendib/contract/words/t';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../form/button.tsx';
import { Icon } from '../form/icon.tsx';
import { Toaster } from './toaster.tsx';
import { useBackdrop } from './use-backdrop.ts';

export interface DialogProps {
  open: boolean;
  /** Asked to close: by Escape, the cross, or a press outside. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode | undefined;
  /** Buttons, the main one last. */
  actions?: ReactNode | undefined;
  wide?: boolean | undefined;
}

/** The browser's own dialog: it keeps the keyboard inside and gives it back. A field with `data-focus` has it first. */
export function Dialog({ open, onClose, title, children, actions, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const backdrop = useBackdrop(onClose);
  const [closings, setClosings] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where a browser closes one that stays open, it is shown again
  useLayoutEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) {
      element?.showModal();
      element?.querySelector<HTMLElement>('[data-focus]')?.focus();
    }
    if (!open && element?.open) element.close();
    // One that goes away while it is open gives the keyboard back too.
    return () => element?.close();
  }, [open, closings]);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      data-wide={wide || undefined}
      aria-labelledby={id}
      // A file field within says the same where none was chosen, and React hands on what a dialog within says.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (!open || event.target !== event.currentTarget) return;
        onClose();
        setClosings(closings + 1);
      }}
      {...backdrop}
    >
      {open && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-6 sm:p-8">
          <div className="flex items-start justify-between gap-4">
            <h2 id={id} className="min-w-0 text-26">
              {title}
            </h2>
            <button
              type="button"
              className="-mt-2 -me-3 grid size-11 flex-none place-items-center"
              aria-label={t('Close')}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </div>
          {children}
          {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
          <Toaster isInDialog />
        </div>
      )}
    </dialog>
  );
}

export interface ConfirmDialogProps extends Omit<DialogProps, 'actions' | 'wide'> {
  confirm: string;
  onConfirm: () => void;
  /** What is lost cannot be had back. */
  danger?: boolean | undefined;
  busy?: boolean | undefined;
}

export function ConfirmDialog({
  confirm,
  onConfirm,
  danger = false,
  busy = false,
  ...rest
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...rest}
      actions={
        <>
          <Button look="line" onClick={rest.onClose}>
            {t('Cancel')}
          </Button>
          <Button look={danger ? 'danger' : 'act'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
