import { mostCompared } from '@serendib/contract/listings/compare/most-compared';
import type { KindName } from '@serendib/contract/listings/kind';
import { useSyncExternalStore } from 'react';

/** What is marked to be compared, by kind: the ids, in the order in which they were marked. Kept in this browser alone. */
type Marks = Partial<Record<KindName, string[]>>;

const key = 'serendib:compare';
const none: string[] = [];
const listeners = new Set<() => void>();
let marks: Marks | undefined;

function kept(): Marks {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    const lists = Object.entries(read).filter(([, ids]) => Array.isArray(ids));
    return Object.fromEntries(
      lists.map(([kind, ids]) => [
        kind,
        (ids as unknown[]).filter((id) => typeof id === 'string').slice(0, mostCompared),
      ]),
    );
  } catch {
    // No storage, or not what was written there: marks live as long as the page.
    return {};
  }
}

const now = () => {
  marks ??= kept();
  return marks;
};

function change(kind: KindName, ids: string[]) {
  marks = { ...now(), [kind]: ids };
  try {
    localStorage.setItem(key, JSON.stringify(marks));
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

/** In another tab. */
const onStorage = (event: StorageEvent) => {
  if (event.key !== key && event.key !== null) return;
  marks = undefined;
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

export const useMarks = (kind: KindName): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => now()[kind] ?? none,
    () => none,
  );

/** Marks one, or takes its mark away; beyond the most that fit nothing is marked. */
export function toggleMark(kind: KindName, id: string): void {
  const ids = now()[kind] ?? none;
  if (ids.includes(id))
    change(
      kind,
      ids.filter((one) => one !== id),
    );
  else if (ids.length < mostCompared) change(kind, [...ids, id]);
}

export const clearMarks = (kind: KindName): void => change(kind, []);
