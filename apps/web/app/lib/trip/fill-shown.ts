import { itemKey } from '@serendib/contract/trips/keys';
import { mostItems, mostShown } from '@serendib/contract/trips/limits';
import { call } from '~/lib/api/call.ts';
import { piecesOf } from '~/lib/list/pieces-of.ts';
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
  // All trips are written each time, so what came is kept once for as much as a trip has.
  for (const keys of [...piecesOf([...own], mostItems), ...piecesOf(missing, mostItems)]) {
    const { asked, found } = await ask(keys);
    if (asked.length > 0) keep((before) => ({ ...before, shown: withFound(before.shown, asked, found) }));
    if (!lookedAt) hangLocated(asked);
    if (asked.length < keys.length) return;
  }
}

const keysOf = (trips: readonly LocalTrip[]) => new Set(trips.flatMap(({ copy }) => copy.items.map(itemKey)));

/** What is found of these, as far as the API is reached. */
async function ask(keys: readonly string[]): Promise<{ asked: string[]; found: Shown[] }> {
  const asked: string[] = [];
  const found: Shown[] = [];
  for (const some of piecesOf(keys, mostShown)) {
    const ids = some.map((key) => key.slice('item:'.length)).join(',');
    const answer = await call('GET /items', { query: { ids } }).catch(() => null);
    if (!answer) break;
    asked.push(...some);
    found.push(...answer.data);
  }
  return { asked, found };
}

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
