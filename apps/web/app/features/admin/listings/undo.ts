import { undoSeconds } from '@serendib/contract/moderation/promise';
import { useSyncExternalStore } from 'react';

/** What was just decided, and can be taken back for a while. */
export interface Undoable {
  key: number;
  words: string;
  ids: readonly string[];
  /** When it began, by `performance.now()`. */
  since: number;
}

let undoables: readonly Undoable[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();
const change = (next: readonly Undoable[]) => {
  undoables = next;
  for (const listener of listeners) listener();
};

export const forgetUndoable = (key: number) => change(undoables.filter((one) => one.key !== key));

/** Says what was decided, with a way to take it back. */
export function offerUndo(words: string, ids: readonly string[]): void {
  lastKey += 1;
  const key = lastKey;
  change([...undoables.slice(-2), { key, words, ids, since: performance.now() }]);
  setTimeout(() => forgetUndoable(key), undoSeconds * 1000);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const none: readonly Undoable[] = [];
export const useUndoables = () =>
  useSyncExternalStore(
    subscribe,
    () => undoables,
    () => none,
  );
