import { undoSeconds } from '@serendib/contract/moderation/promise';
import { useSyncExternalStore } from 'react';
import { makeListeners } from '~/lib/listeners.ts';

/** What was just decided, and can be taken back for a while. */
export interface Undoable {
  key: number;
  words: string;
  ids: readonly string[];
  /** By the ids of those that were decided on at once. */
  titles: ReadonlyMap<string, string>;
  /** By which of one's decisions; what was decided on these since then is another's to take back. */
  decisions: readonly string[];
  /** The address of the list that it was decided in. */
  list: string;
  /** When it began, by `performance.now()`. */
  since: number;
}

let undoables: readonly Undoable[] = [];
let lastKey = 0;
const [subscribe, tell] = makeListeners();
const change = (next: readonly Undoable[]) => {
  undoables = next;
  tell();
};

export const forgetUndoable = (key: number) => change(undoables.filter((one) => one.key !== key));
export const forgetUndoables = () => change([]);

/** What a call answers of one listing that was decided on; a server of before names no decision. */
export interface Made {
  _id: string;
  decision?: string | undefined;
}

/** Says what was decided, with a way to take it back. */
export function offerUndo(
  words: string,
  made: readonly Made[],
  { list, titles = new Map() }: Pick<Undoable, 'list'> & Partial<Pick<Undoable, 'titles'>>,
): void {
  lastKey += 1;
  const key = lastKey;
  const ids = made.map(({ _id }) => _id);
  const decisions = made.flatMap(({ decision }) => decision ?? []);
  const since = performance.now();
  change([...undoables.slice(-2), { key, words, ids, titles, decisions, list, since }]);
  setTimeout(() => forgetUndoable(key), undoSeconds * 1000);
}

const none: readonly Undoable[] = [];
export const useUndoables = () =>
  useSyncExternalStore(
    subscribe,
    () => undoables,
    () => none,
  );
