import { itemKey } from '@serendib/contract/trips/keys';
import { mostItems, mostShown } from '@serendib/contract/trips/limits';
import { call } from '~/lib/api/call.ts';
import { hangLocated } from './hang.ts';
import { type LocalTrip, readLocal, type Shown } from './local-trips.ts';
import { keep, tripsIn } from './trips.ts';

/**
 * Asks what is to be shown of saved things of which nothing whole is known, and anew of all of the trip that is looked at. What
 * is not public any more keeps its name, so that one knows what is gone. Without a network what was known stays.
 */
export async function fillShown(lookedAt?: string): Promise<void> {
  const kept = readLocal();
  const trips = tripsIn(kept);
  const own = keysOf(trips.filter(({ copy }) => copy._id === lookedAt));
  const missing = [...keysOf(trips)].filter((key) => {
    const known = kept.shown[key];
    return !own.has(key) && (!known || known.isPartial);
  });
  const keys = [...own, ...missing];
  const asked: string[] = [];
  const found: Shown[] = [];
  for (let at = 0; at < keys.length; at += mostShown) {
    const some = keys.slice(at, at + mostShown);
    const ids = some.map((key) => key.slice('item:'.length)).join(',');
    const answer = await call('GET /items', { query: { ids }, fresh: true }).catch(() => null);
    if (answer) {
      asked.push(...some);
      found.push(...answer.data);
    }
    // All trips are written each time, so what came is kept once for as much as a trip has.
    const isEnd = !answer || at + mostShown >= keys.length;
    if (asked.length >= mostItems || (isEnd && asked.length > 0)) {
      keep((before) => ({ ...before, shown: withFound(before.shown, asked, found) }));
      if (!lookedAt) hangLocated(asked);
      asked.length = 0;
      found.length = 0;
    }
    if (!answer) return;
  }
}

const keysOf = (trips: readonly LocalTrip[]) => new Set(trips.flatMap(({ copy }) => copy.items.map(itemKey)));

function withFound(known: Record<string, Shown>, keys: readonly string[], found: readonly Shown[]) {
  const next = { ...known };
  for (const key of keys) {
    const one = found.find(({ kind, _id }) => itemKey({ kind, itemId: _id }) === key);
    const before = next[key];
    if (one) next[key] = one;
    else if (before) next[key] = { ...before, isPartial: false, isGone: true };
  }
  return next;
}
