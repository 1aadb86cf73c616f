import type { TripCopy } from '@serendib/contract/trips/trip';
import { useEffect, useSyncExternalStore } from 'react';
import {
  type LocalTrips,
  readLocal,
  type Shown,
  type StorageProblem,
  storageProblem,
  type TripLink,
} from './local-trips.ts';
import { currentIn, onTripsChange, tripsIn } from './trips.ts';

export interface Trips {
  /** The one changed last first. */
  trips: readonly TripCopy[];
  /** The one that is planned now. */
  current: TripCopy | null;
  /** What is shown of saved things, by `itemKey`. */
  shown: Readonly<Record<string, Shown>>;
  problem: StorageProblem | null;
  /** Whether it is in the account, as far as this browser knows; what was changed here since may still wait. */
  isInAccount: (id: string) => boolean;
  /** The link by which one is changed together with who made it. */
  linkOf: (id: string) => TripLink | undefined;
}

let made: { of: LocalTrips; problem: StorageProblem | null; trips: Trips } | undefined;

/** The same object as long as nothing has changed. */
export function readTrips(): Trips {
  const kept = readLocal();
  const problem = storageProblem();
  if (made?.of === kept && made.problem === problem) return made.trips;
  const trips: Trips = {
    trips: tripsIn(kept).map(({ copy }) => copy),
    current: currentIn(kept)?.copy ?? null,
    shown: kept.shown,
    problem,
    isInAccount: (id) =>
      kept.trips.some(
        ({ copy, owner, savedAt, link }) => copy._id === id && owner !== null && savedAt !== null && !link,
      ),
    linkOf: (id) => kept.trips.find(({ copy }) => copy._id === id)?.link,
  };
  made = { of: kept, problem, trips };
  return trips;
}

/** Where its scripts do not come, again as soon as there is a network. */
const startSyncing = (): Promise<void> =>
  import('./sync.ts').then(
    ({ startSync }) => startSync(),
    () => addEventListener('online', () => void startSyncing(), { once: true }),
  );

/** The trips of this browser, in step with other tabs and with the account; undefined until the browser has looked. */
export function useTrips(): Trips | undefined {
  useEffect(() => {
    void startSyncing();
  }, []);
  return useSyncExternalStore<Trips | undefined>(onTripsChange, readTrips, () => undefined);
}
