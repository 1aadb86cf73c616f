import { t } from '@serendib/contract/words/t';
import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from '../form/icon.tsx';
import { dismissToast, onToasts, shownToasts, type Toast, tellOfToasts } from './toast.tsx';

const none: readonly Toast[] = [];
/** How many dialogs are open. */
let dialogs = 0;

interface ToasterProps {
  /** What lies behind an open dialog is neither heard nor pressed, so that each dialog has a toaster of its own. */
  isInDialog?: boolean;
}

/** Shows what is said in passing; stands once, and in each open dialog. */
export function Toaster({ isInDialog = false }: ToasterProps) {
  const shown = useSyncExternalStore(
    onToasts,
    () => (dialogs > 0 && !isInDialog ? none : shownToasts()),
    () => none,
  );
  useEffect(() => {
    if (!isInDialog) return;
    dialogs += 1;
    tellOfToasts();
    return () => {
      dialogs -= 1;
      tellOfToasts();
    };
  }, [isInDialog]);
  return (
    // The status of a dialog is what it says of its own work.
    <div className="toaster" role={isInDialog ? undefined : 'status'} aria-live="polite">
      {shown.map((one) => (
        <ToastSheet key={one.id} {...one} />
      ))}
    </div>
  );
}

function ToastSheet({ id, words, kind }: Toast) {
  useEffect(() => {
    if (kind === 'newer') return;
    const timer = setTimeout(() => dismissToast(id), 4000 + words.length * 60);
    return () => clearTimeout(timer);
  }, [id, words, kind]);
  return (
    <div className="toast" data-kind={kind}>
      <p>{words}</p>
      {kind === 'newer' && (
        <button type="button" className="min-h-11 flex-none underline" onClick={() => location.reload()}>
          {t('Open it anew')}
        </button>
      )}
      <button
        type="button"
        className="grid size-11 flex-none place-items-center"
        aria-label={t('Dismiss')}
        onClick={() => dismissToast(id)}
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}
