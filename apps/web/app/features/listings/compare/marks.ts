import { mostCompared } from '@serendib/contract/listings/compare/most-compared';
import type { KindName } from '@serendib/contract/listings/kind';
import { useSyncExternalStore } from 'react';
import { keepText, parseKept, readText } from '~/lib/storage/kept.ts';

/** What is marked to be compared, by kind: the ids, in the order in which they were marked. Kept in this browser alone. */
type Marks = Partial<Record<KindName, string[]>>;

const key = 'serendib:compare';
const none: string[] = [];
const listeners = new Set<() => void>();
let marks: Marks | undefined;

const idsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((id) => typeof id === 'string').slice(0, mostCompared) : [];

/** Where nothing may be kept, or what is there was not written here, marks live as long as the page. */
const kept = (): Marks =>
  Object.fromEntries(
    Object.entries(parseKept(readText(key)) ?? {}).map(([kind, list]) => [kind, idsIn(list)]),
  );

const now = () => {
  marks ??= kept();
  return marks;
};

function change(kind: KindName, ids: string[]) {
  marks = { ...now(), [kind]: ids };
  keepText(key, JSON.stringify(marks));
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
