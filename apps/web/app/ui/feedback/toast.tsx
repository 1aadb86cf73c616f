import { t } from '@serendib/contract/words/t';
import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from '../form/icon.tsx';

interface Toast {
  id: number;
  words: string;
  kind: 'info' | 'good' | 'danger';
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says something in passing. What must not be missed belongs on the page, in a Notice. */
export function toast(words: string, kind: Toast['kind'] = 'info'): void {
  lastId += 1;
  change([...toasts.slice(-2), { id: lastId, words, kind }]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const none: readonly Toast[] = [];

/** Stands once, in the root. */
export function Toaster() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  return (
    <div className="toaster" role="status" aria-live="polite">
      {shown.map((one) => (
        <ToastSheet key={one.id} {...one} />
      ))}
    </div>
  );
}

function ToastSheet({ id, words, kind }: Toast) {
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), 4000 + words.length * 60);
    return () => clearTimeout(timer);
  }, [id, words]);
  return (
    <div className="toast" data-kind={kind}>
      <p>{words}</p>
      <button
        type="button"
        className="grid size-11 flex-none place-items-center"
        aria-label={t('Dismiss')}
        onClick={() => dismiss(id)}
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}

const dismiss = (id: number) => change(toasts.filter((one) => one.id !== id));
