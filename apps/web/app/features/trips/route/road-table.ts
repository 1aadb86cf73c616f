import { type Planner, plannerOf } from '@serendib/contract/trips/route/planner';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '~/lib/api/call.ts';
import { storedRoads, storeRoads } from '~/lib/trip/kept-roads.ts';

type State = { planner: Planner | null; isAway: boolean };
let state: State = { planner: null, isAway: false };
let isAsked = false;
const listeners = new Set<() => void>();

function tell(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

async function load(): Promise<void> {
  const known = storedRoads();
  if (known && !state.planner) tell({ planner: plannerOf(known), isAway: false });
  try {
    const table = await call('GET /roads');
    tell({ planner: plannerOf(table), isAway: false });
    storeRoads(table);
  } catch {
    tell({ ...state, isAway: !state.planner });
    isAsked = false;
  }
}

function loadOnce(): void {
  if (isAsked) return;
  isAsked = true;
  void load();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

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
