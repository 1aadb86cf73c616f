import type { KindName } from '@serendib/contract/listings/kind';
import { mostCompared } from '@serendib/contract/listings/limits';
import { useSyncExternalStore } from 'react';
import { keepText, parseKept, readText } from '~/lib/storage/kept.ts';
import { storeChanges } from '~/lib/storage/store-changes.ts';

/** What is marked to be compared, by kind: the ids, in the order in which they were marked. Kept in this browser alone. */
type Marks = Partial<Record<KindName, string[]>>;

const key = 'serendib:compare';
const none: string[] = [];
const [onMarksChange, tell] = storeChanges('serendib:compare-changed');
/** What could not be written, until this tab is closed. */
let unwritten: Marks | undefined;
let last: { text: string | null | undefined; marks: Marks } = { text: null, marks: {} };

const idsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((id) => typeof id === 'string').slice(0, mostCompared) : [];

/** The same object as long as they stay the same. */
function now(): Marks {
  if (unwritten) return unwritten;
  const text = readText(key);
  if (text !== last.text) {
    const kept = Object.entries(parseKept(text) ?? {});
    last = { text, marks: Object.fromEntries(kept.map(([kind, list]) => [kind, idsIn(list)])) };
  }
  return last.marks;
}

function change(kind: KindName, ids: string[]) {
  const marks = { ...now(), [kind]: ids };
  unwritten = keepText(key, JSON.stringify(marks)) ? undefined : marks;
  tell();
}

export const useMarks = (kind: KindName): readonly string[] =>
  useSyncExternalStore(
    onMarksChange,
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
