export interface Toast {
  id: number;
  words: string;
  /** `newer`: of the site, for which the page is to be opened anew; it stays until it is dismissed. */
  kind: 'info' | 'good' | 'danger' | 'newer';
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export const shownToasts = () => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellOfToasts(): void {
  for (const listener of listeners) listener();
}

/** Says something in passing. What must not be missed belongs on the page, in a Notice. */
export function toast(words: string, kind: Toast['kind'] = 'info'): void {
  lastId += 1;
  toasts = [...toasts.slice(-2), { id: lastId, words, kind }];
  tellOfToasts();
  // On a page that no visitor has touched yet nothing would show it.
  dispatchEvent(new Event('hydrate-all'));
}

export function dismissToast(id: number): void {
  toasts = toasts.filter((one) => one.id !== id);
  tellOfToasts();
}
