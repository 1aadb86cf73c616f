import { itemKey, stopKey } from './keys.ts';
import { mostGone } from './limits.ts';
import type { TripCopy, WrittenField } from './trip.ts';

type Dated = { changedAt: string };
type Gone = TripCopy['gone'][number];

/** What never had a moment is older than all that has. */
const never = '';
const laterOf = (one: string | null | undefined, other: string | null | undefined): string =>
  (one ?? never) > (other ?? never) ? (one ?? never) : (other ?? never);

/**
 * Two copies of one trip as one: of each field, stop and saved thing the newest, nothing lost that was not taken away
 * later than it was last changed. Which of the two comes first makes no difference, and merging again changes nothing.
 */
export function mergeTrips(one: TripCopy, other: TripCopy): TripCopy {
  const gone = mergeGone(one.gone, other.gone);
  const stops = newest(one.stops, other.stops, stopKey, gone);
  const items = newest(one.items, other.items, itemKey, gone);
  return {
    ...mergeFields(one, other),
    _id: one._id,
    stops: stops.sort((a, b) => a.position - b.position || compare(a.id, b.id)),
    items: items.sort((a, b) => compare(a.changedAt, b.changedAt) || compare(itemKey(a), itemKey(b))),
    gone: newestGone(gone),
  };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Two that were changed at the same moment: the greater text, so that both sides choose the same. */
const wins = <T>(one: T, at: string, other: T, otherAt: string): boolean =>
  at === otherAt ? JSON.stringify(one) >= JSON.stringify(other) : at > otherAt;

function mergeFields(one: TripCopy, other: TripCopy) {
  const { title, from, month, adults, children, languages, notes } = one;
  const merged: Record<string, unknown> = { title, from, month, adults, children, languages, notes };
  const changedAt: Record<string, string> = {};
  for (const field of Object.keys(merged) as WrittenField[]) {
    const [at, otherAt] = [one.changedAt[field] ?? never, other.changedAt[field] ?? never];
    if (!wins(one[field], at, other[field], otherAt)) merged[field] = other[field];
    const latest = laterOf(at, otherAt);
    if (latest) changedAt[field] = latest;
  }
  return { ...(merged as Pick<TripCopy, WrittenField>), changedAt };
}

function mergeGone(one: Gone[], other: Gone[]): Map<string, string> {
  const gone = new Map<string, string>();
  for (const { key, at } of [...one, ...other]) gone.set(key, laterOf(gone.get(key), at));
  return gone;
}

/** As much as is remembered, so that a trip that is merged again and again does not grow. */
const newestGone = (gone: Map<string, string>): Gone[] =>
  [...gone]
    .map(([key, at]) => ({ key, at }))
    .sort((a, b) => compare(b.at, a.at) || compare(a.key, b.key))
    .slice(0, mostGone)
    .sort((a, b) => compare(a.key, b.key));

/** Of both sides' things the newer of each; without those that were taken away later. What comes back stays. */
function newest<T extends Dated>(
  one: T[],
  other: T[],
  keyOf: (thing: T) => string,
  gone: Map<string, string>,
): T[] {
  const kept = new Map<string, T>();
  for (const thing of [...one, ...other]) {
    const there = kept.get(keyOf(thing));
    if (!there || wins(thing, thing.changedAt, there, there.changedAt)) kept.set(keyOf(thing), thing);
  }
  return [...kept.values()].filter((thing) => {
    const at = gone.get(keyOf(thing));
    if (at === undefined) return true;
    if (at >= thing.changedAt) return false;
    gone.delete(keyOf(thing));
    return true;
  });
}
