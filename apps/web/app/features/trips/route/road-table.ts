import { type Planner, plannerOf } from '@serendib/contract/trips/route/planner';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '~/lib/api/call.ts';
import { makeListeners } from '~/lib/listeners.ts';
import { storedRoads, storeRoads } from '~/lib/trip/kept-roads.ts';

type State = { planner: Planner | null; isAway: boolean };
let state: State = { planner: null, isAway: false };
let isAsked = false;
const [subscribe, tell] = makeListeners();

function change(next: State): void {
  state = next;
  tell();
}

async function load(): Promise<void> {
  const known = storedRoads();
  if (known && !state.planner) change({ planner: plannerOf(known), isAway: false });
  try {
    const table = await call('GET /roads');
    change({ planner: plannerOf(table), isAway: false });
    storeRoads(table);
  } catch {
    change({ ...state, isAway: !state.planner });
    isAsked = false;
  }
}

function loadOnce(): void {
  if (isAsked) return;
  isAsked = true;
  void load();
}

/** What routes are reckoned with, as it was last read; null while there is nothing. */
export function usePlanner(): State {
  useEffect(() => {
    loadOnce();
    addEventListener('online', loadOnce);
    return () => removeEventListener('online', loadOnce);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
}

/** For tests: as in a browser that has just begun. */
export function forgetRoads(): void {
  state = { planner: null, isAway: false };
  isAsked = false;
}
