import type { ThingKind } from '@serendib/contract/listings/thing-kinds';
import { addItem, changed, contentOf, momentOf, withoutItem } from '@serendib/contract/trips/change';
import { itemKey } from '@serendib/contract/trips/keys';
import { longestTitle, mostItems, mostTrips } from '@serendib/contract/trips/limits';
import type { Stop, TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { readPlans, tripStartOf } from '~/lib/plans/plans.ts';
import { randomId } from '~/lib/session/random-id.ts';
import { storeChanges } from '~/lib/storage/store-changes.ts';
import { type LocalTrip, type LocalTrips, readLocal, type Shown, writeLocal } from './local-trips.ts';

const [onTripsChange, tell] = storeChanges('serendib:trips-changed');

export { onTripsChange };

export function keep(change: (kept: LocalTrips) => LocalTrips): void {
  const before = readLocal();
  const after = change(before);
  if (after === before) return;
  writeLocal(after);
  tell();
}

/** The server's time as far as it is known, so that trips of devices whose clocks are wrong can be merged. */
export const tripNow = (): number => Date.now() + readLocal().clockMs;

/** When the account's copy was last changed, of what was last read of it, in milliseconds. */
export const readAt = ({ savedAt }: LocalTrip): number => (savedAt ? Date.parse(savedAt) : 0);

/** Those that are shown here: of this browser alone, and of its account. */
export const isShownHere = ({ owner, isDeleted }: LocalTrip, { account }: LocalTrips): boolean =>
  !isDeleted && (owner === null || owner === account);

export const tripsIn = (kept: LocalTrips): LocalTrip[] =>
  kept.trips
    .filter((trip) => isShownHere(trip, kept))
    .sort((one, other) => other.touchedAt - one.touchedAt || (one.copy._id < other.copy._id ? 1 : -1));

/** The trip that hearts save into: the one chosen last, else the one changed last. */
export function currentIn(kept: LocalTrips): LocalTrip | undefined {
  const trips = tripsIn(kept);
  return trips.find(({ copy }) => copy._id === kept.current) ?? trips[0];
}

/** More than fits is refused with words for a person. */
export class TripProblem extends Error {}

/** Refuses one more trip of one's own; those of others that were joined have a bound of their own. */
export function refuseFull(): void {
  if (tripsIn(readLocal()).filter(({ link }) => !link).length >= mostTrips)
    throw new TripProblem(
      t('You have {mostTrips} trips already. Delete one that you do not need any more.', { mostTrips }),
    );
}

/** What a trip may begin with; a traveller's dates and people, say. */
export type TripStart = Partial<
  Pick<TripCopy, 'title' | 'from' | 'month' | 'adults' | 'children' | 'languages' | 'notes'>
> & { stops?: Stop[] };

/** Begins a trip, which hearts save into from now on, and gives its id. */
export function beginTrip({ stops = [], ...written }: TripStart = {}): string {
  refuseFull();
  const at = new Date(tripNow()).toISOString();
  const first = {
    ...{ title: t('My trip'), from: null, month: null, adults: 2, children: [], languages: [], notes: '' },
    ...tripStartOf(readPlans()),
    ...written,
  };
  const title = first.title.slice(0, longestTitle);
  const copy = contentOf(randomId(), { ...first, title, stops, items: [] }, at);
  const made: LocalTrip = { copy, owner: null, savedAt: null, isUnsent: true, touchedAt: Date.now() };
  keep((before) => ({ ...before, trips: [...before.trips, made], current: copy._id }));
  return copy._id;
}

export const chooseTrip = (id: string): void => keep((kept) => ({ ...kept, current: id }));

function changeCopy(id: string, change: (copy: TripCopy, at: string) => TripCopy): void {
  const now = tripNow();
  keep((kept) => ({
    ...kept,
    trips: kept.trips.map((trip) => {
      if (trip.copy._id !== id) return trip;
      // After what was read last, also where this clock is behind.
      const copy = change(trip.copy, momentOf(trip.copy, Math.max(now, readAt(trip) + 1)));
      return copy === trip.copy ? trip : { ...trip, copy, isUnsent: true, touchedAt: Date.now() };
    }),
  }));
}

/** Changes what is named of a trip; `stops` are all of them, in their order. */
export const changeTrip = (id: string, change: TripStart): void =>
  changeCopy(id, (copy, at) => changed(copy, { ...change, version: 0 }, at));

export interface Thing {
  kind: ThingKind;
  itemId: string;
}

/** Saves a thing into a trip, or says of a saved one where it hangs and what is noted of it. */
export function saveItem(
  id: string,
  thing: Thing & { stopId?: string | null; staysOff?: boolean | undefined; note?: string },
  shown?: Shown,
) {
  changeCopy(id, (copy, at) => {
    const there = copy.items.find((one) => itemKey(one) === itemKey(thing));
    const next = addItem(copy, { ...{ stopId: null, note: '' }, ...there, ...thing }, at);
    if (!next) throw new TripProblem(t('A trip has at most {mostItems} saved things.', { mostItems }));
    return next;
  });
  if (shown) rememberShown([shown]);
}

export const takeItemOut = (id: string, thing: Thing): void =>
  changeCopy(id, (copy, at) => withoutItem(copy, itemKey(thing), at));

/** Keeps what is shown of saved things; what is whole is not replaced by what was read off a card. */
export function rememberShown(all: readonly Shown[]): void {
  keep((kept) => {
    const known = { ...kept.shown };
    for (const one of all) {
      const key = itemKey({ kind: one.kind, itemId: one._id });
      if (!one.isPartial || !known[key] || known[key].isPartial) known[key] = one;
    }
    return { ...kept, shown: known };
  });
}

/** Deletes a trip; what is given brings it back. */
export function deleteTrip(id: string): () => void {
  const before = readLocal().trips.find(({ copy }) => copy._id === id);
  const wasCurrent = readLocal().current === id;
  keep((kept) => ({
    ...kept,
    current: wasCurrent ? null : kept.current,
    trips: kept.trips.flatMap((trip) => {
      if (trip.copy._id !== id) return [trip];
      // Where there is no account nothing is left to delete elsewhere. An account may have what it was not heard to have taken;
      // what came by a link it leaves, and only its owner deletes it.
      const isHereAlone = trip.owner === null && kept.account === null;
      return isHereAlone ? [] : [{ ...trip, isDeleted: true }];
    }),
  }));
  return () => {
    if (!before) return;
    keep((kept) => ({
      ...kept,
      current: wasCurrent ? id : kept.current,
      trips: [
        ...kept.trips.filter(({ copy }) => copy._id !== id),
        // The account may have left it by now, and joins it again.
        { ...before, isUnsent: true, ...(before.link && { link: { ...before.link, isInAccount: false } }) },
      ],
    }));
  };
}

/** Presses the heart of a thing: into the current trip, which is begun where there is none, or out of it. */
export function setSaved(thing: Thing, isWanted: boolean, shown?: Shown): void {
  const trip = currentIn(readLocal());
  if (isWanted) saveItem(trip?.copy._id ?? beginTrip(), thing, shown);
  else if (trip) takeItemOut(trip.copy._id, thing);
}
